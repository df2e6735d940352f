import type { ShownHit } from '../../rules/lists.ts';
import { useNextFree } from '../../use-next-free.ts';
import { NextFree } from './next-free.tsx';
import { SearchHit } from './search-hit.tsx';

interface HitGroupProps {
  hits: readonly ShownHit[];
  text: string | undefined;
  isFirst: boolean;
}

/** Some results of the list, whose next free slots are asked for at once. */
export function HitGroup({ hits, text, isFirst }: HitGroupProps) {
  const slotOf = useNextFree(hits);
  return hits.map((hit, index) => (
    <li key={hit.garage.id} className="min-w-0">
      <SearchHit
        hit={hit}
        text={text}
        nextFree={<NextFree slot={slotOf(hit.garage.id)} />}
        priority={isFirst ? priorityOf(index) : 'low'}
      />
    </li>
  ));
}

function priorityOf(index: number) {
  if (index === 0) return 'high';
  return index < 3 ? 'auto' : 'low';
}
