import type { Grant } from '@pahiya/contract/desk/administration/schemas';
import { UserMinus } from 'lucide-react';
import { useTranslation } from '@/i18n/use-translation.ts';
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
      cell: (grant) => <Badges grant={grant} />,
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

/** Cell of the first column. On a phone it also shows the content of the hidden columns. */
function Member({ grant }: { grant: Grant }) {
  const { name, email, garage } = grant;
  return (
    <div className="wrap-anywhere min-w-0">
      <span className="font-medium">{name}</span>
      <div className="space-y-0.5 text-text-muted text-xs md:hidden">
        <p>{email}</p>
        {garage && <p>{garage.name}</p>}
        <Badges grant={grant} />
      </div>
    </div>
  );
}

function Badges({ grant: { role, hasSecondFactor } }: { grant: Grant }) {
  const { t } = useTranslation(['administration', 'factor']);
  return (
    <div className="flex flex-wrap gap-1.5">
      <Badge tone={tones[role]}>{t(`roles.${role}`)}</Badge>
      <Badge tone={hasSecondFactor ? 'success' : 'secondary'}>
        {t(hasSecondFactor ? 'factor:team.isOn' : 'factor:team.isOff')}
      </Badge>
    </div>
  );
}
