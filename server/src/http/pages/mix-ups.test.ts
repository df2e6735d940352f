import { afterAll, beforeAll, expect, test } from 'vitest';
import { isLongRun } from '../../../../scripts/long-run.ts';
import { type Api, startApi } from '../../../test/api.ts';
import { createGarage } from '../../../test/garages.ts';
import { createStudio, getPage, type PageNode, startPageNode } from '../../../test/page-nodes.ts';
import { realWeb } from '../../../test/real-pages.ts';

const attempts = isLongRun ? 1_000 : 200;
const atOnce = 20;

let api: Api;
let garageId: string;
let nodes: Record<'openRenderer' | 'builtWeb', PageNode>;

beforeAll(async () => {
  api = await startApi();
  ({ id: garageId } = await createGarage(api.services.db, { location: 'Aundh, Pune' }));
  nodes = {
    openRenderer: await startPageNode(api, createStudio().web),
    builtWeb: await startPageNode(api, realWeb().web),
  };
});

afterAll(async () => {
  for (const { stop } of Object.values(nodes)) await stop();
  await api.stop();
});

/** The same seed gives the same numbers in each run. */
let seed = 7;
function random(below: number): number {
  seed = (seed * 48_271) % 2_147_483_647;
  return seed % below;
}

const one = <Item>(items: Item[]): Item => items[random(items.length)] as Item;

interface Attempt {
  path: string;
  headers: Record<string, string>;
  /** Marks of the chosen place. */
  shown: string[];
}

/** Each visitor puts marks of their own into everything that a browser or an attacker can send. */
function createAttempt(number: number): Attempt {
  let count = 0;
  const mark = () => `mark${number}x${count++}x`;
  const shown = [mark(), mark(), mark()];
  const [text, city, label] = shown;
  const place = encodeURIComponent(
    JSON.stringify({ city: one(['Pune', label]), label, latitude: 18.5, longitude: 73.8 }),
  );
  const path = one([
    '/',
    '/services',
    '/car-service',
    '/car-service/pune',
    `/garage/${garageId}`,
    '/auth',
    '//evil.example/',
    '/SERVICES',
    '/_shell',
  ]);
  const query = one(
    [
      ['', '', `utm_source=${mark()}`, `${mark()}=1&gclid=${mark()}`],
      [
        `text=${text}`,
        `city=${city}`,
        `city=Pune&text=${text}&x=${mark()}`,
        'lang=hi',
        `lang=${mark()}`,
        'sort=distance',
      ],
    ].map(one),
  );
  const cookies = [
    `session=${mark()}`,
    `lang=${one(['hi', 'ta', mark()])}`,
    `theme=${one(['dark', 'light', mark()])}`,
    `place=${one([place, label, ''])}`,
    `other=${mark()}`,
  ];
  return {
    path: query ? `${path}?${query}` : path,
    shown,
    headers: {
      'x-forwarded-for': `203.0.${random(200)}.${random(200)}`,
      host: `${mark()}.example`,
      'x-forwarded-host': `${mark()}.example`,
      'x-forwarded-proto': mark(),
      'user-agent': mark(),
      referer: `https://${mark()}.example/`,
      authorization: `Bearer ${mark()}`,
      'accept-language': one([`${mark()}, en;q=0.5`, 'hi', 'ta-IN', '']),
      cookie: cookies.filter(() => random(2) === 0).join('; '),
      'x-app-shell': mark(),
      'x-original-url': `/${mark()}`,
      'x-rewrite-url': `/${mark()}`,
    },
  };
}

/** Marks on the page or in its headers that are neither in this visitor's address nor in the chosen place. */
async function findForeign(url: string, { path, headers, shown }: Attempt) {
  const { status, headers: sent, body } = await getPage(url + path, headers);
  const found = (JSON.stringify(sent) + body.toString()).match(/mark\d+x\d+x/g) ?? [];
  return { status, path, foreign: found.filter((mark) => !shown.includes(mark) && !path.includes(mark)) };
}

test.each(['openRenderer', 'builtWeb'] as const)(
  'nothing of one visitor is on the page of another, whatever they send to the %s',
  async (name) => {
    const { url } = nodes[name];
    const statuses = new Map<number, number>();
    for (let first = 0; first < attempts; first += atOnce) {
      const batch = Array.from({ length: atOnce }, (_, index) => createAttempt(first + index));
      for (const { status, path, foreign } of await Promise.all(batch.map((attempt) => findForeign(url, attempt)))) {
        expect(foreign, path).toEqual([]);
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
      }
    }
    expect([...statuses.keys()].filter((status) => ![200, 308, 404].includes(status))).toEqual([]);
    expect(statuses.get(200)).toBeGreaterThan(attempts / 2);
  },
  300_000,
);
