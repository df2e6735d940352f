import { Link } from '@tanstack/react-router';
import { Ellipsis } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from '@/i18n/use-translation.ts';
import { lazyPart } from '@/lib/page/lazy-part.ts';
import type { DeskSection } from '../rules/places.ts';

const DeskMenu = lazyPart(async () => {
  const { DeskMenu: component } = await import('./desk-menu.tsx');
  return { default: component };
});

const roomFor = 4;
const itemStyles = [
  'group flex min-h-16 w-full flex-col items-center justify-center gap-0.5 px-0.5 text-center font-medium text-text-muted text-xs leading-tight max-[400px]:text-[0.6875rem]',
  'focus-visible:-outline-offset-3 data-[status=active]:font-semibold data-[status=active]:text-text',
].join(' ');
const iconStyles =
  'flex h-8 w-14 items-center justify-center rounded-full group-data-[status=active]:bg-accent group-data-[status=active]:text-on-accent';

/** Phones only. Shows the first few places; the last button opens a menu with all of them. */
export function DeskBottomNav({ sections }: { sections: readonly DeskSection[] }) {
  const { t } = useTranslation('desk');
  const [isOpen, setOpen] = useState(false);
  const places = sections.flatMap((section) => section.places).slice(0, roomFor);
  return (
    <nav
      aria-label={t('nav.label')}
      className="fixed inset-x-0 bottom-0 z-30 border-border border-t bg-surface pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      <ul className="mx-auto flex max-w-lg">
        {places.map(({ key, icon: Icon, link, isExact }) => (
          <li key={key} className="flex min-w-0 flex-1">
            <Link {...link} activeOptions={{ exact: isExact ?? false, includeSearch: false }} className={itemStyles}>
              <span className={iconStyles}>
                <Icon aria-hidden="true" className="size-5.5" />
              </span>
              {t(`place.${key}`)}
            </Link>
          </li>
        ))}
        <li className="flex min-w-0 flex-1">
          <button type="button" aria-haspopup="dialog" className={itemStyles} onClick={() => setOpen(true)}>
            <span className={iconStyles}>
              <Ellipsis aria-hidden="true" className="size-5.5" />
            </span>
            {t('nav.more')}
          </button>
        </li>
      </ul>
      {isOpen && (
        <Suspense>
          <DeskMenu sections={sections} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </nav>
  );
}
