import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { apiPrefix } from '@pahiya/contract/router';
import { commonErrors } from '@pahiya/contract/shared/errors';
import { type Context, Hono } from 'hono';
import { comeFromGoogle } from '../features/auth/commands/come-from-google.ts';
import { clientAddressHeader } from '../features/auth/service/better-auth.ts';
import { createFileServer } from '../features/files/service/file-server.ts';
import { createWebhookReceiver } from '../features/payments/webhooks/receiver.ts';
import { isUnavailable } from '../platform/unavailable.ts';
import { createCrawlerFiles } from './crawlers.ts';
import { createDocumentation } from './documentation.ts';
import type { Env } from './env.ts';
import { limitAddress } from './limit-address.ts';
import { createApiHandler } from './orpc/api-handler.ts';
import { createPages, mayBeFile } from './pages/pages.ts';
import type { Web } from './pages/types.ts';
import { phoneAccess } from './phone-access.ts';
import { phoneLinks } from './phone-links.ts';
import { phoneReturn } from './phone-return.ts';
import { wentWrong } from './report-unexpected.ts';
import { clientAddress, createApiContext } from './request-context.ts';
import { requestLog } from './request-log.ts';
import { apiHeaders, strictTransport } from './security-headers.ts';
import type { Services } from './services.ts';

const knownOfReturn = ['cookie', 'user-agent', 'accept-language'];

export function createApp(services: Services, web: Web | null): Hono<Env> {
  const app = new Hono<Env>();
  if (services.origin.startsWith('https:')) app.use(strictTransport);
  app.use(requestLog(services));
  app.get('/healthz', (c) => c.json({ status: 'ok', ...services.build }, 200, { 'cache-control': 'no-store' }));
  app.get('/readyz', async (c) => {
    try {
      await services.ping();
      return c.text('ready');
    } catch {
      return c.text('the database does not answer', 503);
    }
  });
  app.route(apiPrefix, createApi(services));
  const { checkout } = services.paymentEndpoints;
  if (checkout) app.route('/simulated-checkout', checkout);
  app.use(limitAddress(services, (path) => (mayBeFile(path) ? 'fileOfAddress' : 'pageOfAddress')));
  app.route('/', createCrawlerFiles(services));
  app.route('/.well-known', phoneLinks(services.phoneApp));
  app.route('/app-return', phoneReturn);
  if (web) app.route('/', createPages(services, web));
  app.onError((error, c) => {
    services.log.error({ ...c.get('notes'), err: error }, 'request failed');
    if (isUnavailable(error)) {
      const { status, message } = commonErrors.OVERLOADED;
      return c.json({ code: 'OVERLOADED', message }, status, { 'retry-after': '5', 'cache-control': 'no-store' });
    }
    return c.json({ code: 'INTERNAL_SERVER_ERROR', message: wentWrong(c.get('notes')) }, 500);
  });
  return app;
}

function createApi(services: Services): Hono<Env> {
  const api = new Hono<Env>();
  const handle = createApiHandler(services);
  const addressOf = (c: Context<Env>) => clientAddress(c.env.incoming, services.trustedProxies);
  api.use(apiHeaders);
  api.use(phoneAccess);
  api.use(async (c, next) => {
    await next();
    if (c.req.method === 'GET') return;
    services.live.notify();
    services.pushes.wake();
    services.mails.wake();
  });
  api.use(
    '/files/*',
    limitAddress(services, () => 'fileOfAddress'),
  );
  api.use(
    '/docs/*',
    limitAddress(services, () => 'pageOfAddress'),
  );
  api.use(
    '/openapi.json',
    limitAddress(services, () => 'pageOfAddress'),
  );
  const { db, log, now, files, payments, paymentEndpoints } = services;
  const wake = () => payments.work.wake();
  api.route('/webhooks', createWebhookReceiver({ db, log, secrets: paymentEndpoints.webhookSecrets, wake }));
  api.route('/files', createFileServer({ files, log, now }));
  api.route('/', createDocumentation());
  // The only endpoint of better-auth's own protocol that is public: Google redirects people to it.
  api.get('/auth/callback/google', (c) => {
    const { url, headers: sent } = c.req.raw;
    const headers = new Headers({ [clientAddressHeader]: addressOf(c) });
    for (const name of knownOfReturn) headers.set(name, sent.get(name) ?? '');
    return comeFromGoogle(services, new Request(url, { headers }));
  });
  api.all('*', async (c) => {
    const address = addressOf(c);
    const context = createApiContext(services, { headers: c.req.raw.headers, address, notes: c.get('notes') });
    const isAnswered = await handle(c.env, c.req.url, context);
    if (isAnswered) return RESPONSE_ALREADY_SENT;
    return c.json({ code: 'NOT_FOUND', message: 'There is nothing at this address.' }, 404);
  });
  return api;
}
