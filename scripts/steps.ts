import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

export interface Step {
  name: string;
  command: string;
  args: string[];
}

export interface StepResult {
  isPassed: boolean;
  output: string;
  seconds: number;
}

type Listener = (chunk: Buffer) => void;

/** `onOutput` receives the output as it arrives. */
export function runStep(
  { command, args }: Step,
  env: Record<string, string> = {},
  onOutput: Listener = () => undefined,
): Promise<StepResult> {
  const startedAt = performance.now();
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, env: { ...process.env, ...env } });
    let output = '';
    const keep = (chunk: Buffer) => {
      output += chunk;
      onOutput(chunk);
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    const end = (isPassed: boolean) => resolve({ isPassed, output, seconds: (performance.now() - startedAt) / 1000 });
    child.on('error', (error) => {
      output += error.message;
      end(false);
    });
    child.on('close', (code) => end(code === 0));
  });
}
