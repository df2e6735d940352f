import { type KeyboardEvent, useRef, useState } from 'react';

/**
 * For a select whose choice is carried out at once. In a closed one each arrow key chooses the next, on its way to another:
 * what keys choose is carried out with Enter or when one goes on; what is picked in the open list, as it is picked.
 */
export function useSettledChoice(value: string, onChoose: (value: string) => void) {
  const [passing, setPassing] = useState<string | null>(null);
  const isByKey = useRef(false);

  function settle() {
    isByKey.current = false;
    if (passing === null) return;
    setPassing(null);
    if (passing !== value) onChoose(passing);
  }

  return {
    value: passing ?? value,
    onPointerDown() {
      isByKey.current = false;
    },
    onKeyDown({ key }: KeyboardEvent) {
      if (key === 'Enter') settle();
      else if (key === 'Escape') setPassing(null);
      else isByKey.current = true;
    },
    onChange({ target }: { target: { value: string } }) {
      if (isByKey.current) return setPassing(target.value);
      setPassing(null);
      onChoose(target.value);
    },
    onBlur: settle,
  };
}
