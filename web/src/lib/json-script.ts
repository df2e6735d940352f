/** Structured data as the content of a script: a closing tag inside a text must not end it. */
export function jsonScript(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
