// HTTP. Whatever goes wrong is a reason that can be worded.

import type { Reason } from "./protocol.ts";

export class Refused extends Error {
  constructor(readonly reason: Reason) {
    super(reason.text);
  }
}

const OFFLINE: Reason = { message: "page-offline", rule: "house", details: {}, text: "The server cannot be reached." };

/** A reason of the page's own. */
export function because(message: string): Refused {
  return new Refused({ message, rule: "house", details: {}, text: message });
}

/** Ask the server; a body is posted, as JSON or, if it is a string, as text. */
export async function ask<Answer>(path: string, body?: unknown): Promise<Answer> {
  const text = typeof body === "string";
  const wanted: RequestInit =
    body === undefined
      ? {}
      : {
          method: "POST",
          headers: { "content-type": text ? "text/plain" : "application/json" },
          body: text ? body : JSON.stringify(body),
        };
  let answer: Response;
  let told: unknown;
  try {
    answer = await fetch(path, wanted);
    told = answer.status === 204 ? null : await answer.json();
  } catch {
    throw new Refused(OFFLINE);
  }
  if (!answer.ok) throw new Refused((told as { reason?: Reason } | null)?.reason ?? OFFLINE);
  return told as Answer;
}

/** A random key. (crypto.randomUUID needs https.) */
export function newKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
