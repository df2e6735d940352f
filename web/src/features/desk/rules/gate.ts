import type { StaffMember } from '@pahiya/contract/desk/schemas';

/** Whether a second factor is to be proved, or set up, before the desk opens. */
export function isClosed({ secondFactor }: StaffMember): boolean {
  return secondFactor !== 'passed';
}

/** Where it is proved or set up. */
export function isAtGate(pathname: string): boolean {
  return pathname === '/desk/gate';
}

/** Where one wanted to go; a place of the desk. */
export function deskTarget(next: unknown): string {
  const isPlace = typeof next === 'string' && /^\/desk(?=[/?]|$)/.test(next) && !next.startsWith('/desk/gate');
  return isPlace ? next : '/desk';
}
