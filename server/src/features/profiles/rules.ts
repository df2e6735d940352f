import { brand } from '@pahiya/contract/shared/brand';

/** The specification asks for a car-enthusiast text. */
export const defaultBio = `Car enthusiast | ${brand.name} member`;

const longest = 30;

/** The part of an e-mail address before the at-sign, in the letters a username may have. */
export function usernameFrom(email: string): string {
  const local = email.split('@')[0] ?? '';
  const plain = local
    .toLowerCase()
    .replace(/[^a-z0-9._-]+/g, '')
    .slice(0, longest);
  return plain || 'customer';
}

/** The n-th wish when earlier ones are taken: `asha`, `asha2`, `asha3`, … */
export function usernameCandidate(base: string, attempt: number): string {
  return attempt === 1 ? base : `${base}${attempt}`;
}
