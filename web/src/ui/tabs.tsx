import { Content, List, Root, Trigger } from 'radix-ui/tabs';
import type { ComponentProps } from 'react';
import { cn } from './cn.ts';

export function Tabs(props: ComponentProps<typeof Root>) {
  return <Root {...props} />;
}

/** `label` names the set of tabs for a screen reader. */
export function TabList({ label, className, ...props }: ComponentProps<typeof List> & { label: string }) {
  return (
    <List
      aria-label={label}
      className={cn('scrollbar-none flex gap-1 overflow-x-auto border-border border-b', className)}
      {...props}
    />
  );
}

const tabStyles = [
  'relative flex min-h-12 shrink-0 items-center gap-2 rounded-t-control px-4 font-semibold text-text-muted transition-colors',
  'hover:text-text focus-visible:-outline-offset-3 data-[state=active]:text-text [&_svg]:size-5',
  'after:absolute after:inset-x-3 after:bottom-0 after:h-[3px] after:rounded-t-full after:bg-transparent',
  'data-[state=active]:after:bg-accent',
].join(' ');

export function Tab({ className, ...props }: ComponentProps<typeof Trigger>) {
  return <Trigger className={cn(tabStyles, className)} {...props} />;
}

export function TabPanel({ className, ...props }: ComponentProps<typeof Content>) {
  return <Content className={cn('pt-5', className)} {...props} />;
}
