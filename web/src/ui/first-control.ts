const fields = 'input:not([type="hidden"]), select, textarea, [role="combobox"]';
/** Controls without typing open no on-screen keyboard. */
const typingless = 'select, [type="radio"], [type="checkbox"], [type="date"], [type="range"]';

function firstField(body: HTMLElement): HTMLElement | null {
  const [first] = [...body.querySelectorAll<HTMLElement>(fields)].filter((field) => !field.matches(':disabled'));
  if (!(first instanceof HTMLInputElement) || first.type !== 'radio' || !first.name) return first ?? null;
  // A radio group has its focus on the checked button.
  return body.querySelector<HTMLElement>(`input[name="${CSS.escape(first.name)}"]:checked:enabled`) ?? first;
}

/**
 * Chooses what a dialog focuses first: the first field, or without fields the first button, which does the least.
 * Returns null where an on-screen keyboard would cover the dialog.
 */
export function firstControl(body: HTMLElement, footer: HTMLElement): HTMLElement | null {
  const field = firstField(body);
  if (!field) return footer.querySelector<HTMLElement>('button:enabled, a[href]');
  const isTouched = window.matchMedia('(pointer: coarse)').matches;
  return isTouched && !field.matches(typingless) ? null : field;
}
