import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { AppShell } from '@/layout/app-shell.tsx';
import { orpc } from '@/lib/api.ts';

const featured = orpc.garages.featured.queryOptions();
const nearby = orpc.garages.nearby.queryOptions({ input: {} });

export const Route = createFileRoute('/')({
  loader: async ({ context: { queryClient } }) => {
    await Promise.all([queryClient.ensureQueryData(featured), queryClient.ensureQueryData(nearby)]);
  },
  component: Home,
});

function Home() {
  return (
    <AppShell>
      <GarageList options={featured} />
      <GarageList options={nearby} />
    </AppShell>
  );
}

function GarageList({ options }: { options: typeof featured | typeof nearby }) {
  const { data: garages } = useSuspenseQuery(options);
  return (
    <ul>
      {garages.map((garage) => (
        <li key={garage.id}>
          {garage.name}, {garage.location}
        </li>
      ))}
    </ul>
  );
}
