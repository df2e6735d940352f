import type { Plugin } from 'vite';
import { deskNamespaces, guardedNamespaces, pageNamespaces } from '../src/i18n/namespaces.ts';

const source = 'virtual:language-files';
const resolved = `\0${source}`;
const localeFile = /[/\\]i18n[/\\]locales[/\\]([a-z]+)[/\\]([a-zA-Z]+)\.(?:json|ts)$/;
const catalogueFile = /[/\\]data[/\\]catalogue[/\\]([a-z]+)[/\\](names|descriptions)\.json$/;
const prefix = 'language-';
const desk = 'desk-';
const ofGuarded = /^guarded-[a-z]{2}$/;

/** Names the chunk of a translation file. Texts for every page share one; so do the guarded pages' and the desk's. */
export function languageChunk(moduleId: string): string | null {
  const [, catalogue, part] = catalogueFile.exec(moduleId) ?? [];
  if (catalogue) return `${prefix}catalogue${part === 'names' ? 'Names' : 'Descriptions'}-${catalogue}`;
  const [, language, namespace] = localeFile.exec(moduleId) ?? [];
  if (!language) return null;
  if (guardedNamespaces.some((name) => name === namespace)) return `guarded-${language}`;
  if (deskNamespaces.some((name) => name === namespace)) return desk + language;
  return pageNamespaces.some((name) => name === namespace) ? `${prefix}${namespace}-${language}` : prefix + language;
}

/** Whether a chunk contains texts of the staff's pages. */
export function isOfDesk(chunkName: string): boolean {
  return /^desk-[a-z]{2}$/.test(chunkName);
}

/** Gives the server build, which runs second, the address of each language's client file. */
export function languageFiles(): Plugin {
  const files: Record<string, string> = {};
  return {
    name: 'language-files',
    sharedDuringBuild: true,
    resolveId: (id) => (id === source ? resolved : null),
    load: (id) => (id === resolved ? `export default ${JSON.stringify(files)}` : null),
    generateBundle(_options, bundle) {
      if (this.environment.name !== 'client') return;
      for (const { name, fileName } of Object.values(bundle).filter((output) => output.type === 'chunk')) {
        if (name.startsWith(prefix)) files[name.slice(prefix.length)] = `/${fileName}`;
        else if (ofGuarded.test(name)) files[name] = `/${fileName}`;
      }
    },
  };
}
