/** Paths of pages that need an account, known without their routes. */
const guarded =
  /^\/(book|bookings|community|desk|notifications|profile|revvy|settings)(\/|$)|^\/support\/(chat|tickets)(\/|$)/;

export function isGuarded(pathname: string): boolean {
  return guarded.test(pathname);
}
