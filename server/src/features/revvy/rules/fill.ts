/** Sets values into a phrase's {names}. Values are data: what Markdown would read in them is shown as it was written. */
export function fill(phrase: string, values: Record<string, string | number>): string {
  return phrase.replace(/\{(\w+)\}/g, (_, name: string) => escapeMarkdown(String(values[name] ?? '')));
}

function escapeMarkdown(text: string): string {
  return text.replace(/[\\`*_[\]<>#|~!]/g, '\\$&');
}
