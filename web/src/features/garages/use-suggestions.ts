import { type KeyboardEvent, useRef, useState } from 'react';

interface ShownList {
  listId: string;
  optionId: string | undefined;
}

type KeyHandler = (event: KeyboardEvent<HTMLInputElement>) => void;

export type SuggestionsLink = Pick<ReturnType<typeof useSuggestions>, 'keys' | 'setShown'>;

/** Connects a search box to its suggestions, whose code is loaded when the box has the focus for the first time. */
export function useSuggestions() {
  const [isWanted, setWanted] = useState(false);
  const [shown, setShown] = useState<ShownList | null>(null);
  const keys = useRef<KeyHandler>(null);
  return {
    isWanted,
    keys,
    setShown,
    inputProps: {
      role: 'combobox',
      autoComplete: 'off',
      'aria-autocomplete': 'list' as const,
      'aria-expanded': shown !== null,
      'aria-controls': shown?.listId,
      'aria-activedescendant': shown?.optionId,
      onFocus: () => setWanted(true),
      onKeyDown: ((event) => keys.current?.(event)) satisfies KeyHandler,
    },
  };
}
