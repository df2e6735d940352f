const works = ['Puncture', 'Jump start'];

/** The customer may be stuck at the roadside. */
export function isRoadside(service: string | null): boolean {
  return service !== null && works.includes(service);
}
