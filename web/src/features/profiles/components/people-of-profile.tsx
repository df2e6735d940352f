import { Suspense } from 'react';
import { lazyPart } from '@/lib/page/lazy-part.ts';
import type { PeopleList } from '../types.ts';

const PeopleDialog = lazyPart(async () => {
  const { PeopleDialog } = await import('./people-dialog.tsx');
  return { default: PeopleDialog };
});

interface PeopleOfProfileProps {
  list: PeopleList | undefined;
  person: { username: string; fullName: string };
  isOwn: boolean;
  onClose: () => void;
}

export function PeopleOfProfile({ list, ...dialog }: PeopleOfProfileProps) {
  if (!list) return null;
  return (
    <Suspense>
      <PeopleDialog key={list} list={list} {...dialog} />
    </Suspense>
  );
}
