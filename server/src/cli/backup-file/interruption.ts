import { StartupError } from '../../config/startup-error.ts';

/** Aborts at the first Ctrl-C, so that nothing unfinished is left. A second one ends the process at once. */
export function interruption(): AbortSignal {
  const stopping = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => stopping.abort(new StartupError('Interrupted: nothing is left behind.')));
  }
  return stopping.signal;
}
