import { type RefObject, useLayoutEffect, useState } from 'react';

/** A keyboard covers more than the bars of a browser do. */
const keyboardPx = 150;

/**
 * Keeps `--visible-top` and `--visible-height` of an element at what can be seen of the page: most phones lay their
 * keyboard over it. Answers whether one is open.
 */
export function useVisibleArea(element: RefObject<HTMLElement | null>): boolean {
  const [isKeyboardOpen, setKeyboardOpen] = useState(false);
  useLayoutEffect(() => {
    const view = window.visualViewport;
    if (!view) return;
    function follow() {
      // Zoomed in, one looks at a part of the page, and it keeps its shape.
      if (!view || view.scale > 1.01) return;
      element.current?.style.setProperty('--visible-top', `${view.offsetTop}px`);
      element.current?.style.setProperty('--visible-height', `${view.height}px`);
      setKeyboardOpen(window.innerHeight - view.height > keyboardPx);
    }
    follow();
    view.addEventListener('resize', follow);
    view.addEventListener('scroll', follow);
    return () => {
      view.removeEventListener('resize', follow);
      view.removeEventListener('scroll', follow);
    };
  }, [element]);
  return isKeyboardOpen;
}
