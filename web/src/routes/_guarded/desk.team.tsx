import type { Role } from '@pahiya/contract/desk/schemas';
import { brand } from '@pahiya/contract/shared/brand';
import { createFileRoute } from '@tanstack/react-router';
import { TeamScreen } from '@/features/desk/components/administration/team-screen.tsx';
import { secondFactorRolesOptions, teamOptions } from '@/features/desk/queries/administration.ts';
import { sortOf, sortText } from '@/features/desk/rules/sort.ts';
import { firstTeamSort, roleOf, teamColumns } from '@/features/desk/rules/team.ts';
import { bringTexts } from '@/i18n/add-texts.ts';

interface TeamSearch {
  role?: Role;
  sort?: string;
}

export const Route = createFileRoute('/_guarded/desk/team')({
  validateSearch: ({ role, sort }): TeamSearch => ({
    role: roleOf(role),
    sort: typeof sort === 'string' ? sortText(sortOf(sort, teamColumns, firstTeamSort)) : undefined,
  }),
  loader: async ({ context: { queryClient, i18n } }) => {
    void queryClient.prefetchQuery(teamOptions());
    void queryClient.prefetchQuery(secondFactorRolesOptions());
    await bringTexts(i18n, ['administration', 'factor']);
  },
  head: ({ match: { context } }) => ({ meta: [{ title: `${context.i18n.t('desk:place.team')} · ${brand.name}` }] }),
  component: Team,
});

function Team() {
  const { role, sort } = Route.useSearch();
  const navigate = Route.useNavigate();

  function show(change: TeamSearch) {
    void navigate({ search: { role, sort, ...change }, replace: true, resetScroll: false });
  }

  return (
    <TeamScreen
      role={role}
      onRole={(chosen) => show({ role: chosen })}
      sort={sortOf(sort, teamColumns, firstTeamSort)}
      onSort={(chosen) => show({ sort: sortText(chosen) })}
    />
  );
}
