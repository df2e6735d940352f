import { type KeyboardEvent, useRef, useState } from 'react';

/**
 * For a select that acts on its choice at once. In a closed select each arrow key passes through options, so a choice
 * by key takes effect on Enter or on blur. A choice in the open list takes effect immediately.
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
