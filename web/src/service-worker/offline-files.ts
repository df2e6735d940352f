import { brand } from '@pahiya/contract/shared/brand';
import { setCacheNameDetails } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { addRoute, precache } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, StaleWhileRevalidate } from 'workbox-strategies';
import { type BuiltFile, filesForAll, isOfBuild, textsIn, usedFiles } from './built-files.ts';
import { shellPath } from './navigation.ts';

const prefix = `${brand.slug}-`;
const daySeconds = 86_400;
const pictures = /^\/(brand|icons|garages|tiles|illustrations)\//;

/** Caches what the site needs offline. They contain no personal data. */
export function offlineFiles(built: readonly BuiltFile[], build: string) {
  const kept = filesForAll(built);
  const caches = { used: `${prefix}used-${build}`, shell: `${prefix}shell-${build}`, pictures: `${prefix}pictures` };
  setCacheNameDetails({ prefix: brand.slug });

  /** Caches the shell in the language of the visitor's cookie. Rejects when the server has another version. */
  async function keepShell(): Promise<void> {
    const answer = await fetch(shellPath, { cache: 'reload' });
    if (!answer.ok || !isOfBuild(await answer.clone().text(), built)) throw new Error('No shell of this version');
    const cache = await self.caches.open(caches.shell);
    await cache.put(shellPath, answer);
  }

  async function shell(): Promise<Response | undefined> {
    const cache = await self.caches.open(caches.shell);
    return cache.match(shellPath, { ignoreVary: true });
  }

  async function shellLanguage(): Promise<string | null> {
    const page = (await (await shell())?.text()) ?? '';
    return /<html lang="([a-z]+)"/.exec(page)?.[1] ?? null;
  }

  return {
    /** Serves built files and the site's own pictures, and caches those that every page needs. */
    serve(): void {
      precache([...kept]);
      addRoute({ directoryIndex: '', cleanURLs: false });
      const used = new CacheFirst({ cacheName: caches.used, plugins: [new ExpirationPlugin({ maxEntries: 200 })] });
      registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'), used);
      const limits = { maxEntries: 80, maxAgeSeconds: 30 * daySeconds };
      const shown = new StaleWhileRevalidate({ cacheName: caches.pictures, plugins: [new ExpirationPlugin(limits)] });
      registerRoute(({ url, sameOrigin }) => sameOrigin && pictures.test(url.pathname), shown);
    },
    keepShell,
    shell,
    /** Caches a language's texts and what a page has loaded. Files that fail now are left to the next page. */
    async keepUsed(language: string, fetched: readonly string[]): Promise<void> {
      const cache = await self.caches.open(caches.used);
      const wanted = [...textsIn(built, language), ...usedFiles(fetched, kept, self.location.origin)];
      for (const path of new Set(wanted)) {
        if (!(await cache.match(path, { ignoreVary: true }))) await cache.add(path).catch(() => undefined);
      }
      if ((await shellLanguage()) !== language) await keepShell().catch(() => undefined);
    },
    /** Deletes caches of earlier versions. */
    async forgetOthers(): Promise<void> {
      const own = new Set(Object.values(caches));
      const names = await self.caches.keys();
      const old = names.filter(
        (name) => /-(used|shell)-[\w]+$/.test(name) && name.startsWith(prefix) && !own.has(name),
      );
      await Promise.all(old.map((name) => self.caches.delete(name)));
    },
  };
}
