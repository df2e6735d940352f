import type { Page } from '@playwright/test';

/** Limits the page's uploads to this many bytes per second until the returned function is called. */
export async function slowUploads(page: Page, bytesPerSecond: number): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const limit = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: bytesPerSecond };
  await session.send('Network.emulateNetworkConditions', limit);
  return () => session.detach();
}
