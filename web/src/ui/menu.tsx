import { Content, Item, Portal, Root, Separator, Trigger } from 'radix-ui/dropdown-menu';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from './cn.ts';

interface MenuProps {
  /** The button that opens the menu. */
  trigger: ReactNode;
  align?: 'start' | 'end';
  /** `MenuItem`s and `MenuSeparator`s. */
  children: ReactNode;
}

export function Menu({ trigger, align = 'end', children }: MenuProps) {
  return (
    <Root modal={false}>
      <Trigger asChild>{trigger}</Trigger>
      <Portal>
        <Content
          align={align}
          sideOffset={6}
          collisionPadding={12}
          className="z-50 min-w-48 max-w-[calc(100vw-1.5rem)] origin-(--radix-dropdown-menu-content-transform-origin) animate-pop-in rounded-card border border-border bg-surface p-1.5 text-text shadow-raised dark:bg-surface-raised"
        >
          {children}
        </Content>
      </Portal>
    </Root>
  );
}

interface MenuItemProps extends ComponentProps<typeof Item> {
  tone?: 'default' | 'danger';
}

export function MenuItem({ tone = 'default', className, ...props }: MenuItemProps) {
  return (
    <Item
      className={cn(
        'flex min-h-11 cursor-pointer select-none items-center gap-3 rounded-control px-3 py-2 font-medium outline-none',
        'data-disabled:pointer-events-none data-highlighted:bg-text/8 data-disabled:opacity-50 [&_svg]:size-5',
        'data-highlighted:outline-2 data-highlighted:outline-focus data-highlighted:-outline-offset-2',
        tone === 'danger' && 'text-danger',
        className,
      )}
      {...props}
    />
  );
}

export function MenuSeparator() {
  return <Separator className="mx-2 my-1.5 h-px bg-border" />;
}
