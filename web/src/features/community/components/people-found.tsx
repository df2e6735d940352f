import type { ListedPerson } from '@pahiya/contract/profiles/schemas';
import { Link } from '@tanstack/react-router';
import { useTranslation } from '@/i18n/use-translation.ts';
import { Avatar } from '@/ui/avatar.tsx';

export function PeopleFound({ people }: { people: readonly ListedPerson[] }) {
  const { t } = useTranslation('community');
  return (
    <section aria-label={t('search.people')} className="mb-6">
      <h2 className="mb-3 text-heading">{t('search.people')}</h2>
      <ul className="-mx-4 scrollbar-none flex snap-x scroll-px-4 gap-3 scroll-row px-4 py-1 sm:mx-0 sm:scroll-px-0 sm:px-0">
        {people.map((person) => (
          <li key={person.id} className="w-28 shrink-0 snap-start">
            <Link
              to="/profile/$username"
              params={{ username: person.username }}
              className="flex h-full flex-col items-center gap-2 rounded-card border border-border bg-surface p-3 text-center shadow-card hover:border-border-strong/50"
            >
              <Avatar name={person.fullName} url={person.avatarUrl} size="medium" />
              <span className="w-full min-w-0">
                <span className="line-clamp-2 font-semibold text-sm leading-snug">{person.fullName}</span>
                <span className="block truncate text-text-muted text-xs">@{person.username}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
