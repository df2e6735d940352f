import { type RefObject, useLayoutEffect, useState } from 'react';

/** A keyboard covers more than the browser's bars do. */
const keyboardPx = 150;

/** Sets `--visible-top` and `--visible-height`, because most phones overlay the keyboard. True while it is open. */
export function useVisibleArea(element: RefObject<HTMLElement | null>): boolean {
  const [isKeyboardOpen, setKeyboardOpen] = useState(false);
  useLayoutEffect(() => {
    const view = window.visualViewport;
    if (!view) return;
    function follow() {
      // While zoomed in, the visible part is a section of the page, so the layout stays as it is.
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
