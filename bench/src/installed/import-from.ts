import { registerHooks } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** Imports packages that are installed in another folder and are not dependencies of the repository. */
export function importsFrom(folder: string): (name: string) => Promise<unknown> {
  const parentURL = pathToFileURL(path.join(folder, 'program.js')).href;
  registerHooks({
    resolve: (specifier, context, next) =>
      next(specifier, context.parentURL === import.meta.url ? { ...context, parentURL } : context),
  });
  return (name) => import(name);
}
