import { type ChangeEvent, type SubmitEvent, useRef, useState } from 'react';
import type { Checked, Problems } from './use-short-form.ts';

type FormValues = Record<string, string>;
type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * A form whose values are kept as they are typed, such as one with a draft, without the form library. The values are
 * checked when the form is submitted, and from then on with each change. The first field with a problem gets the focus,
 * in the order of `start`.
 */
export function useWatchedForm<Values extends FormValues, Sent>(
  start: Values,
  check: (values: Values) => Promise<Checked<Sent>>,
) {
  type Name = keyof Values & string;
  const [values, setValues] = useState(start);
  const latest = useRef(start);
  const [errors, setErrors] = useState<Problems<Values>>({});
  const [isSubmitting, setSubmitting] = useState(false);
  const hasSubmitted = useRef(false);
  const controls = useRef(new Map<Name, Control[]>());

  function setValue(name: Name, value: string): void {
    latest.current = { ...latest.current, [name]: value };
    setValues(latest.current);
  }

  /** Several controls of a name are the choices of one field. */
  function attach(name: Name, control: Control): () => void {
    controls.current.set(name, [...(controls.current.get(name) ?? []), control]);
    return () => {
      const others = (controls.current.get(name) ?? []).filter((each) => each !== control);
      controls.current.set(name, others);
    };
  }

  async function problemsNow(): Promise<{ values: Sent; problems: Problems<Values> }> {
    const { values: sent, problems } = await check(latest.current);
    return { values: sent, problems: problems as Problems<Values> };
  }

  async function change(name: Name, value: string): Promise<void> {
    setValue(name, value);
    // The first check loads what it needs, so that a submitted form is answered at once.
    const { problems } = await problemsNow();
    if (hasSubmitted.current) setErrors((known) => ({ ...known, [name]: problems[name] }));
  }

  async function submit(send: (sent: Sent) => Promise<void>, refuse: (problems: Problems<Values>) => void) {
    if (isSubmitting) return;
    hasSubmitted.current = true;
    setSubmitting(true);
    try {
      const { values: sent, problems } = await problemsNow();
      setErrors(problems);
      const first = Object.keys(start).find((name) => problems[name]);
      if (first === undefined) return await send(sent);
      controls.current
        .get(first)
        ?.find(({ disabled }) => !disabled)
        ?.focus();
      refuse(problems);
    } finally {
      setSubmitting(false);
    }
  }

  return {
    values,
    errors,
    isSubmitting,
    setValue,
    /** For an input, a text area or a select. The choices of a field take `choice`. */
    register: (name: Name) => ({
      name,
      value: values[name] ?? '',
      ref: (control: Control | null) => (control ? attach(name, control) : undefined),
      onChange: ({ target }: ChangeEvent<Control>) => void change(name, target.value),
    }),
    choice: (name: Name, value: string) => ({
      name,
      value,
      checked: values[name] === value,
      ref: (control: Control | null) => (control ? attach(name, control) : undefined),
      onChange: () => void change(name, value),
    }),
    handleSubmit:
      (send: (sent: Sent) => Promise<void>, refuse: (problems: Problems<Values>) => void) =>
      (event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        void submit(send, refuse);
      },
  };
}
