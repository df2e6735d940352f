import pino, { type Logger } from 'pino';

export type { Logger };

/** Structured lines on standard output. What names a person or opens a door is removed wherever it turns up. */
export function createLogger(level: string): Logger {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
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
  });
}
