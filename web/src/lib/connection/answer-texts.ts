type Load = () => Promise<unknown>;

let load: Load | undefined;

/**
 * The names of services arrive with answers of the API, so each answer waits for their texts. A visitor who only reads
 * the first page never loads them.
 */
export const answerTexts = {
  loadWith(next: Load): void {
    load = next;
  },
  /** Never rejects: without the texts, names are English. The next call tries again. */
  async brought(): Promise<void> {
    await load?.().catch(() => undefined);
  },
};
