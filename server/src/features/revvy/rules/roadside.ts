const works = ['Puncture', 'Jump start'];

/** Who needs such a work may be standing beside the road. */
export function isRoadside(service: string | null): boolean {
  return service !== null && works.includes(service);
}
