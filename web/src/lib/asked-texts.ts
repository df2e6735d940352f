/**
 * What a search box has asked the address to hold. Such a text may arrive while more is being typed: only what comes from
 * elsewhere (back, clear all) is to be written into the box.
 */
export function createAskedTexts(first: string | undefined) {
  let latest = first;
  const onTheirWay = new Set<string | undefined>();
  return {
    /** False for what was asked for last: it needs no asking. */
    ask(text: string | undefined): boolean {
      if (text === latest) return false;
      latest = text;
      onTheirWay.add(text);
      return true;
    },
    /** Whether the box is to show what the address holds now. */
    hear(arrived: string | undefined): boolean {
      const isNews = arrived !== latest;
      if (isNews && onTheirWay.has(arrived)) return false;
      latest = arrived;
      onTheirWay.clear();
      return isNews;
    },
  };
}
