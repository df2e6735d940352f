import { type ChangeEvent, type SubmitEvent, useRef, useState } from 'react';

type FormValues = Record<string, string | boolean>;

/** The kind of problem of each field that has one. */
export type Problems<Values> = { [Name in keyof Values]?: string };

export interface Checked<Values> {
  /** The values as the server receives them, when there are no problems. */
  values: Values;
  problems: Problems<Values>;
}

/**
 * A small form without the form library, which weighs more than the rest of the page. The inputs own their values, so
 * that text typed before the script arrived stays. They are checked when the form is submitted, and from then on with
 * each change.
 */
export function useShortForm<Values extends FormValues>(
  start: Values,
  check: (values: Values) => Promise<Checked<Values>>,
) {
  type Name = keyof Values & string;
  const [errors, setErrors] = useState<Problems<Values>>({});
  const [isSubmitting, setSubmitting] = useState(false);
  const hasSubmitted = useRef(false);
  const kept = useRef(start);
  const inputs = useRef(new Map<Name, HTMLInputElement>());

  function keep(name: Name, input: HTMLInputElement): void {
    kept.current = { ...kept.current, [name]: input.type === 'checkbox' ? input.checked : input.value };
  }

  function readAll(): Values {
    for (const [name, input] of inputs.current) keep(name, input);
    return kept.current;
  }

  /** Restores the value of an input that is mounted again, for example after a tab switch. */
  function attach(name: Name, input: HTMLInputElement | null): void {
    if (!input) return void inputs.current.delete(name);
    inputs.current.set(name, input);
    const value = kept.current[name];
    if (typeof value === 'boolean') input.checked ||= value;
    else input.value ||= value ?? '';
    keep(name, input);
  }

  async function change(name: Name, input: HTMLInputElement): Promise<void> {
    keep(name, input);
    if (!hasSubmitted.current) return;
    const { problems } = await check(readAll());
    setErrors((known) => ({ ...known, [name]: problems[name] }));
  }

  async function submit(send: (values: Values) => Promise<void>): Promise<void> {
    hasSubmitted.current = true;
    setSubmitting(true);
    try {
      const { values, problems } = await check(readAll());
      setErrors(problems);
      const first = Object.keys(start).find((name) => problems[name]);
      if (first === undefined) await send(values);
      else inputs.current.get(first)?.focus();
    } finally {
      setSubmitting(false);
    }
  }

  return {
    errors,
    isSubmitting,
    register: (name: Name) => ({
      name,
      ref: (input: HTMLInputElement | null) => attach(name, input),
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => void change(name, target),
    }),
    handleSubmit: (send: (values: Values) => Promise<void>) => (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault();
      void submit(send);
    },
    /** Shows a problem that only the server knows, until the field is changed. */
    setError(name: Name, kind: string): void {
      setErrors((known) => ({ ...known, [name]: kind }));
      inputs.current.get(name)?.focus();
    },
    clearErrors: () => setErrors({}),
  };
}
