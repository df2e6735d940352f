import type { Grant } from '@pahiya/contract/desk/administration/schemas';
import { type Role, roles } from '@pahiya/contract/desk/schemas';
import { useQuery } from '@tanstack/react-query';
import { UserPlus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from '@/i18n/use-translation.ts';
import { lazyPart } from '@/lib/page/lazy-part.ts';
import { Button } from '@/ui/button.tsx';
import { EmptyState } from '@/ui/empty-state.tsx';
import { teamOptions } from '../../queries/administration.ts';
import { grantKey, teamRows } from '../../rules/team.ts';
import type { Sort } from '../../types.ts';
import { DeskPage } from '../desk-page.tsx';
import { DeskTable } from '../desk-table.tsx';
import { FilterSelect } from '../filter-select.tsx';
import { Loaded } from '../loaded.tsx';
import { SecondFactorCard } from './second-factor-card.tsx';
import { useTeamColumns } from './use-team-columns.tsx';

const GrantDialog = lazyPart(async () => {
  const { GrantDialog: component } = await import('./grant-dialog.tsx');
  return { default: component };
});
const RevokeDialog = lazyPart(async () => {
  const { RevokeDialog: component } = await import('./revoke-dialog.tsx');
  return { default: component };
});

interface TeamScreenProps {
  role: Role | undefined;
  onRole: (role: Role | undefined) => void;
  sort: Sort;
  onSort: (sort: Sort) => void;
}

export function TeamScreen({ role, onRole, sort, onSort }: TeamScreenProps) {
  const { t } = useTranslation('administration');
  const query = useQuery(teamOptions());
  const [isGranting, setGranting] = useState(false);
  const [leaving, setLeaving] = useState<Grant | null>(null);
  const columns = useTeamColumns(setLeaving);
  return (
    <DeskPage
      title={t('team.title')}
      subtitle={t('team.subtitle')}
      actions={
        <Button onClick={() => setGranting(true)}>
          <UserPlus aria-hidden="true" />
          {t('team.give')}
        </Button>
      }
      toolbar={
        <FilterSelect
          label={t('team.role')}
          all={t('team.all')}
          value={role}
          options={roles.map((value) => ({ value, label: t(`roles.${value}`) }))}
          onChange={onRole}
        />
      }
    >
      <Loaded query={query}>
        {(grants) => {
          const rows = teamRows(grants, role, sort);
          return (
            <>
              {rows.length === 0 ? (
                <EmptyState title={t('team.none')} />
              ) : (
                <DeskTable
                  caption={t('team.title')}
                  columns={columns}
                  rows={rows}
                  rowKey={grantKey}
                  sort={sort}
                  onSort={onSort}
                />
              )}
              <SecondFactorCard grants={grants} />
            </>
          );
        }}
      </Loaded>
      <Suspense>
        {isGranting && <GrantDialog onClose={() => setGranting(false)} />}
        {leaving && <RevokeDialog grant={leaving} onClose={() => setLeaving(null)} />}
      </Suspense>
    </DeskPage>
  );
}
