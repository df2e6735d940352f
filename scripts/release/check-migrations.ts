import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../steps.ts';
import { missingMigration } from './missing-migration.ts';
import { previousVersionProblems } from './previous-version.ts';

const folder = path.join(root, 'server/migrations');
const files = readdirSync(folder).filter((file) => file.endsWith('.sql'));
const ofFiles = files.map((file) => previousVersionProblems(file, readFileSync(path.join(folder, file), 'utf8')));
const problems = [...(await missingMigration()), ...(await Promise.all(ofFiles)).flat()];
for (const problem of problems) process.stderr.write(`${problem}\n`);
process.exitCode = problems.length === 0 ? 0 : 1;
