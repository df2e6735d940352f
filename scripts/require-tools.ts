import { findHindrance } from './build-hindrance.ts';
import { root } from './steps.ts';

const hindrance = findHindrance(root, process.argv[2] === 'build' ? 'build' : 'test');
if (hindrance !== undefined) {
  process.stderr.write(`${hindrance}\n`);
  process.exit(1);
}
