import { Link } from '@tanstack/react-router';
import { useTranslation } from '@/i18n/use-translation.ts';
import { cn } from '@/ui/cn.ts';
import type { DeskPlace, DeskSection } from '../rules/places.ts';

interface DeskNavProps {
  sections: readonly DeskSection[];
  /** Links in a dialog replace the history entry, because the dialog closes when the address changes. */
  isInDialog?: boolean;
  className?: string;
}

export function DeskNav({ sections, isInDialog, className }: DeskNavProps) {
  const { t } = useTranslation('desk');
  return (
    <nav aria-label={t('nav.label')} className={cn('flex flex-col gap-3 py-2', className)}>
      {sections.map(({ key, places }) => (
        <section key={key} aria-label={t(`section.${key}`)}>
          <p aria-hidden="true" className="px-3 pb-1 font-semibold text-text-muted text-xs">
            {t(`section.${key}`)}
          </p>
          <ul>
            {places.map((place) => (
              <li key={place.key}>
                <PlaceLink place={place} isInDialog={isInDialog} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}

interface PlaceLinkProps {
  place: DeskPlace;
  isInDialog: boolean | undefined;
}

function PlaceLink({ place: { key, icon: Icon, link, isExact }, isInDialog }: PlaceLinkProps) {
  const { t } = useTranslation('desk');
  return (
    <Link
      {...link}
      replace={isInDialog}
      activeOptions={{ exact: isExact ?? false, includeSearch: false }}
      className="flex min-h-11 items-center gap-3 rounded-control px-3 font-medium md:min-h-9 text-text-muted hover:bg-text/6 hover:text-text data-[status=active]:bg-selected data-[status=active]:font-semibold data-[status=active]:text-text dark:hover:bg-text/10"
    >
      <Icon aria-hidden="true" className="size-5 shrink-0" />
      {t(`place.${key}`)}
    </Link>
  );
}
