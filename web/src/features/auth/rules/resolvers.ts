import { zodResolver } from '@hookform/resolvers/zod';
import { forgotPasswordInput, resetPasswordInput, signInInput, signUpInput } from '@pahiya/contract/auth/schemas';
import { z } from 'zod';

// Both modes share one form, so that nothing typed is lost on the way from one tab to the other.
const loginInput = signUpInput.extend({
  fullName: z.string(),
  password: signInInput.shape.password,
  isAdult: z.boolean(),
});

/** The box is empty at first. */
const accountInput = signUpInput.extend({ isAdult: z.boolean().refine((isChecked) => isChecked) });

/** The contract's schemas as the forms want them. Import it only through `lazyResolver`: it is most of the page's script. */
export const resolvers = {
  login: zodResolver(loginInput),
  signup: zodResolver(accountInput),
  forgot: zodResolver(forgotPasswordInput),
  newPassword: zodResolver(resetPasswordInput.pick({ password: true })),
};
