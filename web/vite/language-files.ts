import type { Plugin } from 'vite';

const source = 'virtual:language-files';
const resolved = `\0${source}`;
const localeFile = /[/\\]i18n[/\\]locales[/\\]([a-z]+)[/\\]/;
const prefix = 'language-';

/** The chunk a module of translations belongs to: all namespaces of a language travel together. */
export function languageChunk(moduleId: string): string | null {
  const language = localeFile.exec(moduleId)?.[1];
  return language ? prefix + language : null;
}

/** Tells the server build, which comes second, the address of each language's file in the browser. */
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
      }
    },
  };
}
