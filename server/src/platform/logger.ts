import { hostname } from 'node:os';
import pino, { type DestinationStream, type Logger, type LoggerOptions } from 'pino';
import { toErrorRecord } from './error-record.ts';

export type { Logger };

/** Redacts personal data and secrets at any depth. */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  const options: LoggerOptions = {
    level,
    base: { node: hostname() },
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: (error: unknown) => toErrorRecord(error) },
    redact: {
      paths: [
        'email',
        'phone',
        'address',
        'password',
        'token',
        'authorization',
        'cookie',
        '*.email',
        '*.phone',
        '*.address',
        '*.password',
        '*.token',
        '*.authorization',
        '*.cookie',
      ],
      censor: '[removed]',
    },
  };
  return destination ? pino(options, destination) : pino(options);
}

/** Writes asynchronously in blocks of 4 kB, at most 200 ms late. If nobody reads, lines beyond 8 MB are dropped. */
export function toStandardOutput(): DestinationStream {
  const limits = { minLength: 4_096, maxLength: 8 * 2 ** 20, periodicFlush: 200 };
  return pino.destination({ dest: 1, sync: false, ...limits });
}

export function createErrorLogger(): Logger {
  return createLogger('error', pino.destination({ dest: 2, sync: true }));
}
