import type { Language } from '../../platform/request-language.ts';

export interface AuthSettings {
  publicUrl: string;
  secret: string;
  confirmsEmail: boolean;
  google: { clientId: string; clientSecret: string } | undefined;
}

export interface AuthUser {
  id: string;
  name: string;
  email: string;
}

export interface NewAuthUser extends AuthUser {
  /** Of the page they signed up on. */
  language: Language;
}

/** What the rest of the product does when something happens to an account. */
export interface AuthEvents {
  userCreated(user: NewAuthUser): Promise<void>;
  /** Somebody says so: nobody has looked yet whether the address has an account. */
  passwordForgotten(email: string): Promise<void>;
  resetRequested(user: AuthUser, token: string): Promise<void>;
  confirmationRequested(user: AuthUser, token: string): Promise<void>;
}
