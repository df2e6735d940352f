const fields = 'input:not([type="hidden"]), select, textarea, [role="combobox"]';
/** What takes no typing opens no keyboard on a phone. */
const typingless = 'select, [type="radio"], [type="checkbox"], [type="date"], [type="range"]';

function firstField(body: HTMLElement): HTMLElement | null {
  const [first] = [...body.querySelectorAll<HTMLElement>(fields)].filter((field) => !field.matches(':disabled'));
  if (!(first instanceof HTMLInputElement) || first.type !== 'radio' || !first.name) return first ?? null;
  // A group of radio buttons has the keyboard where its choice is.
  return body.querySelector<HTMLElement>(`input[name="${CSS.escape(first.name)}"]:checked:enabled`) ?? first;
}

/**
 * Where the keyboard begins in a dialog that asks something: in its first field, or, without fields, on the first of its
 * buttons, which does the least. Null where the keyboard of a phone would come over what is asked.
 */
export function firstControl(body: HTMLElement, footer: HTMLElement): HTMLElement | null {
  const field = firstField(body);
  if (!field) return footer.querySelector<HTMLElement>('button:enabled, a[href]');
  const isTouched = window.matchMedia('(pointer: coarse)').matches;
  return isTouched && !field.matches(typingless) ? null : field;
}
