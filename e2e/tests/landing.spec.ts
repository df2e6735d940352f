import type { APIRequestContext, Page } from '@playwright/test';
import { landingCities } from '../../contract/src/shared/cities.ts';
import demonstration from '../../server/data/demo-garages.json' with { type: 'json' };
import { beforeRelease, expect, expectAccessible, onPhone, test } from '../fixtures.ts';
import { allLanguages, categoryTexts, fill, texts, walkedLanguages } from '../texts.ts';
import { revisit, visit } from '../visit.ts';

const categories = ['car-service', 'bike-service', 'doorstep-service', 'car-modifications'] as const;
const { landing, offers } = texts('en');
const inventedNames = new Set(demonstration.garages.map(({ name }) => name));

/** The page as a crawler without scripts gets it. */
async function read(request: APIRequestContext, path: string) {
  const answer = await request.get(path, { maxRedirects: 0 });
  const html = await answer.text();
  const tag = (pattern: RegExp) => html.match(pattern)?.[1]?.replaceAll('&amp;', '&');
  return {
    status: answer.status(),
    html,
    policy: answer.headers()['content-security-policy'] ?? '',
    title: tag(/<title>([^<]*)<\/title>/),
    meta: (name: string) => tag(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`)),
    canonical: tag(/<link rel="canonical" href="([^"]*)"/),
    alternates: [...html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/gi)].map((match) => [
      match[1],
      match[2]?.replaceAll('&amp;', '&'),
    ]),
  };
}

interface Node {
  '@type': string;
  [key: string]: unknown;
}

function structuredData({ html }: Awaited<ReturnType<typeof read>>): Node[] {
  const scripts = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)];
  return scripts.flatMap((script) => {
    const data = JSON.parse(script[1] ?? '');
    expect(data['@context']).toBe('https://schema.org');
    return data['@graph'] ?? [data];
  });
}

function nodeOf(nodes: Node[], type: string): Node {
  const node = nodes.find((each) => each['@type'] === type);
  if (!node) throw new Error(`no ${type}`);
  return node;
}

function cityList(page: Page) {
  return page.getByRole('list', { name: landing.cities.title });
}

for (const category of categories) {
  test(`the server's HTML of /${category} is complete in both languages`, onPhone, async ({ request, baseURL }) => {
    const origin = new URL(baseURL ?? '').origin;
    for (const language of walkedLanguages) {
      const t = categoryTexts(texts(language), category);
      const path = `/${category}`;
      const address = `${origin}${path}`;
      const page = await read(request, language === 'en' ? path : `${path}?lang=${language}`);
      expect(page.status).toBe(200);
      expect(page.title).toBe(`${t.title} | Pahiya`);
      expect(page.meta('description')).toBe(t.description);
      expect(page.meta('keywords')).toBe(t.keywords);
      expect(page.meta('og:title')).toBe(page.title);
      expect(page.meta('og:image')).toBe(`${origin}/brand/${category}.png`);
      expect(page.canonical).toBe(language === 'en' ? address : `${address}?lang=${language}`);
      expect(page.meta('og:url')).toBe(page.canonical);
      expect(page.alternates).toEqual([
        ...allLanguages.map((code) => [code, code === 'en' ? address : `${address}?lang=${code}`]),
        ['x-default', address],
      ]);
      for (const text of [t.heading, t.intro, ...Object.values(t.services).map(({ name }) => name)]) {
        expect(page.html).toContain(text);
      }
      for (const { question, answer } of [t.faq.first, t.faq.second]) {
        expect(page.html).toContain(question);
        expect(page.html).toContain(fill(answer, { fee: '₹49' }));
      }
      expect(page.html).not.toMatch(/\{\{|faq\.(first|second)|services\.\w+\.(name|text)/);
      const picture = await request.get(`/brand/${category}.png`);
      expect(picture.headers()['content-type']).toBe('image/png');
    }
  });

  test(`/${category} gives search engines only true data`, beforeRelease(onPhone), async ({ request }) => {
    const nodes = structuredData(await read(request, `/${category}`));
    const t = categoryTexts(texts('en'), category);
    expect(nodeOf(nodes, 'Service')).toMatchObject({ description: t.description, category });
    expect(nodeOf(nodes, 'BreadcrumbList').itemListElement).toHaveLength(2);
    const questions = nodeOf(nodes, 'FAQPage').mainEntity as { name: string }[];
    expect(questions).toHaveLength(5);
    expect(questions[0]?.name).toBe(t.faq.first.question);
    const garages = nodes.filter((node) => node['@type'] === 'AutoRepair');
    expect(garages).toHaveLength(6);
    // Garages made by other tests have ratings from their own customers.
    const invented = garages.filter(({ name }) => inventedNames.has(String(name)));
    expect(invented.length).toBeGreaterThan(0);
    for (const garage of invented) {
      // Invented garages publish no rating and no contact data.
      for (const name of ['aggregateRating', 'telephone', 'openingHours']) expect(garage).not.toHaveProperty(name);
    }
  });
}

test(
  'a landing page shows eight services, three promises, 18 cities and further links',
  beforeRelease(),
  async ({ page }) => {
    await visit(page, '/car-service');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(texts('en').carService.heading);
    const offers = page.getByRole('list', { name: texts('en').carService.offer });
    await expect(offers.getByRole('listitem')).toHaveCount(8);
    for (const promise of ['Verified Mechanics', 'Quality Guaranteed', 'Quick Service']) {
      await expect(main.getByRole('heading', { name: promise })).toBeVisible();
    }
    await expect(cityList(page).getByRole('link')).toHaveText([...landingCities]);
    const question = main.getByText(landing.faq.pickup.question);
    await question.click();
    await expect(main.getByText(fill(landing.faq.pickup.answer, { fee: '₹49' }))).toBeVisible();
    await main.getByRole('link', { name: landing.action.services }).click();
    await expect(page).toHaveURL('/services?category=car-service');
    await page.goBack();
    await main.getByRole('link', { name: 'Go to Homepage' }).click();
    await expect(page).toHaveURL('/');
  },
);

test("each category's eight services lead to garages that offer them", beforeRelease(onPhone), async ({ request }) => {
  for (const category of categories) {
    const { html } = await read(request, `/${category}`);
    const targets = [...html.matchAll(/href="(\/services\?text=[^"]*)"/g)].map((match) => match[1] ?? '');
    expect(targets).toHaveLength(8);
    for (const target of targets) {
      const { searchParams } = new URL(target.replaceAll('&amp;', '&'), 'http://x');
      // On a busy machine the product may ask to try again.
      await expect(async () => {
        const { items } = await (await request.get(`/api/garages/search?${searchParams}`)).json();
        expect(items.length, target).toBeGreaterThan(0);
      }).toPass();
    }
  }
});

test('every city and category with garages has its own page on the site map', onPhone, async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const paths = [...sitemap.matchAll(/<loc>[^<]*?:\d+(\/[^<?]*)<\/loc>/g)].map((match) => match[1] ?? '');
  expect(paths).toEqual(expect.arrayContaining(['/', '/services', ...categories.map((category) => `/${category}`)]));
  const cityPaths = paths.filter((path) => path.split('/').length === 3 && !path.startsWith('/garage/'));
  expect(cityPaths).toHaveLength(landingCities.length * categories.length);
  for (const path of cityPaths.filter((_, index) => index % 7 === 0)) {
    const page = await read(request, path);
    expect(page.status, path).toBe(200);
    expect(page.canonical).toMatch(new RegExp(`${path}$`));
    expect(structuredData(page).some((node) => node['@type'] === 'AutoRepair')).toBe(true);
  }
});

test('a city leads to its page, which lists only its garages', async ({ page }) => {
  await visit(page, '/bike-service');
  await cityList(page).getByRole('link', { name: 'Nagpur' }).click();
  await expect(page).toHaveURL('/bike-service/nagpur');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bike service in Nagpur');
  await expect(page).toHaveTitle(/^Bike Service in Nagpur/);
  const garages = page.getByRole('region', { name: 'Garages for bike service in Nagpur' });
  await expect(garages.getByRole('link', { name: /^Book / })).toHaveCount(2);
  await expect(garages.getByText('Nagpur, Maharashtra')).toHaveCount(2);
  await page.getByRole('navigation', { name: landing.breadcrumb.label }).getByRole('link', { name: 'Bike' }).click();
  await expect(page).toHaveURL('/bike-service');
});

test('the city above the garages can be changed and reset to all of India', beforeRelease(), async ({ page }) => {
  await visit(page, '/car-modifications');
  const city = page.getByRole('main').getByRole('combobox', { name: offers.city.label });
  await city.selectOption('Kochi');
  await expect(page).toHaveURL('/car-modifications/kochi');
  await expect(page.getByRole('heading', { name: 'Studios for car modifications in Kochi' })).toBeVisible();
  await city.selectOption('');
  await expect(page).toHaveURL('/car-modifications?city=');
  await expect(page.getByRole('heading', { name: 'Studios for car modifications', exact: true })).toBeVisible();
});

test(
  "the garages are those near the visitor's chosen place",
  beforeRelease(onPhone),
  async ({ page, context, baseURL }) => {
    const place = encodeURIComponent(JSON.stringify({ name: 'Kothrud, Pune', city: 'Pune' }));
    await context.addCookies([{ name: 'place', value: place, url: baseURL }]);
    await visit(page, '/car-service');
    await expect(page.getByRole('heading', { name: 'Garages for car service in Pune' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts('en').carService.heading);
    await visit(page, '/car-service?city=Surat');
    await expect(page.getByRole('heading', { name: 'Garages for car service in Surat' })).toBeVisible();
  },
);

test('a city without garages shows a message and further links', beforeRelease(onPhone), async ({ page }) => {
  await visit(page, '/bike-service?city=Leh');
  await expect(page.getByRole('heading', { name: 'No garage in Leh offers bike service yet' })).toBeVisible();
  await page.getByRole('link', { name: landing.garages.everywhere }).click();
  await expect(page.getByRole('link', { name: /^Book / })).toHaveCount(6);
});

test('the language can be changed on the page, and everything follows', beforeRelease(), async ({ page }) => {
  await visit(page, '/doorstep-service/delhi');
  await page.getByRole('combobox', { name: texts('en').common.language.label }).selectOption('hi');
  const hindi = texts('hi').landing;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('दिल्ली में घर पर सर्विस');
  await expect(page).toHaveTitle(/^दिल्ली में घर पर कार और बाइक सर्विस/);
  await expect(page.getByRole('heading', { name: hindi.trust.mechanics.name })).toBeVisible();
  await revisit(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('दिल्ली में घर पर सर्विस');
});

test('the landing pages are linked from the footer of every page', beforeRelease(), async ({ page }) => {
  await visit(page, '/');
  const footer = page.getByRole('navigation', { name: texts('en').common.nav.footer });
  for (const category of categories) {
    await expect(footer.getByRole('link', { name: offers.category[category] })).toHaveAttribute('href', `/${category}`);
  }
  await footer.getByRole('link', { name: offers.category['car-modifications'] }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts('en').carModifications.heading);
});

test(
  'the same pages exist below /services, with the short address as canonical',
  beforeRelease(onPhone),
  async ({ request, page }) => {
    for (const category of categories) {
      const answer = await read(request, `/services/${category}`);
      expect(answer.status).toBe(200);
      expect(answer.title).toBe(`${categoryTexts(texts('en'), category).title} | Pahiya`);
      expect(answer.canonical).toMatch(new RegExp(`\\d/${category}$`));
    }
    await visit(page, '/services/bike-service');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts('en').bikeService.heading);
  },
);

test(
  'Home and the services page have canonical addresses and structured data',
  beforeRelease(onPhone),
  async ({ request, baseURL }) => {
    const origin = new URL(baseURL ?? '').origin;
    const home = await read(request, '/?lang=hi');
    expect(home.canonical).toBe(`${origin}/?lang=hi`);
    expect(structuredData(home).map((node) => node['@type'])).toEqual(['Organization', 'WebSite']);
    const list = await read(request, '/services');
    expect(list.canonical).toBe(`${origin}/services`);
    expect(list.alternates).toHaveLength(allLanguages.length + 1);
    expect(nodeOf(structuredData(list), 'BreadcrumbList').itemListElement).toHaveLength(2);
  },
);

test.describe('an address without a page', () => {
  test.beforeEach(({ quietConsole }) => quietConsole.allow(/status of 404/));

  test('of an unknown service answers 404 and shows a message', onPhone, async ({ page }) => {
    const response = await visit(page, '/services/teleportation');
    expect(response?.status()).toBe(404);
    await expect(page).toHaveTitle('Service Not Found | Pahiya');
    await expect(page.getByRole('heading', { name: 'Service Not Found' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Go to Homepage' }).click();
    await expect(page).toHaveURL('/');
  });

  test('of an unknown city, or one without garages, answers 404', beforeRelease(onPhone), async ({ page, request }) => {
    for (const path of ['/car-service/atlantis', '/car-service/Pune', '/boat-service', '/boat-service/pune']) {
      expect((await read(request, path)).status, path).toBe(404);
    }
    const response = await visit(page, '/car-service/atlantis');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible();
  });

  test('is not indexed and has no canonical or alternate address', beforeRelease(onPhone), async ({ request }) => {
    for (const path of ['/services/teleportation', '/car-service/atlantis?lang=hi', '/boat-service', '/a/b/c']) {
      const page = await read(request, path);
      expect([page.meta('robots'), page.canonical, page.alternates], path).toEqual(['noindex', undefined, []]);
    }
  });

  test('below a known page follows the rules of unknown paths', beforeRelease(onPhone), async ({ page, request }) => {
    expect((await read(request, '/services/car-service/extra')).status).toBe(404);
    await visit(page, '/services/car-service/extra');
    await expect(page).toHaveURL('/auth');
    const response = await visit(page, '/car-service/pune/extra');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible();
  });
});

test.describe('without scripts', beforeRelease(), () => {
  test.use({ javaScriptEnabled: false });

  test('the page is complete: garages, prices, answers and links', async ({ page }) => {
    await page.goto('/car-service/pune');
    await expect(
      page
        .getByRole('main')
        .getByRole('link', { name: /^Book / })
        .first(),
    ).toBeVisible();
    await expect(page.getByText(/^₹\d/).first()).toBeVisible();
    await page.getByText(landing.faq.pay.question).click();
    await expect(page.getByText(landing.faq.pay.answer)).toBeVisible();
    await cityList(page).getByRole('link', { name: 'Jaipur' }).click();
    await expect(page).toHaveURL('/car-service/jaipur');
  });
});
