import { type AnyProcedure, ORPCError } from '@orpc/server';
import type { ProcedureMeta } from '@pahiya/contract/shared/base';
import type { Database } from '../../database/pool.ts';
import type { Replica } from '../../database/replica/open-replica.ts';
import type { PublicChanges } from '../../features/live/service/public-changes.ts';
import type { Recorder } from '../../metrics/recorder.ts';
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
  recorder: Pick<Recorder, 'listRead'>;
}

/**
 * Sends calls with `mayBeOld` to the replica, unless the account has just written. An answer that is kept in memory must
 * have every change that the node already knows of, because nothing reports that change again.
 */
export function createReplicaReads({ replica, writers, changes, recorder }: Parts): ChooseDatabase {
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
      // A row that is missing there may be new.
      if (error instanceof ORPCError && error.code !== 'NOT_FOUND') throw error;
      if (!(error instanceof ORPCError)) freshness.doubt(error);
      return null;
    }
  }

  /** A write that failed may have changed something too. */
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
    if (!meta.mayBeOld) return await run(call.context.db);
    const found = (await isFreshEnough(call)) ? await runOnReplica(run) : null;
    recorder.listRead(found ? 'replica' : 'primary');
    return found ? found.answer : await run(call.context.db);
  };
}

/** For a node without a replica. */
export const onPrimary: ChooseDatabase = (call, run) => run(call.context.db);
