// HTTP: what goes wrong is always a reason that can be worded.

export class Refused extends Error {
  constructor(reason) {
    super(reason.text);
    this.reason = reason;
  }
}

const OFFLINE = { message: "page-offline", rule: "house", details: {}, text: "The server cannot be reached." };

export async function ask(path, body, method = body === undefined ? "GET" : "POST") {
  const text = typeof body === "string";
  const headers = body === undefined ? {} : { "content-type": text ? "text/plain" : "application/json" };
  let answer, told;
  try {
    answer = await fetch(path, { method, headers, body: body === undefined || text ? body : JSON.stringify(body) });
    told = answer.status === 204 ? null : await answer.json();
  } catch {
    throw new Refused(OFFLINE);
  }
  if (!answer.ok) throw new Refused(told?.reason ?? OFFLINE);
  return told;
}

// Unlike crypto.randomUUID it is there without https, too.
export function newKey() {
  return [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

// Matches this browser has been to: ids only, a seat's secret is in a cookie that no script can read.
const KEPT = "rostra-matches";

export function knownMatches() {
  try {
    return JSON.parse(localStorage.getItem(KEPT)) ?? [];
  } catch {
    return [];
  }
}

export function remember(id, more = {}) {
  const others = knownMatches();
  const before = others.find((one) => one.id === id);
  const kept = [{ ...before, id, ...more }, ...others.filter((one) => one.id !== id)];
  localStorage.setItem(KEPT, JSON.stringify(kept.slice(0, 20)));
}

export function forget(id) {
  localStorage.setItem(KEPT, JSON.stringify(knownMatches().filter((one) => one.id !== id)));
}
