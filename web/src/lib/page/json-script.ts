/** Structured data as script content. Escapes `<`, so that a closing tag in a text cannot end the script. */
export function jsonScript(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
