import { username } from '@pahiya/contract/profiles/schemas';
import { brand } from '@pahiya/contract/shared/brand';
import { limits } from '@pahiya/contract/shared/limits';
import type { Language } from '../../platform/request-language.ts';
import { textsOf } from '../../platform/texts.ts';

/** Product, section 8.1. */
export function defaultBio(language: Language): string {
  return textsOf(language)('bio', { brand: brand.name });
}

const namesakes = 50;

function usernameFrom(email: string): string {
  const local = email.split('@')[0] ?? '';
  const plain = local
    .toLowerCase()
    .replace(/[^a-z0-9._-]+/g, '')
    .replace(/^[._-]+/, '')
    .slice(0, limits.usernameLength)
    .replace(/[._-]+$/, '');
  return plain || 'customer';
}

/** Best first: `asha`, `asha2`, `asha3`, … After fifty namesakes the account's id makes the name unique. */
export function usernameCandidates({ id, email }: { id: string; email: string }): string[] {
  const base = usernameFrom(email);
  const numbered = Array.from({ length: namesakes }, (_, index) =>
    index === 0 ? base : numberedName(base, index + 1),
  );
  const own = `${base.slice(0, 6)}-${id.slice(-12)}`;
  return [...numbered, own].filter((name) => username.safeParse(name).success);
}

function numberedName(base: string, number: number): string {
  return `${base.slice(0, limits.usernameLength - String(number).length)}${number}`;
}
