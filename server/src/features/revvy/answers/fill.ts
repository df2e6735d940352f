/** Values are data, so their Markdown is escaped. */
export function fill(phrase: string, values: Record<string, string | number>): string {
  return phrase.replace(/\{(\w+)\}/g, (_, name: string) => escapeMarkdown(String(values[name] ?? '')));
}

function escapeMarkdown(text: string): string {
  return text.replace(/[\\`*_[\]<>#|~!]/g, '\\$&');
}
