import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { isContractProcedure } from '@orpc/contract';
import { apiPrefix, contract } from '@pahiya/contract/router';
import { z } from 'zod';

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

/** Answers that a device keeps for use without a connection. */
const keptAnswers = [contract.bookings.list, contract.bookings.get, contract.bookings.history];

/** Changes whenever the shape of a stored answer changes. A device drops answers stored in another shape. */
function keptShape(): string {
  const schemas = keptAnswers.map((call) => call['~orpc'].outputSchema).filter((schema) => schema instanceof z.ZodType);
  if (schemas.length < keptAnswers.length) throw new Error('A kept answer has no schema');
  const text = JSON.stringify(schemas.map((schema) => z.toJSONSchema(schema)));
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
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
  const text = `${JSON.stringify({ prefix: apiPrefix, keptShape: keptShape(), procedures: routesOf(contract) }, null, 2)}\n`;
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
