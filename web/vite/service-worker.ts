import { readFile, rename } from 'node:fs/promises';
import path from 'node:path';
import { build, type InlineConfig, type Plugin } from 'vite';
import { screenList } from './screen-files.ts';

const file = 'sw.js';

/** The worker is one script at the root with a fixed name, because browsers check that address for updates. */
function workerConfig(root: string, outDir: string): InlineConfig {
  return {
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      target: 'es2022',
      outDir,
      emptyOutDir: false,
      reportCompressedSize: false,
      modulePreload: false,
      rolldownOptions: {
        input: path.join(root, 'src/sw.ts'),
        output: { format: 'iife', entryFileNames: file },
      },
    },
  };
}

/** Builds the service worker into the client's folder, with the list of files to cache. */
export async function buildServiceWorker(root: string, outDir: string): Promise<void> {
  await build(workerConfig(root, outDir));
  const [worker, withoutList] = [path.join(outDir, file), path.join(path.dirname(outDir), file)];
  await rename(worker, withoutList);
  const scripts: string[] = JSON.parse(await readFile(path.join(path.dirname(outDir), screenList), 'utf8'));
  // Only a build needs this library, and development starts half a second earlier without it.
  const { injectManifest } = await import('workbox-build');
  const { warnings } = await injectManifest({
    swSrc: withoutList,
    swDest: worker,
    globDirectory: outDir,
    globPatterns: [...scripts, 'assets/*.css', 'illustrations/error.svg'],
    // The names of these files change with their content.
    dontCacheBustURLsMatching: /^assets\//,
  });
  if (warnings.length > 0) throw new Error(warnings.join('\n'));
}

/** In development the worker is rebuilt on each request and caches no files. */
export function serveServiceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'serve',
    configureServer({ config, middlewares }) {
      middlewares.use(`/${file}`, (_request, response, next) => {
        buildInMemory(config.root)
          .then((code) => {
            response.setHeader('content-type', 'text/javascript; charset=utf-8');
            response.setHeader('cache-control', 'no-cache');
            response.end(code);
          })
          .catch(next);
      });
    },
  };
}

async function buildInMemory(root: string): Promise<string> {
  const config = workerConfig(root, 'unused');
  const built = await build({ ...config, build: { ...config.build, write: false } });
  const outputs = [built].flat().flatMap((result) => ('output' in result ? result.output : []));
  const [script] = outputs.filter((output) => output.type === 'chunk');
  if (!script) throw new Error('The service worker was not built');
  return script.code;
}
