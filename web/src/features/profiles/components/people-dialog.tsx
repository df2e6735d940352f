import type { ListedPerson } from '@pahiya/contract/profiles/schemas';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from '@/i18n/use-translation.ts';
import { Badge } from '@/ui/badge.tsx';
import { Button } from '@/ui/button.tsx';
import { Dialog } from '@/ui/dialog.tsx';
import { EmptyState } from '@/ui/empty-state.tsx';
import { peopleOf } from '../queries/other-people.ts';
import type { PeopleList as ListName } from '../types.ts';
import { FollowButton } from './follow-button.tsx';
import { PeopleList } from './people-list.tsx';
import { PersonRow } from './person-row.tsx';

interface PeopleDialogProps {
  list: ListName;
  person: { username: string; fullName: string };
  isOwn: boolean;
  onClose: () => void;
}

export function PeopleDialog({ list, person, isOwn, onClose }: PeopleDialogProps) {
  const { t } = useTranslation('profile');
  const query = useInfiniteQuery(peopleOf(list, person.username));
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t(`people.${list}`)}
      description={<span className="wrap-anywhere">{person.fullName}</span>}
    >
      <div className="min-h-72">
        <PeopleList
          query={query}
          failedTitle={t(`people.${list}Failed`)}
          empty={isOwn ? <OwnEmpty list={list} /> : <Empty list={list} name={person.fullName} />}
          row={(each) => <PersonRow person={each} action={<RowAction person={each} />} />}
        />
      </div>
    </Dialog>
  );
}

function RowAction({ person }: { person: ListedPerson }) {
  const { t } = useTranslation('profile');
  if (person.isOwn) return <Badge>{t('people.you')}</Badge>;
  return <FollowButton person={person} small />;
}

function Empty({ list, name }: { list: ListName; name: string }) {
  const { t } = useTranslation('profile');
  return (
    <EmptyState
      as="h3"
      illustration="no-people"
      title={t(`people.${list}Empty`)}
      text={t(`people.${list}EmptyText`, { name })}
      className="py-4"
    />
  );
}

const ownTexts = {
  followers: { title: 'people.ownFollowersEmpty', text: 'people.ownFollowersEmptyText' },
  following: { title: 'people.ownFollowingEmpty', text: 'people.ownFollowingEmptyText' },
} as const;

function OwnEmpty({ list }: { list: ListName }) {
  const { t } = useTranslation('profile');
  return (
    <EmptyState
      as="h3"
      illustration="no-people"
      title={t(ownTexts[list].title)}
      text={t(ownTexts[list].text)}
      action={
        <Button asChild>
          <Link to="/community">{t('state.toCommunity')}</Link>
        </Button>
      }
      className="py-4"
    />
  );
}
