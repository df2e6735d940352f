import { type AnyProcedure, ORPCError } from '@orpc/server';
import type { ProcedureMeta } from '@pahiya/contract/shared/base';
import type { Database } from '../../database/pool.ts';
import type { Replica } from '../../database/replica/open-replica.ts';
import type { PublicChanges } from '../../features/live/service/public-changes.ts';
import type { BaseContext } from '../../platform/procedure.ts';
import type { RecentWriters } from './recent-writers.ts';
import { isWatched, subjectsOf } from './shown-subjects.ts';

export interface ReplicaCall {
  procedure: AnyProcedure;
  path: readonly string[];
  input: unknown;
  context: Pick<BaseContext, 'db' | 'authenticate'>;
}

/** Runs the call on the database it chooses. */
export type ChooseDatabase = <Answer>(call: ReplicaCall, run: (db: Database) => Promise<Answer>) => Promise<Answer>;

interface Parts {
  replica: Replica;
  writers: RecentWriters;
  changes: PublicChanges;
}

/**
 * Only calls with `mayBeOld` go to the replica, and the calls of an account that has just written do not. An answer that is
 * kept in memory must not lack a change that the node already knows, because nothing would report that change again.
 */
export function createReplicaReads({ replica, writers, changes }: Parts): ChooseDatabase {
  const { freshness } = replica;

  async function isFreshEnough({ path, input, context }: ReplicaCall): Promise<boolean> {
    const upTo = freshness.upTo();
    if (upTo === undefined) return false;
    const subjects = subjectsOf(path, input);
    if (subjects ? changes.lastChange(subjects) > upTo : isWatched(path)) return false;
    const viewer = await context.authenticate();
    return !viewer || !(await writers.has(viewer.userId));
  }

  async function runOnReplica<Answer>(run: (on: Database) => Promise<Answer>): Promise<{ answer: Answer } | null> {
    try {
      return { answer: await run(replica.db) };
    } catch (error) {
      // What is missing there may be new.
      if (error instanceof ORPCError && error.code !== 'NOT_FOUND') throw error;
      if (!(error instanceof ORPCError)) freshness.doubt(error);
      return null;
    }
  }

  /** Also one that fails: it may have written. */
  async function runWrite<Answer>({ context }: ReplicaCall, run: (on: Database) => Promise<Answer>): Promise<Answer> {
    const viewer = await context.authenticate();
    try {
      return await run(context.db);
    } finally {
      if (viewer) await writers.note(viewer.userId);
    }
  }

  return async (call, run) => {
    const { meta, route }: { meta: ProcedureMeta; route: { method?: string } } = call.procedure['~orpc'];
    if (route.method !== 'GET') return await runWrite(call, run);
    const found = meta.mayBeOld && (await isFreshEnough(call)) ? await runOnReplica(run) : null;
    return found ? found.answer : await run(call.context.db);
  };
}

export const onPrimary: ChooseDatabase = (call, run) => run(call.context.db);
