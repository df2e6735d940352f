import { findHindrance } from './build-hindrance.ts';
import { root } from './steps.ts';

/** Runs before the scripts that build, test or check. */
const hindrance = findHindrance(root, process.argv[2] === 'build' ? 'build' : 'test');
if (hindrance !== undefined) {
  process.stderr.write(`${hindrance}\n`);
  process.exit(1);
}
