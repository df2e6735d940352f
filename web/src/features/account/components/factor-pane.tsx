import { type ReactNode, useRef } from 'react';
import { useKeepFocus } from '@/ui/use-keep-focus.ts';

/** Steps that replace each other. Each one gets the focus and is scrolled to its start. */
export function FactorPane({ children }: { children: ReactNode }) {
  const pane = useRef<HTMLDivElement>(null);
  useKeepFocus(pane, () => {
    pane.current?.scrollIntoView({ block: 'nearest' });
    return pane.current?.querySelector<HTMLElement>('[tabindex="-1"], input, button');
  });
  return (
    <div ref={pane} className="grid scroll-mt-24 grid-cols-[minmax(0,1fr)] gap-4">
      {children}
    </div>
  );
}
