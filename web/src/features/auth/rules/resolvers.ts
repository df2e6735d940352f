import { zodResolver } from '@hookform/resolvers/zod';
import { forgotPasswordInput, resetPasswordInput, signInInput, signUpInput } from '@pahiya/contract/auth/schemas';
import { z } from 'zod';

// Both modes share one form, so that input is kept when switching tabs.
const loginInput = signUpInput.extend({
  fullName: z.string(),
  password: signInInput.shape.password,
  isAdult: z.boolean(),
});

/** The box starts unchecked. */
const accountInput = signUpInput.extend({ isAdult: z.boolean().refine((isChecked) => isChecked) });

/**
 * The contract's schemas for the forms. Import only through `lazyResolver`, because they are most of the page's script.
 */
export const resolvers = {
  login: zodResolver(loginInput),
  signup: zodResolver(accountInput),
  forgot: zodResolver(forgotPasswordInput),
  newPassword: zodResolver(resetPasswordInput.pick({ password: true })),
};
