import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { isOfDesk } from './language-files.ts';

/** These are not cached: the staff's pages, pages that need a server or are read once, and the mobile app. */
const notKept =
  /[/\\]routes[/\\](_guarded[/\\](desk|revvy)|\$category|-landing)|[/\\](src[/\\]native|@capacitor|@aparajita)[/\\]|pincodes\.json/;

/** File name of the list from `screenFiles`, written beside the client's folder. */
export const screenList = 'screen-files.json';

type Bundle = Rolldown.OutputBundle;

/** Lists the scripts of screens that work offline, for the service worker. */
export function screenFiles(): Plugin {
  return {
    name: 'screen-files',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async writeBundle({ dir = '' }, bundle) {
      const folder = path.dirname(dir);
      await mkdir(folder, { recursive: true });
      await writeFile(path.join(folder, screenList), JSON.stringify(reach(bundle)));
    },
  };
}

/** Lists all chunks reachable from the entry by static or dynamic imports, except through those not cached. */
function reach(bundle: Bundle): string[] {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const found = new Set(chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName));
  for (const name of found) {
    const chunk = byName.get(name);
    if (!chunk) continue;
    for (const needed of [...chunk.imports, ...chunk.dynamicImports]) if (isKept(byName.get(needed))) found.add(needed);
  }
  return [...found].sort();
}

function isKept(chunk: Rolldown.OutputChunk | undefined): boolean {
  return chunk !== undefined && !notKept.test(chunk.facadeModuleId ?? '') && !isOfDesk(chunk.name);
}
