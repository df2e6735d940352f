import { readFileSync } from 'node:fs';
import { load as parseYaml } from 'js-yaml';
import { z } from 'zod';

const data = new URL('../../../../data/', import.meta.url);

export const texts = z.array(z.string().min(1));

/** A YAML file of `server/data`. */
export function readData(path: string): unknown {
  return parseYaml(readFileSync(new URL(path, data), 'utf8'));
}
