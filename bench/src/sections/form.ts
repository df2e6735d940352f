import { apiPrefix } from '@pahiya/contract/router';
import { brand } from '@pahiya/contract/shared/brand';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { findChromium } from '../../../e2e/chromium.ts';
import { createGarage } from '../../../server/test/garages.ts';
import { password } from '../customers.ts';
import { formatSeconds } from '../format.ts';
import { withSite } from '../site.ts';
import { median } from '../statistics.ts';
import type { Table } from '../table.ts';
import type { Workbench } from '../workbench.ts';

/** Simulates a phone at the edge of its network. */
const slow = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };
const mostSeconds = 6;
const longestMs = 60_000;

export async function measureForm(workbench: Workbench): Promise<Table[]> {
  return await withSite(workbench, async ({ db, product }) => {
    const garage = await createGarage(db);
    const browser = await chromium.launch({
      executablePath: await findChromium(),
      args: ['--no-sandbox', '--disable-gpu'],
    });
    const seconds = await workbench.using(
      () => browser.close(),
      async () => {
        const measured: number[] = [];
        for (let round = 0; round < (workbench.isQuick ? 1 : 5); round += 1) {
          workbench.say('form: a booking form on a slow network');
          measured.push(await openForm(browser, product.url, garage));
        }
        return measured;
      },
    );
    const each = seconds.map((value) => value.toFixed(2)).join(', ');
    return [
      {
        title: 'Booking form on a slow network',
        columns: ['measure', 'measured', 'budget'],
        rows: [
          {
            cells: [
              'until a service can be chosen',
              `${formatSeconds(median(seconds))} (${each})`,
              `≤ ${mostSeconds} s`,
            ],
            isWithin: median(seconds) <= mostSeconds,
          },
        ],
        notes: [
          `A signed-in customer opens the page with an empty cache, on a screen of a phone, with ${slow.downloadThroughput / 1_000} kB/s and ${slow.latency} ms for each request.`,
        ],
      },
    ];
  });
}

async function openForm(browser: Browser, url: string, garage: { id: string; services: { name: string }[] }) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, baseURL: publicAddress(url) });
  try {
    const page = await openAsCustomer(context);
    const startedAt = performance.now();
    await page.goto(`/book/${garage.id}`, { waitUntil: 'commit', timeout: longestMs });
    const service = page.getByRole('checkbox', { name: garage.services[0]?.name ?? '' });
    await service.check({ timeout: longestMs, force: true });
    return (performance.now() - startedAt) / 1_000;
  } finally {
    await context.close();
  }
}

/** Gives the browser a session's cookie, and the mark that says there may be a session. */
async function openAsCustomer(context: BrowserContext): Promise<Page> {
  const email = `customer-${crypto.randomUUID()}@example.com`;
  const account = { fullName: 'Asha Rao', email, password, isAdult: true };
  const answer = await context.request.post(`${apiPrefix}/auth/sign-up`, { data: account });
  if (answer.status() !== 201) throw new Error(`The sign-up was refused with ${answer.status()}`);
  await context.addInitScript({ content: `localStorage.setItem('${brand.slug}:signed-in', '1')` });
  const page = await context.newPage();
  const network = await context.newCDPSession(page);
  await network.send('Network.enable');
  await network.send('Network.emulateNetworkConditions', slow);
  return page;
}

/** Cookies only work at the product's public address. */
function publicAddress(url: string): string {
  return url.replace('//127.0.0.1:', '//localhost:');
}
