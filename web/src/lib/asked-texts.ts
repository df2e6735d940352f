/** A search box writes its text into the address, and reads only changes from elsewhere (back, clear all) there. */
export function createAskedTexts(first: string | undefined) {
  let latest = first;
  const onTheirWay = new Set<string | undefined>();
  return {
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
