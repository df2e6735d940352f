import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { isContractProcedure } from '@orpc/contract';
import { apiPrefix, contract } from '@pahiya/contract/router';

const target = new URL('../web/src/lib/api/contract.gen.json', import.meta.url);

function routesOf(router: object): object {
  return Object.fromEntries(
    Object.entries(router).map(([name, entry]) => {
      if (!isContractProcedure(entry)) return [name, routesOf(entry)];
      const { tags: _tags, summary: _summary, description: _description, spec: _spec, ...route } = entry['~orpc'].route;
      const needsSession = 'UNAUTHORIZED' in entry['~orpc'].errorMap || undefined;
      return [name, { '~orpc': { errorMap: {}, meta: { needsSession }, route } }];
    }),
  );
}

function isCurrent(text: string): boolean {
  try {
    return readFileSync(target, 'utf8') === text;
  } catch {
    return false;
  }
}

/** Returns whether the file was out of date. */
export function generateContract({ check = false } = {}): boolean {
  const text = `${JSON.stringify({ prefix: apiPrefix, procedures: routesOf(contract) }, null, 2)}\n`;
  const isStale = !isCurrent(text);
  if (isStale && !check) writeFileSync(target, text);
  return isStale;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const check = process.argv.includes('--check');
  if (generateContract({ check }) && check) {
    process.stderr.write('web/src/lib/api/contract.gen.json is out of date: run node scripts/generate-contract.ts\n');
    process.exitCode = 1;
  }
}
