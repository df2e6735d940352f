import type { ListedPerson } from '@pahiya/contract/profiles/schemas';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from '@/i18n/use-translation.ts';
import { SettingsSection } from '@/layout/settings-section.tsx';
import { useHideNotices } from '@/shared/profiles/use-hide-notices.ts';
import { Button } from '@/ui/button.tsx';
import { hiddenPeople } from '../queries/other-people.ts';
import { PeopleList } from './people-list.tsx';
import { PersonRow } from './person-row.tsx';

export function HiddenPeopleSection() {
  const { t } = useTranslation('settings');
  return (
    <SettingsSection title={t('hidden.title')} text={t('hidden.text')}>
      <HiddenPeople list="blocked" />
      <HiddenPeople list="muted" />
    </SettingsSection>
  );
}

function HiddenPeople({ list }: { list: 'blocked' | 'muted' }) {
  const { t } = useTranslation('settings');
  const heading = useId();
  const query = useInfiniteQuery(hiddenPeople(list));
  return (
    <section aria-labelledby={heading}>
      <h3 id={heading} className="mb-1 font-semibold text-sm text-text-muted">
        {t(`hidden.${list}`)}
      </h3>
      <PeopleList
        query={query}
        failedTitle={t(`hidden.${list}Failed`)}
        empty={<p className="py-2">{t(`hidden.${list}Empty`)}</p>}
        row={(person) => (
          <PersonRow person={person} isLink={list === 'muted'} action={<ShowAgain list={list} person={person} />} />
        )}
      />
    </section>
  );
}

const ways = { blocked: 'unblock', muted: 'unmute' } as const;

function ShowAgain({ list, person }: { list: 'blocked' | 'muted'; person: ListedPerson }) {
  const { t } = useTranslation('profile');
  const { hide, isPending } = useHideNotices();
  const way = ways[list];
  return (
    <Button
      variant="outline"
      size="small"
      loading={isPending}
      aria-label={t(`hide.${way}`, { name: person.fullName })}
      onClick={() => void hide(way, person)}
    >
      {t(`hide.${way}Short`)}
    </Button>
  );
}
