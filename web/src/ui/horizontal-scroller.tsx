import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Children, isValidElement, type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { useTranslation } from '@/i18n/use-translation.ts';
import { cn } from './cn.ts';
import { IconButton } from './icon-button.tsx';
import { useScrollEdges } from './use-scroll-edges.ts';

interface HorizontalScrollerProps {
  /** Name of the list for screen readers. */
  label: string;
  children: ReactNode;
}

/** Shows a row of cards with scroll snapping. Wide screens with a mouse get arrows where there is more. */
export function HorizontalScroller({ label, children }: HorizontalScrollerProps) {
  const { t } = useTranslation('common');
  const list = useRef<HTMLUListElement>(null);
  const { canGoBack, canGoOn } = useScrollEdges(list);
  useStartOfList(list, children);

  function turn(direction: 1 | -1) {
    const element = list.current;
    element?.scrollBy({ left: direction * element.clientWidth * 0.8 });
  }

  return (
    <div className="relative contain-inline-size">
      <ul
        ref={list}
        aria-label={label}
        className="-mx-4 scrollbar-none flex snap-x snap-mandatory scroll-px-4 gap-4 scroll-row scroll-smooth px-4 pt-1 pb-5 md:-mx-6 md:scroll-px-6 md:px-6 min-[72rem]:mx-0 min-[72rem]:scroll-px-0 min-[72rem]:px-0"
      >
        {Children.map(children, (child) => (
          <li className="flex w-[78%] max-w-80 shrink-0 snap-start sm:w-72 [&>*]:w-full">{child}</li>
        ))}
      </ul>
      <ArrowButton side="start" visible={canGoBack} label={t('action.previous')} onPress={() => turn(-1)} />
      <ArrowButton side="end" visible={canGoOn} label={t('action.next')} onPress={() => turn(1)} />
    </div>
  );
}

/** Scrolls to the start when the cards change, because the browser would stay at the card it had snapped to. */
function useStartOfList(list: RefObject<HTMLElement | null>, cards: ReactNode): void {
  const order = Children.toArray(cards)
    .map((card) => (isValidElement(card) ? card.key : ''))
    .join();
  const shown = useRef(order);
  useLayoutEffect(() => {
    if (shown.current === order) return;
    shown.current = order;
    list.current?.scrollTo({ left: 0, behavior: 'instant' });
  }, [list, order]);
}

interface ArrowButtonProps {
  side: 'start' | 'end';
  visible: boolean;
  label: string;
  onPress: () => void;
}

// Arrows are not in the tab order: keyboard users reach every card through its link, and the list scrolls along.
function ArrowButton({ side, visible, label, onPress }: ArrowButtonProps) {
  if (!visible) return null;
  return (
    <IconButton
      variant="raised"
      label={label}
      tabIndex={-1}
      onClick={onPress}
      className={cn(
        'absolute top-1/2 -translate-y-1/2 max-md:hidden not-pointer-fine:hidden',
        side === 'start' ? '-start-3' : '-end-3',
      )}
    >
      {side === 'start' ? <ChevronLeft aria-hidden="true" /> : <ChevronRight aria-hidden="true" />}
    </IconButton>
  );
}
