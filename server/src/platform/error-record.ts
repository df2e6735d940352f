/** The logged part of an error: enough to find the fault, without data that a person sent. */
export interface ErrorRecord {
  type: string;
  message: string;
  stack: string;
  code?: string;
  constraint?: string;
  cause?: ErrorRecord;
}

const deepestCause = 5;

/**
 * Removes values from an error. A failed statement's error has its parameters in the message, the stack and own fields,
 * and the database quotes values in its messages: email addresses, phone numbers and tokens are among them.
 */
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

/** Drops the first lines of a stack, which repeat the message. */
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
