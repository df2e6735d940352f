import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { AppShell } from '@/layout/app-shell.tsx';
import { orpc } from '@/lib/api.ts';

interface BookSearch {
  search?: string;
}

function garageOptions(garageId: string) {
  return orpc.garages.get.queryOptions({ input: { garageId } });
}

export const Route = createFileRoute('/_guarded/book/$garageId')({
  validateSearch: (search): BookSearch => ({ search: typeof search.search === 'string' ? search.search : undefined }),
  loader: async ({ context: { queryClient }, params }) => {
    await queryClient.ensureQueryData(garageOptions(params.garageId));
  },
  component: Book,
});

function Book() {
  const { garageId } = Route.useParams();
  const { data } = useSuspenseQuery(garageOptions(garageId));
  return <AppShell>{data.garage.name}</AppShell>;
}
