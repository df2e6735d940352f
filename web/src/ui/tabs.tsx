import { type ComponentProps, createContext, type KeyboardEvent, use, useId } from 'react';
import { cn } from './cn.ts';

interface TabsState {
  id: string;
  value: string;
  onValueChange: (value: string) => void;
}

const TabsContext = createContext<TabsState>({ id: '', value: '', onValueChange: () => undefined });

/** Tabs with automatic activation by arrow keys (ARIA), around a `TabList` and a `TabPanel` for the chosen value. */
export function Tabs({ value, onValueChange, ...props }: ComponentProps<'div'> & Omit<TabsState, 'id'>) {
  const id = useId();
  return (
    <TabsContext value={{ id, value, onValueChange }}>
      <div {...props} />
    </TabsContext>
  );
}

/** `label` names the tab list for screen readers. */
export function TabList({ label, className, ...props }: ComponentProps<'div'> & { label: string }) {
  return (
    <div
      role="tablist"
      aria-label={label}
      onKeyDown={moveByKey}
      className={cn('scrollbar-none flex gap-1 scroll-row border-border border-b', className)}
      {...props}
    />
  );
}

function moveByKey(event: KeyboardEvent<HTMLElement>) {
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')];
  const current = tabs.findIndex((tab) => tab.contains(event.target as Node));
  const targets: Record<string, number> = {
    ArrowLeft: current - 1,
    ArrowRight: (current + 1) % tabs.length,
    Home: 0,
    End: -1,
  };
  const target = targets[event.key];
  if (target === undefined || current < 0) return;
  event.preventDefault();
  const tab = tabs.at(target);
  tab?.focus();
  tab?.click();
}

const tabStyles = [
  'relative flex min-h-12 items-center rounded-t-control font-semibold text-text-muted transition-colors',
  'hover:text-text focus-visible:-outline-offset-3 aria-selected:text-text [&_svg]:size-5 [&_svg]:shrink-0',
  'after:absolute after:inset-x-3 after:bottom-0 after:h-[3px] after:rounded-t-full after:bg-transparent',
  'aria-selected:after:bg-accent',
].join(' ');

const layouts = {
  /** As wide as its content. */
  row: 'shrink-0 gap-2 px-4',
  /** The tabs share the whole width. */
  stretched: 'flex-1 justify-center gap-2 px-1.5 max-sm:gap-1.5',
  /** For many narrow tabs that share the full width, with their lines stacked. */
  column: 'min-w-fit flex-1 flex-col px-0.5 py-2 max-[22rem]:px-0',
};

interface TabProps extends ComponentProps<'button'> {
  value: string;
  layout?: keyof typeof layouts;
}

export function Tab({ value, layout = 'row', className, ...props }: TabProps) {
  const tabs = use(TabsContext);
  const isChosen = value === tabs.value;
  return (
    <button
      type="button"
      role="tab"
      id={`${tabs.id}-tab-${value}`}
      aria-selected={isChosen}
      aria-controls={isChosen ? `${tabs.id}-panel` : undefined}
      tabIndex={isChosen ? 0 : -1}
      onClick={() => tabs.onValueChange(value)}
      className={cn(tabStyles, layouts[layout], className)}
      {...props}
    />
  );
}

/** Renders only while its value is the chosen one. */
export function TabPanel({ value, className, ...props }: ComponentProps<'div'> & { value: string }) {
  const tabs = use(TabsContext);
  if (value !== tabs.value) return null;
  return (
    <div
      role="tabpanel"
      id={`${tabs.id}-panel`}
      aria-labelledby={`${tabs.id}-tab-${value}`}
      className={cn('pt-5', className)}
      {...props}
    />
  );
}
