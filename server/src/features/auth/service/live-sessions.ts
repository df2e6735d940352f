import { setImmediate as others } from 'node:timers/promises';

type ReadLive = (sessionIds: string[]) => Promise<ReadonlySet<string>>;

/** Sessions that are asked about at the same moment are read in one statement, each of them once. */
export function createLiveSessions(readLive: ReadLive): (sessionId: string) => Promise<boolean> {
  let next: { asked: Set<string>; found: Promise<ReadonlySet<string>> } | undefined;

  async function readNext(asked: ReadonlySet<string>): Promise<ReadonlySet<string>> {
    await others();
    next = undefined;
    return await readLive([...asked]);
  }

  return async (sessionId) => {
    if (!next) {
      const asked = new Set<string>();
      next = { asked, found: readNext(asked) };
    }
    next.asked.add(sessionId);
    return (await next.found).has(sessionId);
  };
}
