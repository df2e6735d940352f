import type { ComponentProps } from 'react';
import { Input } from './input.tsx';

/** Keyboard and autocomplete for a phone number. The length allows for spaces. */
export function PhoneInput(props: Omit<ComponentProps<typeof Input>, 'type'>) {
  return <Input type="tel" inputMode="tel" autoComplete="tel" maxLength={20} {...props} />;
}
