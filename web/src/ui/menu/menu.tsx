import { Content, Item, Portal, Root, Trigger } from 'radix-ui/dropdown-menu';
import { type ReactElement, type ReactNode, useRef, useState } from 'react';
import { cn } from '../cn.ts';

export interface MenuItem {
  key: string;
  label: string;
  icon: ReactNode;
  /** For irreversible actions. */
  isDanger?: boolean;
  /** Runs after the menu has closed and its button has the focus again, so that a dialog can return the focus. */
  onSelect?: () => void;
  /** Runs `onSelect` within the press, because browsers open a file picker only then. */
  isImmediate?: boolean;
  /** Opens in a new tab. */
  href?: string;
}

interface MenuProps {
  /** The button. */
  children: ReactElement;
  items: readonly MenuItem[];
  /** Starts open, for a menu loaded on its first press. */
  defaultOpen?: boolean;
  /** The edges of menu and button to align. */
  align?: 'start' | 'end';
}

const itemStyles = [
  'flex min-h-11 w-full cursor-pointer select-none items-center gap-3 rounded-control px-3 py-2 text-start font-medium leading-snug focus-visible:-outline-offset-3',
  'data-[highlighted]:bg-text/8 dark:data-[highlighted]:bg-text/12 [&_svg]:size-5 [&_svg]:shrink-0',
].join(' ');

/** Shows a menu below a button, with ARIA's keys. Load it lazily from pages that open it on demand. */
export function Menu({ children, items, defaultOpen, align = 'end' }: MenuProps) {
  const chosen = useRef<() => void>(undefined);
  const [button, setButton] = useState<HTMLElement | null>(null);
  function runChosen() {
    const run = chosen.current;
    chosen.current = undefined;
    if (run) setTimeout(run);
  }
  return (
    <Root modal={false} defaultOpen={defaultOpen}>
      <Trigger asChild ref={setButton}>
        {children}
      </Trigger>
      <Portal container={placeOf(button)}>
        <Content
          align={align}
          sideOffset={4}
          collisionPadding={12}
          onCloseAutoFocus={runChosen}
          className="z-50 min-w-52 max-w-[min(20rem,calc(100vw-1.5rem))] rounded-card border border-border bg-surface p-1.5 text-text shadow-raised data-[state=open]:animate-pop-in dark:bg-surface-raised"
        >
          {items.map((item) => (
            <MenuRow key={item.key} item={item} onChoose={(run) => (chosen.current = run)} />
          ))}
        </Content>
      </Portal>
    </Root>
  );
}

/** Container for the menu: the dialog around the button, which traps the focus, or the page's main landmark. */
function placeOf(button: HTMLElement | null): HTMLElement | null {
  return button?.closest<HTMLElement>('[role="dialog"], main') ?? null;
}

function MenuRow({ item, onChoose }: { item: MenuItem; onChoose: (run: (() => void) | undefined) => void }) {
  const content = (
    <>
      <span aria-hidden="true" className="flex">
        {item.icon}
      </span>
      <span className="wrap-anywhere min-w-0">{item.label}</span>
    </>
  );
  const className = cn(itemStyles, item.isDanger ? 'text-danger' : 'text-text');
  if (item.href) {
    return (
      <Item asChild className={className}>
        <a href={item.href} target="_blank" rel="noopener noreferrer">
          {content}
        </a>
      </Item>
    );
  }
  return (
    <Item className={className} onSelect={() => (item.isImmediate ? item.onSelect?.() : onChoose(item.onSelect))}>
      {content}
    </Item>
  );
}
