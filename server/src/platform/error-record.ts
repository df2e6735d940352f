export interface ErrorRecord {
  type: string;
  message: string;
  stack: string;
  code?: string;
  constraint?: string;
  cause?: ErrorRecord;
}

const deepestCause = 5;

/** Removes values: failed statements quote their parameters, such as e-mail addresses, phone numbers and tokens. */
export function toErrorRecord(error: unknown, depth = 0): ErrorRecord {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: '' };
  const hasCause = error.cause !== undefined && depth < deepestCause;
  return {
    type: error.constructor.name,
    message: withoutValues(error.message),
    stack: framesOf(error.stack ?? ''),
    ...textField(error, 'code'),
    ...textField(error, 'constraint'),
    ...(hasCause && { cause: toErrorRecord(error.cause, depth + 1) }),
  };
}

function withoutValues(message: string): string {
  return message
    .replace(/\nparams: [\s\S]*$/, '')
    .replace(/: "[\s\S]*"/g, ': "…"')
    .replace(/[^\s<>"'(]+@[^\s<>"')]+/g, '[removed]');
}

function framesOf(stack: string): string {
  return stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');
}

function textField<Name extends string>(error: Error, name: Name): Partial<Record<Name, string>> {
  const value: unknown = Reflect.get(error, name);
  return typeof value === 'string' ? ({ [name]: value } as Record<Name, string>) : {};
}
