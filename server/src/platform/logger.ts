import { hostname } from 'node:os';
import pino, { type DestinationStream, type Logger, type LoggerOptions } from 'pino';
import { toErrorRecord } from './error-record.ts';

export type { Logger };

/** Structured log, by default on standard output. Personal data and secrets are redacted at any depth. */
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

/** For a process that is about to exit: writes synchronously to standard error. */
export function createErrorLogger(): Logger {
  return createLogger('error', pino.destination({ dest: 2, sync: true }));
}
