/** What the log keeps of an error: enough to find the fault, nothing of what a person sent. */
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
 * A failed statement's error carries its parameters in the message, in the stack and in fields of its own, and the
 * database quotes values in its messages: e-mail addresses, phone numbers and tokens are among them.
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

/** The first lines of a stack repeat the message. */
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
