import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { BrowserContext } from '@playwright/test';
import { readPhoneApp } from '../scripts/build-phone-app.ts';
import { phonePage } from '../scripts/phone-page.ts';

const builder = fileURLToPath(new URL('../scripts/build-phone-app.ts', import.meta.url));

/** The origin of the app's own files on Android. */
export const phoneOrigin = 'https://localhost';

/**
 * Serves the app as its web view does: files from the phone, and the app's only page for every other path. Only
 * `server` is remote.
 */
export async function installPhoneApp(context: BrowserContext, server: string): Promise<void> {
  // Runs in another process, because a build changes environment variables that the servers of other tests would
  // inherit.
  await promisify(execFile)(process.execPath, [builder]);
  const { folder, template } = await readPhoneApp();
  const page = phonePage(template, { origin: server, pushes: [] });
  // The test server is on this machine. A browser asks for permission before a page from another origin calls it.
  await context.grantPermissions(['local-network-access'], { origin: phoneOrigin });
  await context.route(`${phoneOrigin}/**`, async (route) => {
    const file = path.join(folder, new URL(route.request().url()).pathname);
    if (path.extname(file) && existsSync(file)) await route.fulfill({ path: file });
    else await route.fulfill({ body: page, contentType: 'text/html; charset=utf-8' });
  });
}
