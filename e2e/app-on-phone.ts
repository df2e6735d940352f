import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { BrowserContext } from '@playwright/test';
import { appPage } from '../scripts/app-page.ts';
import { readApp } from '../scripts/build-app.ts';

const builder = fileURLToPath(new URL('../scripts/build-app.ts', import.meta.url));

/** Where Android shows the app's own files. */
export const appOrigin = 'https://localhost';

/**
 * Answers as the app's web view does: files of the app from the phone, and its one page for any other path. Only `server`
 * is somewhere else.
 */
export async function installApp(context: BrowserContext, server: string): Promise<void> {
  // Outside of this process: a build changes settings that servers of other tests would inherit.
  await promisify(execFile)(process.execPath, [builder]);
  const { folder, template } = await readApp();
  const page = appPage(template, { origin: server, pushes: [] });
  // The server of a test is this machine; a browser asks before a page of anywhere else may call that.
  await context.grantPermissions(['local-network-access'], { origin: appOrigin });
  await context.route(`${appOrigin}/**`, async (route) => {
    const file = path.join(folder, new URL(route.request().url()).pathname);
    if (path.extname(file) && existsSync(file)) await route.fulfill({ path: file });
    else await route.fulfill({ body: page, contentType: 'text/html; charset=utf-8' });
  });
}
