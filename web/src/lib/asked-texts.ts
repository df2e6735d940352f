/**
 * Texts a search box has put into the address. They may arrive while the user types on, so only changes from elsewhere
 * (back, clear all) are written into the box.
 */
export function createAskedTexts(first: string | undefined) {
  let latest = first;
  const onTheirWay = new Set<string | undefined>();
  return {
    /** False when the text is the latest request already. */
    ask(text: string | undefined): boolean {
      if (text === latest) return false;
      latest = text;
      onTheirWay.add(text);
      return true;
    },
    /** Whether the box must show the text that arrived. */
    receive(arrived: string | undefined): boolean {
      const isNews = arrived !== latest;
      if (isNews && onTheirWay.has(arrived)) return false;
      latest = arrived;
      onTheirWay.clear();
      return isNews;
    },
  };
}
