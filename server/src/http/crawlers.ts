import { apiPrefix } from '@pahiya/contract/router';
import { Hono } from 'hono';
import { listGarageIds } from '../features/garages/queries/list-garage-ids.ts';
import { listLandingCities } from '../features/garages/queries/list-landing-cities.ts';
import type { Env } from './env.ts';
import type { Services } from './services.ts';
import { landingPaths, renderSitemap } from './sitemap.ts';

const keptSeconds = 300;

/** A site map has 50,000 addresses at most (sitemaps.org). */
const mostGarages = 40_000;

/** Paths for signed-in customers or private use (product, section 2.5). */
const closedPaths = [
  `${apiPrefix}/`,
  '/auth/',
  '/book/',
  '/bookings',
  '/community',
  '/desk',
  '/notifications',
  '/payment-failed',
  '/payment-success',
  '/profile',
  '/revvy',
  '/settings',
  '/support/chat',
  '/support/tickets',
];

export function createCrawlerFiles(services: Services): Hono<Env> {
  const app = new Hono<Env>();
  const sitemap = keep(services, async () => {
    const cities = await listLandingCities(services.db);
    const garages = await listGarageIds(services.db, mostGarages);
    return renderSitemap(services.origin, {
      inEachLanguage: ['/', '/services', ...landingPaths(cities)],
      once: garages.map((id) => `/garage/${id}`),
    });
  });
  app.get('/robots.txt', (c) => c.text(renderRobots(services.origin), 200, headers('text/plain')));
  app.get('/sitemap.xml', async (c) => c.body(await sitemap(), 200, headers('application/xml')));
  return app;
}

function headers(type: string): Record<string, string> {
  return {
    'content-type': `${type}; charset=utf-8`,
    'cache-control': `public, max-age=${keptSeconds}`,
    'x-content-type-options': 'nosniff',
  };
}

function renderRobots(origin: string): string {
  const rules = closedPaths.map((path) => `Disallow: ${path}`);
  return ['User-agent: *', ...rules, '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');
}

function keep({ now }: Services, make: () => Promise<string>): () => Promise<string> {
  let made: { at: number; text: Promise<string> } | null = null;
  return () => {
    const at = now().getTime();
    if (made && at - made.at < keptSeconds * 1000) return made.text;
    const text = make();
    made = { at, text };
    text.catch(() => {
      if (made?.text === text) made = null;
    });
    return text;
  };
}
