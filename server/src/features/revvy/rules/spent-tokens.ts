const lettersOfToken = 4;
const tokensOfPicture = 1_000;

interface Prompt {
  letters: number;
  pictures: number;
}

export interface Spending {
  /** A request left; what it costs is owed from now on. */
  sent(): void;
  /** The provider did not take it: it costs nothing. */
  refused(): void;
  /** Letters that the model wrote or that a tool gave it. */
  letters(count: number): void;
  /** The answer to a request is whole; tokens as the provider reports them, if it does. */
  answered(tokens: number | undefined): void;
  total(): number;
}

/** Counts the tokens of one answer: those reported, and estimates for requests whose end never came. */
export function createSpending(prompt: Prompt): Spending {
  let counted = 0;
  let isOwed = false;
  let grown = 0;
  const estimate = () => Math.ceil((prompt.letters + grown) / lettersOfToken) + prompt.pictures * tokensOfPicture;
  return {
    sent() {
      isOwed = true;
    },
    refused() {
      isOwed = false;
    },
    letters(count) {
      grown += count;
    },
    answered(tokens) {
      counted += tokens ? tokens : estimate();
      isOwed = false;
    },
    total: () => counted + (isOwed ? estimate() : 0),
  };
}
