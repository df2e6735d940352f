import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { createThreadRenderer } from './thread-renderer.ts';
import type { Web } from './types.ts';

const distFolder = fileURLToPath(new URL('../../../../web/dist', import.meta.url));

/** Null if the web has not been built. */
export function findWeb(): Web | null {
  const renderer = path.join(distFolder, 'server/server.js');
  if (!existsSync(renderer)) return null;
  return {
    clientFolder: path.join(distFolder, 'client'),
    keepsPages: true,
    connect: (services) => createThreadRenderer(pathToFileURL(renderer).href, services),
  };
}
