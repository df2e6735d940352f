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
 * The contract's schemas for the forms. Import only through `checkForm`, because they are most of the page's script.
 */
export const formSchemas = {
  login: loginInput,
  signup: accountInput,
  forgot: forgotPasswordInput,
  newPassword: resetPasswordInput.pick({ password: true }),
};
