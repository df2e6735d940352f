import { type PointerEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { placeAt } from './rules/order.ts';

export function useDragOrder(onMove: (from: number, to: number) => void) {
  const list = useRef<HTMLOListElement>(null);
  const at = useRef<number | null>(null);
  const [dragged, setDragged] = useState<number | null>(null);

  function put(place: number | null) {
    at.current = place;
    setDragged(place);
  }

  function handleProps(place: number) {
    return {
      onPointerDown(event: PointerEvent<HTMLElement>) {
        if (event.button !== 0) return;
        // From here on the list receives all pointer events, whatever is below the pointer.
        list.current?.setPointerCapture(event.pointerId);
        event.preventDefault();
        put(place);
      },
    };
  }

  const end = () => put(null);
  const listProps = {
    ref: list,
    onPointerMove({ clientY }: PointerEvent) {
      const from = at.current;
      if (from === null || !list.current) return;
      const middles = [...list.current.children].map((row) => {
        const { top, height } = row.getBoundingClientRect();
        return top + height / 2;
      });
      const to = placeAt(clientY, middles, from);
      if (to === from) return;
      // The next pointer event must see the rows in their new order.
      flushSync(() => {
        onMove(from, to);
        put(to);
      });
    },
    onPointerUp: end,
    onPointerCancel: end,
  };

  return { dragged, listProps, handleProps };
}
