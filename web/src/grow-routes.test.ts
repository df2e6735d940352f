import { createMemoryHistory, createRouter } from '@tanstack/react-router';
import { expect, test, vi } from 'vitest';
import { firstRoutes, plantFirstRoutes, plantMore } from './first-routes.ts';
import { growingRoutes } from './grow-routes.ts';
import { createI18n } from './i18n/create-i18n.ts';
import { createQueryClient } from './lib/api/query-client.ts';

// Made by the build.
vi.mock('virtual:language-files', () => ({ default: {} }));
vi.mock('virtual:guarded-scripts', () => ({ default: {} }));

const firstPaths = [
  '/',
  '/services',
  '/services/car-service',
  '/car-service',
  '/car-service/',
  '/doorstep-service/pune',
  '/garage/0190a1b2-0000-7000-8000-000000000000',
  '/post/0190a1b2-0000-7000-8000-000000000000',
  '/auth',
];
const visitorPaths = [
  '/auth/confirm',
  '/auth/reset',
  '/delete-account',
  '/support',
  '/support/create-ticket',
  '/support/call-request',
];
const laterPaths = [
  '/community',
  '/profile',
  '/profile/asha',
  '/book/0190a1b2-0000-7000-8000-000000000000',
  '/support/tickets/0190a1b2-0000-7000-8000-000000000000',
  '/payment-success',
  '/desk',
  '/desk/garages/0190a1b2-0000-7000-8000-000000000000/hours',
];
const nowhere = ['/nowhere', '/nowhere/pune', '/services/unknown', '/services/car-service/pune', '/car-service/a/b'];

test('the browser starts with the routes of visitors and keeps them when the rest is added', async () => {
  const context = { i18n: await createI18n('en'), queryClient: createQueryClient(), origin: 'https://pahiya.example' };
  const router = createRouter({ routeTree: plantFirstRoutes(), history: createMemoryHistory(), context });
  const routes = growingRoutes(router, plantMore);
  const optionsOf = () => firstRoutes.map(([{ options }]) => JSON.stringify(options));
  const routeOf = (path: string) => {
    const [, params, route] = router.getMatchedRoutes(path);
    return [route?.id, params];
  };
  const atFirst = { options: optionsOf(), routes: firstPaths.map(routeOf) };
  expect(firstPaths.filter(routes.lacks)).toEqual([]);
  expect([...visitorPaths, ...laterPaths].filter(routes.lacks)).toEqual([...visitorPaths, ...laterPaths]);
  await routes.addFor('/support');
  const ofVisitors = visitorPaths.map(routeOf);
  expect([...firstPaths, ...visitorPaths].filter(routes.lacks)).toEqual([]);
  expect(laterPaths.filter(routes.lacks)).toEqual(laterPaths);
  await routes.addFor('/support/tickets/0190a1b2-0000-7000-8000-000000000000');
  expect(visitorPaths.map(routeOf)).toEqual(ofVisitors);
  expect({ options: optionsOf(), routes: firstPaths.map(routeOf) }).toEqual(atFirst);
  expect([...firstPaths, ...visitorPaths, ...laterPaths, ...nowhere].filter(routes.lacks)).toEqual([]);
  const found = new Set([...firstPaths, ...laterPaths].map((path) => routeOf(path)[0]));
  expect(found.size).toBe(firstPaths.length - 1 + laterPaths.length);
  // Loads the code of all pages, which takes long on a busy machine.
}, 120_000);
