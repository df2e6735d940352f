/** Keeps options whose name contains the text, ignoring case. Those that begin with it come first. */
export function filterOptions<Option>(options: readonly Option[], text: string, nameOf: (option: Option) => string) {
  const wanted = text.trim().toLocaleLowerCase();
  if (!wanted) return [...options];
  const matching = options.filter((option) => nameOf(option).toLocaleLowerCase().includes(wanted));
  const begins = (option: Option) => nameOf(option).toLocaleLowerCase().startsWith(wanted);
  return [...matching.filter(begins), ...matching.filter((option) => !begins(option))];
}
