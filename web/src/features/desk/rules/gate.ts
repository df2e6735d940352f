import type { StaffMember } from '@pahiya/contract/desk/schemas';

/** Whether a second factor must be passed or set up before the desk opens. */
export function isClosed({ secondFactor }: StaffMember): boolean {
  return secondFactor !== 'passed';
}

export function isAtGate(pathname: string): boolean {
  return pathname === '/desk/gate';
}

/** The desk address to continue to after the gate. Any other address falls back to `/desk`. */
export function deskTarget(next: unknown): string {
  const isPlace = typeof next === 'string' && /^\/desk(?=[/?]|$)/.test(next) && !next.startsWith('/desk/gate');
  return isPlace ? next : '/desk';
}
