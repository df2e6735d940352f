import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { glob, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { toTemplate } from './phone-page.ts';
import { root } from './steps.ts';

export const phoneFolder = path.join(root, 'mobile/dist');
const clientFolder = path.join(phoneFolder, 'client');
const templateFile = path.join(phoneFolder, 'page.html');
const hashFile = path.join(phoneFolder, '.build-hash');

const sources = ['web/src/**', 'web/public/**', 'web/vite/**', 'web/vite.config.ts', 'contract/src/**'];
const others = ['scripts/build-phone-app.ts', 'scripts/phone-page.ts', 'package-lock.json'];

/** Used only by search engines, shared links and browsers that install the site. */
const notOfPhoneApp = ['brand/social.png', 'brand/badge-96.png', 'icons', 'screenshots', 'sw.js'];

async function hashSources(): Promise<string> {
  const hash = createHash('sha256');
  const files: string[] = [];
  for await (const entry of glob([...sources, ...others], { cwd: root, withFileTypes: true })) {
    if (entry.isFile()) files.push(path.join(entry.parentPath, entry.name));
  }
  for (const file of files.sort()) hash.update(`${path.relative(root, file)}\0`).update(await readFile(file));
  return hash.digest('hex');
}

export interface BuiltPhoneApp {
  folder: string;
  /** The page is not yet bound to a server. */
  template: string;
}

/** Static files and one page, without a renderer. Only one of several processes builds, and only changed sources. */
export async function buildPhoneApp(): Promise<BuiltPhoneApp> {
  await alone(async () => {
    const hash = await hashSources();
    if (existsSync(templateFile) && (await readFile(hashFile, 'utf8').catch(() => '')) === hash) return;
    await build();
    // The build may have renewed generated sources.
    await writeFile(hashFile, await hashSources());
  });
  return await readPhoneApp();
}

export async function readPhoneApp(): Promise<BuiltPhoneApp> {
  return { folder: clientFolder, template: await readFile(templateFile, 'utf8') };
}

async function alone(work: () => Promise<void>): Promise<void> {
  const lock = `${phoneFolder}.lock`;
  while (!(await take(lock))) await setTimeout(500);
  try {
    await work();
  } finally {
    await rm(lock, { force: true });
  }
}

/** Removes the lock of a process that no longer runs. */
async function take(lock: string): Promise<boolean> {
  try {
    await writeFile(lock, String(process.pid), { flag: 'wx' });
    return true;
  } catch {
    const owner = Number(await readFile(lock, 'utf8').catch(() => ''));
    if (owner > 0 && !isRunning(owner)) await rm(lock, { force: true });
    return false;
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

async function build(): Promise<void> {
  // Vite reads NODE_ENV before the app's configuration sets it. TSS_SHELL: the renderer returns only the shell page.
  process.env.NODE_ENV = 'production';
  process.env.TSS_SHELL = 'true';
  const [{ createBuilder }, { generateContract }] = await Promise.all([
    import('vite'),
    import('./generate-contract.ts'),
  ]);
  generateContract();
  await rm(phoneFolder, { recursive: true, force: true });
  const web = path.join(root, 'web');
  const builder = await createBuilder({
    root: web,
    configFile: path.join(web, 'vite.config.ts'),
    mode: 'app',
    logLevel: 'warn',
    build: { outDir: phoneFolder, emptyOutDir: true },
  });
  await builder.buildApp();
  await writeFile(templateFile, toTemplate(await renderPage()));
  await Promise.all(notOfPhoneApp.map((file) => rm(path.join(clientFolder, file), { recursive: true, force: true })));
}

async function renderPage(): Promise<string> {
  const { default: renderer } = await import(pathToFileURL(path.join(phoneFolder, 'server/server.js')).href);
  let html = '';
  // The `ServerContext` of the renderer.
  const context = {
    api: {},
    nonce: 'none',
    origin: 'https://localhost',
    takeHtml: (page: string) => {
      html = page;
    },
  };
  const answer: Response = await renderer.fetch(new Request('https://localhost/'), { context });
  if (!answer.ok) throw new Error(`The page of the phone app was answered ${answer.status}`);
  return html || (await answer.text());
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await buildPhoneApp();
