import { pathOfLink } from './links.ts';
import { type Plugins, stopOf } from './plugins.ts';

/** Midnight, the colour of the brand, for the bar over the page. */
const barColor = '#0B1226';

/**
 * Over the app, in the phone's own browser: what is typed there stays between the person and that site, and their saved
 * cards and UPI apps work as they are used to.
 */
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
      // Android has put the app in front of it already, and has nothing to close.
      if (way === 'returned' && platform === 'ios') await browser.close();
      return way;
    } finally {
      done.abort();
    }
  }
}
