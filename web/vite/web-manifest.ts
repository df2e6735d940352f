import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { languages } from '../src/i18n/languages.ts';
import { manifestPath, webManifest } from '../src/shared/installed-site/rules/manifest.ts';

const locales = new URL('../src/i18n/locales/', import.meta.url);

function readTexts(language: string, namespace: string) {
  return JSON.parse(readFileSync(new URL(`${language}/${namespace}.json`, locales), 'utf8'));
}

/** Maps the path of each language's manifest to its text. */
export function buildManifests(): Map<string, string> {
  return new Map(
    languages.map(({ code }) => {
      const { tagline, description } = readTexts(code, 'common');
      const { shortcut } = readTexts(code, 'installedSite');
      return [manifestPath(code), JSON.stringify(webManifest(code, { tagline, description, ...shortcut }))];
    }),
  );
}

/** Adds the manifests to the client build and serves them in development. */
export function webManifests(): Plugin {
  return {
    name: 'web-manifests',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle() {
      for (const [path, source] of buildManifests()) {
        this.emitFile({ type: 'asset', fileName: path.slice(1), source });
      }
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const manifest = buildManifests().get(request.url ?? '');
        if (!manifest) return next();
        response.setHeader('content-type', 'application/manifest+json');
        response.end(manifest);
      });
    },
  };
}
