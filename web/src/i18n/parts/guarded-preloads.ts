import scripts from 'virtual:guarded-scripts';
import files from 'virtual:language-files';
import type { AnyRouteMatch } from '@tanstack/react-router';
import { besideGuarded } from '../namespaces.ts';

/** Addresses of the scripts and texts of a page that needs an account. Empty for other pages, and in the browser. */
export function guardedPreloads(language: string, matches: readonly Pick<AnyRouteMatch, 'routeId'>[]): string[] {
  const ofPage = new Set(matches.flatMap(({ routeId }) => scripts[routeId] ?? []));
  const texts = ['guarded', ...besideGuarded].flatMap((name) => files[`${name}-${language}`] ?? []);
  return ofPage.size > 0 ? [...texts, ...ofPage] : [];
}
