const lettersOfToken = 4;
const tokensOfPicture = 1_000;

interface Prompt {
  letters: number;
  pictures: number;
}

export interface Spending {
  sent(): void;
  refused(): void;
  /** Characters that the model wrote or that a tool returned to it. */
  letters(count: number): void;
  answered(tokens: number | undefined): void;
  total(): number;
}

/** Estimates requests that were cut off. */
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
