import { brand } from '@pahiya/contract/shared/brand';

/** The specification asks for a car-enthusiast text. */
export const defaultBio = `Car enthusiast | ${brand.name} member`;

const longest = 30;
const namesakes = 50;

/** The part of an e-mail address before the at-sign, in the letters a username may have. */
function usernameFrom(email: string): string {
  const local = email.split('@')[0] ?? '';
  const plain = local
    .toLowerCase()
    .replace(/[^a-z0-9._-]+/g, '')
    .slice(0, longest);
  return plain || 'customer';
}

/** Earlier ones first: `asha`, `asha2`, `asha3`, …; after fifty namesakes the account's id makes the name its own. */
export function usernameWishes({ id, email }: { id: string; email: string }): string[] {
  const base = usernameFrom(email);
  const numbered = Array.from({ length: namesakes }, (_, index) => (index === 0 ? base : `${base}${index + 1}`));
  return [...numbered, `${base.slice(0, 6)}-${id.slice(-12)}`];
}
