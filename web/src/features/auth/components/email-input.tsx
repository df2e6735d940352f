import type { ComponentProps } from 'react';
import { Input } from '@/ui/input.tsx';

/** The keyboard and the suggestions a phone has for an address. */
export function EmailInput(props: Omit<ComponentProps<typeof Input>, 'type'>) {
  return (
    <Input
      {...props}
      type="email"
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      required
      maxLength={254}
    />
  );
}
