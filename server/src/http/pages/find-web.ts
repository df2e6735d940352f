import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { createThreadRenderer } from './thread-renderer.ts';
import type { Web } from './types.ts';

const distFolder = fileURLToPath(new URL('../../../../web/dist', import.meta.url));

/** Returns null if the web has not been built. */
export function findWeb(): Web | null {
  // The build writes this file last.
  const pages = path.join(distFolder, 'server/pages.json');
  if (!existsSync(pages)) return null;
  const renderer = path.join(distFolder, 'server/server.js');
  return {
    clientFolder: path.join(distFolder, 'client'),
    keepsPages: true,
    pages: JSON.parse(readFileSync(pages, 'utf8')),
    connect: (services) => createThreadRenderer(pathToFileURL(renderer).href, services),
  };
}
