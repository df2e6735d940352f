import { type ComponentProps, type ReactNode, Suspense, useState } from 'react';
import { lazyPart } from '@/lib/page/lazy-part.ts';
import { IconButton } from '../icon-button.tsx';
import type { MenuItem } from './menu.tsx';

const Menu = lazyPart(async () => {
  const { Menu } = await import('./menu.tsx');
  return { default: Menu };
});

interface LazyMenuProps extends Pick<ComponentProps<typeof Menu>, 'align'> {
  label: string;
  icon: ReactNode;
  items: readonly MenuItem[];
  disabled?: boolean;
  className?: string;
}

/** A menu whose code is loaded when its button is pressed for the first time. */
export function LazyMenu({ items, align, icon, ...buttonProps }: LazyMenuProps) {
  const [isWanted, setWanted] = useState(false);
  const button = (
    <IconButton {...buttonProps} aria-haspopup="menu" onClick={isWanted ? undefined : () => setWanted(true)}>
      {icon}
    </IconButton>
  );
  if (!isWanted) return button;
  return (
    <Suspense fallback={button}>
      <Menu items={items} align={align} defaultOpen>
        {button}
      </Menu>
    </Suspense>
  );
}
