// Small help with elements. Nothing here sets a style or takes markup: text is always text.

// el("button", { class: "quiet", onclick: go, "data-action": line }, "Go"); null and false are left out.
export function el(tag, given = {}, ...children) {
  return fill(document.createElement(tag), given, children);
}

export function svg(tag, given = {}, ...children) {
  return fill(document.createElementNS("http://www.w3.org/2000/svg", tag), given, children);
}

function fill(made, given, children) {
  for (const [name, value] of Object.entries(given)) {
    if (value === null || value === undefined || value === false) continue;
    if (name.startsWith("on")) made.addEventListener(name.slice(2), value);
    else if (name === "value" || name === "checked") made[name] = value;
    else made.setAttribute(name, value === true ? "" : value);
  }
  made.append(...children.flat(Infinity).filter((child) => child !== null && child !== undefined && child !== false));
  return made;
}

// What is new, for those who listen to the page.
export function announce(sentences) {
  const news = document.getElementById("news");
  news.replaceChildren(...sentences.slice(-6).map((sentence) => el("p", {}, sentence)));
}

export function button(text, onclick, more = {}) {
  return el("button", { type: "button", onclick, ...more }, text);
}

export function field(label, input, note) {
  return el("label", { class: "field" }, el("span", {}, label), input, note ? el("small", {}, note) : null);
}

export function select(name, choices, chosen, onchange) {
  const made = el("select", { name, onchange });
  for (const [value, text] of choices) made.append(el("option", { value, selected: value === chosen }, text));
  return made;
}

export function tick(name, label, checked) {
  return el("label", { class: "tick" }, el("input", { type: "checkbox", name, checked }), el("span", {}, label));
}

// A question with two answers; resolves to whether it was yes.
export function confirmed(question, yes, no) {
  const dialog = document.getElementById("asking");
  return new Promise((resolve) => {
    const answer = (value) => () => dialog.close(value);
    dialog.replaceChildren(
      el("p", {}, question),
      el("div", { class: "row" }, button(yes, answer("yes"), { class: "strong" }), button(no, answer("no"))),
    );
    dialog.onclose = () => resolve(dialog.returnValue === "yes");
    dialog.returnValue = "no";
    dialog.showModal();
  });
}

export async function copy(input) {
  input.select();
  try {
    await navigator.clipboard.writeText(input.value);
  } catch {
    document.execCommand("copy"); // without https there is no other way
  }
}
