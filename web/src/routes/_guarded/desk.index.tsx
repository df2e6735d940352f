import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { FirstPlace } from '@/features/desk/components/first-place.tsx';
import { staffOptions } from '@/features/desk/queries/staff.ts';

export const Route = createFileRoute('/_guarded/desk/')({ component: DeskStart });

function DeskStart() {
  const { data: staff } = useQuery(staffOptions());
  return staff && <FirstPlace staff={staff} />;
}
