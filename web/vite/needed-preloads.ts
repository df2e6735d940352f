import type { Plugin, Rolldown } from 'vite';

const manifest = /tanstack-start-manifest:v$/;
const split = /\?tsr-split=(\w+)$/;
/** The server renders no further than these, so the browser runs their loaders at once. */
const rendersInBrowser = /[/\\]routes[/\\](_guarded|support\.(call-request|create-ticket))/;

/** Paths of the scripts that each rendered page starts with, by its source file. */
type Needed = Record<string, string[]>;

/**
 * A rendered page preloads the scripts of its component. Its loader has run, and its other components are not shown, so
 * that their scripts wait until they are needed.
 */
export function neededPreloads(): Plugin {
  const needed: Needed = {};
  return {
    name: 'needed-preloads',
    sharedDuringBuild: true,
    apply: 'build',
    generateBundle(_options, bundle) {
      if (this.environment.name === 'client') Object.assign(needed, findNeeded(bundle));
    },
    transform(code, id) {
      if (this.environment.name === 'client' || !manifest.test(id)) return null;
      return [
        code.replace('export const tsrStartManifest', 'const everything'),
        `const needed = ${JSON.stringify(needed)};`,
        'export function tsrStartManifest() {',
        '  const made = everything();',
        '  for (const route of Object.values(made.routes)) {',
        '    const files = needed[route.filePath];',
        '    if (files) route.preloads = route.preloads?.filter((file) => files.includes(file));',
        '  }',
        '  return made;',
        '}',
      ].join('\n');
    },
  };
}

function findNeeded(bundle: Rolldown.OutputBundle): Needed {
  const needed: Needed = {};
  for (const chunk of Object.values(bundle).filter((output) => output.type === 'chunk')) {
    for (const id of chunk.moduleIds.filter((id) => split.test(id) && !rendersInBrowser.test(id))) {
      const page = id.replace(split, '');
      const files = split.exec(id)?.[1] === 'component' ? closureOf(chunk, bundle) : [];
      needed[page] = [...(needed[page] ?? []), ...[...files].map((file) => `/${file}`)];
    }
  }
  return needed;
}

function closureOf(chunk: Rolldown.OutputChunk, bundle: Rolldown.OutputBundle): Set<string> {
  const found = new Set([chunk.fileName]);
  for (const name of found) {
    const each = bundle[name];
    if (each?.type === 'chunk') for (const needed of each.imports) found.add(needed);
  }
  return found;
}
