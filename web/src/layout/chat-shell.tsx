import { type ReactNode, useRef } from 'react';
import { useTranslation } from '@/i18n/use-translation.ts';
import { useVisibleArea } from '@/lib/viewport/use-visible-area.ts';
import { cn } from '@/ui/cn.ts';
import { BottomNav } from './bottom-nav.tsx';
import { Main } from './main.tsx';
import { SiteHeader } from './site-header.tsx';
import { SkipLink } from './skip-link.tsx';

interface ChatShellProps {
  /** Shown beside the chat on wide screens, such as the list of conversations. */
  aside?: ReactNode;
  /** A second skip link, for example to the question box. */
  skip?: { to: string; text: string };
  children: ReactNode;
}

/**
 * Fills exactly the visible area, so that the box stays above the keyboard and only the messages scroll. On a phone,
 * the bottom navigation is hidden while the keyboard is open.
 */
export function ChatShell({ aside, skip, children }: ChatShellProps) {
  const { t } = useTranslation('common');
  const area = useRef<HTMLDivElement>(null);
  const isKeyboardOpen = useVisibleArea(area);
  return (
    <div
      ref={area}
      className="fixed inset-x-0 top-(--visible-top,0px) flex h-(--visible-height,100dvh) flex-col overflow-hidden"
    >
      <SkipLink to="main">{t('nav.skip')}</SkipLink>
      {skip && <SkipLink to={skip.to}>{skip.text}</SkipLink>}
      <div className="max-md:hidden">
        <SiteHeader />
      </div>
      <div className="flex min-h-0 w-full flex-1 md:mx-auto md:max-w-[80rem]">
        {aside && (
          <aside className="hidden w-72 shrink-0 flex-col border-border border-e p-4 md:flex lg:w-80">{aside}</aside>
        )}
        <Main
          tabIndex={-1}
          className={cn(
            'flex min-w-0 flex-1 flex-col pt-[env(safe-area-inset-top)]',
            !isKeyboardOpen &&
              'max-md:pb-[calc(4rem+env(safe-area-inset-bottom))] max-md:[@media(max-height:26rem)]:pb-0',
          )}
        >
          {children}
        </Main>
      </div>
      {!isKeyboardOpen && (
        <div className="[@media(max-height:26rem)]:hidden">
          <BottomNav />
        </div>
      )}
    </div>
  );
}
