import { type Context, Hono } from 'hono';
import type { Env } from '../env.ts';
import type { Services } from '../services.ts';
import { createFinder } from './find-page.ts';
import { createPictureOrigins } from './picture-origins.ts';
import { createPageSender } from './send-page.ts';
import { serveFiles } from './serve-files.ts';
import type { Web } from './types.ts';

export function createPages(services: Services, web: Web): Hono<Env> {
  const app = new Hono<Env>();
  const { db, log, changes, trustedProxies } = services;
  const pictureOrigins = createPictureOrigins(db, changes, log);
  const find = createFinder({ services, web, changes, pictureOrigins });
  const send = createPageSender({ find, web, trustedProxies });
  app.get('*', (c, next) => (mayBeFile(c.req.path) ? next() : send(c)));
  app.use(serveFiles(web.clientFolder, pictureOrigins));
  // A share from another app when the service worker is gone: the picture cannot be received.
  app.post('/share', (c) => c.redirect('/community?shared=failed', 303));
  app.get('*', (c: Context<Env>) => send(c));
  app.all('*', (c) => c.text('Method not allowed', 405, { allow: 'GET, HEAD' }));
  return app;
}

export function mayBeFile(path: string): boolean {
  return path.slice(path.lastIndexOf('/')).includes('.');
}
