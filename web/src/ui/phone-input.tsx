import type { ComponentProps } from 'react';
import { Input } from './input.tsx';

/** The keyboard and the suggestions a phone has for a number, with room for the spaces people write in it. */
export function PhoneInput(props: Omit<ComponentProps<typeof Input>, 'type'>) {
  return <Input type="tel" inputMode="tel" autoComplete="tel" maxLength={20} {...props} />;
}
