import { SingleBar } from 'cli-progress';
import { say } from '../command-line.ts';

export interface Step {
  advance(by: number): void;
  /** A bar would keep the process alive. */
  end(): void;
}

/** `total` may be an estimate. */
export type BeginStep = (title: string, total: number) => Step;

/** A bar on a terminal, otherwise a line for each tenth. */
export const beginStep: BeginStep = (title, total) =>
  process.stderr.isTTY ? drawBar(title, total) : writeLines(title, total);

export async function inStep<Result>(
  begin: BeginStep,
  { title, total }: { title: string; total: number },
  work: (step: Step) => Promise<Result>,
): Promise<Result> {
  const step = begin(title, total);
  try {
    return await work(step);
  } finally {
    step.end();
  }
}

function drawBar(title: string, total: number): Step {
  const bar = new SingleBar({ stream: process.stderr, format: `{bar} {percentage} % · ${title}` });
  let done = 0;
  bar.start(total, 0);
  return {
    advance(by) {
      done += by;
      bar.update(Math.min(done, total));
    },
    end: () => bar.stop(),
  };
}

function writeLines(title: string, total: number): Step {
  let [done, tenths] = [0, 0];
  return {
    advance(by) {
      done += by;
      const reached = Math.min(10, Math.floor((done * 10) / total));
      if (reached > tenths) say(`${title}: ${reached * 10} %`);
      tenths = Math.max(tenths, reached);
    },
    end: () => undefined,
  };
}
