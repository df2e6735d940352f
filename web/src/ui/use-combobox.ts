import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';

interface ComboboxState {
  count: number;
  onChoose: (index: number) => void;
}

/**
 * Keyboard and ARIA of an editable combobox with suggestions (ARIA 1.2): arrow keys move, Enter takes the marked option
 * and otherwise submits the text. Escape closes the list; only when it is closed does a surrounding dialog get the key.
 * The focus stays in the input.
 */
export function useCombobox({ count, onChoose }: ComboboxState) {
  const id = useId();
  const listId = `${id}-list`;
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const list = useRef<HTMLDivElement>(null);
  const isShown = isOpen && count > 0;
  const current = active < count ? active : -1;

  // Scrolls the whole list into view, because a bar at the bottom of the page could cover it.
  useEffect(() => {
    if (isShown && count > 0) list.current?.scrollIntoView({ block: 'nearest' });
  }, [isShown, count]);

  function close() {
    setOpen(false);
    setActive(-1);
  }

  function choose(index: number) {
    onChoose(index);
    close();
  }

  function move(index: number) {
    setOpen(true);
    setActive(index);
    list.current?.children[index]?.scrollIntoView({ block: 'nearest' });
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' && count > 0) {
      event.preventDefault();
      move(current + 1 < count ? current + 1 : 0);
    } else if (event.key === 'ArrowUp' && count > 0) {
      event.preventDefault();
      move(current > 0 ? current - 1 : count - 1);
    } else if (event.key === 'Enter' && isShown && current >= 0) {
      event.preventDefault();
      choose(current);
    } else if (event.key === 'Escape' && isShown) {
      event.preventDefault();
      event.stopPropagation();
      close();
    } else if (event.key === 'Tab' || event.key === 'Enter') {
      close();
    }
  }

  return {
    list,
    isShown,
    active: current,
    choose,
    close,
    edited() {
      setOpen(true);
      setActive(-1);
    },
    optionId: (index: number) => `${id}-${index}`,
    inputProps: {
      role: 'combobox',
      autoComplete: 'off',
      'aria-autocomplete': 'list' as const,
      'aria-expanded': isShown,
      'aria-controls': isShown ? listId : undefined,
      'aria-activedescendant': isShown && current >= 0 ? `${id}-${current}` : undefined,
      onKeyDown,
      onBlur: close,
      onClick: () => setOpen(true),
    },
    listId,
  };
}
