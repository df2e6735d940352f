import type { Grant } from '@pahiya/contract/desk/administration/schemas';
import { UserMinus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Badge } from '@/ui/badge.tsx';
import { IconButton } from '@/ui/icon-button.tsx';
import type { DeskColumn } from '../desk-table.tsx';
import { When } from '../when.tsx';

const tones = { admin: 'primary', agent: 'info', garage: 'secondary' } as const;

export function useTeamColumns(onRevoke: (grant: Grant) => void): DeskColumn<Grant>[] {
  const { t } = useTranslation('administration');
  return [
    { key: 'name', title: t('team.name'), isSortable: true, cell: (grant) => <Member grant={grant} /> },
    {
      key: 'email',
      title: t('team.email'),
      isSortable: true,
      isWide: true,
      cell: ({ email }) => <span className="wrap-anywhere">{email}</span>,
    },
    {
      key: 'role',
      title: t('team.role'),
      isSortable: true,
      isWide: true,
      cell: ({ role }) => <RoleBadge role={role} />,
    },
    {
      key: 'garage',
      title: t('team.garage'),
      isSortable: true,
      isWide: true,
      cell: ({ garage }) => garage?.name ?? '–',
    },
    {
      key: 'since',
      title: t('team.since'),
      isSortable: true,
      isWide: true,
      cell: ({ createdAt }) => <When instant={createdAt} />,
    },
    {
      key: 'actions',
      title: t('team.actions'),
      cell: (grant) => (
        <IconButton
          label={t('team.takeFrom', { role: t(`roles.${grant.role}`), name: grant.name })}
          className="-my-1.5"
          onClick={() => onRevoke(grant)}
        >
          <UserMinus aria-hidden="true" />
        </IconButton>
      ),
    },
  ];
}

/** On a phone all that the other columns tell stands here. */
function Member({ grant: { name, email, garage, role } }: { grant: Grant }) {
  return (
    <div className="wrap-anywhere min-w-0">
      <span className="font-medium">{name}</span>
      <div className="space-y-0.5 text-text-muted text-xs md:hidden">
        <p>{email}</p>
        {garage && <p>{garage.name}</p>}
        <RoleBadge role={role} />
      </div>
    </div>
  );
}

function RoleBadge({ role }: Pick<Grant, 'role'>) {
  const { t } = useTranslation('administration');
  return <Badge tone={tones[role]}>{t(`roles.${role}`)}</Badge>;
}
