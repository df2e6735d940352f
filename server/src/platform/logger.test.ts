import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';

const logger = new URL('logger.ts', import.meta.url).href;

/** A process that logs to standard output. */
function run(code: string) {
  const script = `const { createLogger, toStandardOutput } = await import('${logger}');
    const log = createLogger('info', toStandardOutput());\n${code}`;
  return spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: ['ignore', 'pipe', 'inherit'] });
}

test('a buffered line is written when the process ends', async () => {
  const child = run(`log.info('the last words'); process.exit(0);`);
  expect(await text(child.stdout)).toContain('the last words');
});

test('a quiet node writes a single line without waiting for others', async () => {
  const child = run(`log.info('all is quiet'); setTimeout(() => undefined, 60_000);`);
  try {
    const [line] = await once(child.stdout, 'data');
    expect(String(line)).toContain('all is quiet');
  } finally {
    child.kill('SIGKILL');
  }
});
