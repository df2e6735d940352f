import path from 'node:path';
import { build, type InlineConfig, type Plugin } from 'vite';

const file = 'sw.js';

/** One plain script at the top of the site, whose name never changes: browsers ask for it again by themselves. */
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

/** Writes the service worker beside the files of the built web. */
export async function buildServiceWorker(root: string, outDir: string): Promise<void> {
  await build(workerConfig(root, outDir));
}

/** In development the worker is built anew at each question. */
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
