import { ORPCError } from '@orpc/client';
import type { Subject } from '../../features/live/service/public-changes.ts';
import { subjectsOf } from '../kept/shown-subjects.ts';

/** Facts about a page that become known while it is rendered. */
export interface RenderNotes {
  shows: Set<Subject>;
  /** The page shows an answer whose changes nobody reports. */
  isUnwatched: boolean;
  isOverloaded: boolean;
}

interface Call<Answer> {
  path: readonly string[];
  input: unknown;
  next(): Promise<Answer>;
}

export function createNotes(): RenderNotes {
  return { shows: new Set(), isUnwatched: false, isOverloaded: false };
}

export async function noteCall<Answer>(notes: RenderNotes, { path, input, next }: Call<Answer>): Promise<Answer> {
  const subjects = subjectsOf(path, input);
  if (subjects) for (const subject of subjects) notes.shows.add(subject);
  else notes.isUnwatched = true;
  try {
    return await next();
  } catch (error) {
    if (error instanceof ORPCError && error.code === 'OVERLOADED') notes.isOverloaded = true;
    throw error;
  }
}
