import { pathOfLink } from './links.ts';
import { type Plugins, stopOf } from './plugins.ts';

/** Midnight, the brand's colour, for the toolbar. */
const barColor = '#0B1226';

/** Opens the phone's own browser, where input stays between user and site, and saved cards and UPI apps work. */
export function browse({ browser, app, platform }: Plugins, address: string, origin: string) {
  const done = new AbortController();
  const finished = new Promise<'closed' | 'returned'>((resolve) => {
    const stops = [
      stopOf(browser.addListener('browserFinished', () => resolve('closed'))),
      stopOf(app.addListener('appUrlOpen', ({ url }) => void (pathOfLink(url, origin) && resolve('returned')))),
    ];
    done.signal.addEventListener('abort', () => stops.map((stop) => stop()));
  });
  return open();

  async function open(): Promise<'closed' | 'returned'> {
    try {
      await browser.open({ url: address, toolbarColor: barColor });
      const way = await finished;
      // Android has already brought the app to the front and has no browser to close.
      if (way === 'returned' && platform === 'ios') await browser.close();
      return way;
    } finally {
      done.abort();
    }
  }
}
