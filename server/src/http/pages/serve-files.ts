import { serveStatic } from '@hono/node-server/serve-static';
import type { MiddlewareHandler } from 'hono';
import type { Env } from '../env.ts';
import { pageHeaders, partHeaders } from '../security-headers.ts';
import type { PictureOrigins } from './picture-origins.ts';

const yearSeconds = 31_536_000;

const ages: { paths: RegExp; age: string }[] = [
  // Names of built files contain a hash of their content. Other files may change with the next version.
  { paths: /^\/assets\//, age: `public, max-age=${yearSeconds}, immutable` },
  { paths: /^\/(garages|tiles|illustrations|brand|icons)\//, age: 'public, max-age=86400' },
  { paths: /^\/(sw\.js$|manifest)/, age: 'no-cache' },
];

const parts = /^\/assets\/.+\.(js|css|woff2)$/;

/** Sends a file of the built web as it was compressed by the build. */
export function serveFiles(folder: string, pictureOrigins: PictureOrigins): MiddlewareHandler<Env> {
  const serve = serveStatic({ root: folder, precompressed: true, index: '\0' });
  return async (c, next) => {
    const file = await serve(c, async () => undefined);
    if (!file) return await next();
    const headers = parts.test(c.req.path) ? partHeaders : pageHeaders([], pictureOrigins.last());
    for (const [name, value] of Object.entries(headers)) file.headers.set(name, value);
    const rule = ages.find(({ paths }) => paths.test(c.req.path));
    if (rule && file.status === 200) file.headers.set('cache-control', rule.age);
    return file;
  };
}
