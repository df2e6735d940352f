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

export function createErrorLogger(): Logger {
  return createLogger('error', pino.destination({ dest: 2, sync: true }));
}
