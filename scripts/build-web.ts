import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { root } from './steps.ts';
import { dist, filesIn, hashSources, isBuilt, rememberBuild } from './web-build.ts';

/** Smaller texts gain nothing. */
const smallestCompressed = 256;

async function compress(file: string): Promise<void> {
  const content = await readFile(file);
  if (content.length < smallestCompressed) return;
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    promisify(gzip)(content, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
}

async function build(hash: string): Promise<void> {
  // Vite reads it before the app's configuration sets it.
  process.env.NODE_ENV = 'production';
  // Pages and the service worker recognise each other's version by it.
  process.env.VITE_BUILD = hash.slice(0, 12);
  const [{ createBuilder }, { generateContract }, { buildServiceWorker }] = await Promise.all([
    import('vite'),
    import('./generate-contract.ts'),
    import('../web/vite/service-worker.ts'),
  ]);
  generateContract();
  const web = path.join(root, 'web');
  const builder = await createBuilder({ root: web, configFile: path.join(web, 'vite.config.ts'), logLevel: 'warn' });
  await builder.buildApp();
  await buildServiceWorker(web, path.join(dist, 'client'));
  await listPages();
  const texts = await filesIn(['client/**/*.{js,css,svg,json,txt,webmanifest}'], dist);
  await Promise.all(texts.map(compress));
}

/** The server keeps pages by their addresses, and does not load the renderer for that. */
async function listPages(): Promise<void> {
  const folder = path.join(dist, 'server');
  const renderer = await import(pathToFileURL(path.join(folder, 'server.js')).href);
  await writeFile(path.join(folder, 'pages.json'), JSON.stringify(await renderer.listPages()));
}

const started = performance.now();
if (await isBuilt()) {
  process.stdout.write('web: up to date\n');
} else {
  process.stdout.write('web: building, this takes about half a minute …\n');
  await build(await hashSources());
  // The build may have renewed generated sources.
  await rememberBuild();
  process.stdout.write(`web: built in ${((performance.now() - started) / 1000).toFixed(1)} s\n`);
}
