import { type BuiltRenderer, renderInProcess } from '../../src/http/pages/in-process.ts';
import type { Web } from '../../src/http/pages/types.ts';

/** A built web whose pages come from `fetch`. */
export function fakeWeb(fetch: BuiltRenderer['fetch'], { keepsPages = false } = {}): Web {
  return {
    clientFolder: import.meta.dirname,
    keepsPages,
    pages: [],
    connect: (services) => renderInProcess(services, fetch),
  };
}
