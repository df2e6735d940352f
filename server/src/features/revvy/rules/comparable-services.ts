import { inLatinLetters } from '../../../platform/language/in-latin-letters.ts';
import { meansFull, saysElectric, withoutOtherScooters } from './service-kinds.ts';

const upgrade = /\b(?:upgrade|sports?|performance|big brake|wider|custom|led|kit|wrap|lowering)\b/i;

/** The last word of an upgrade: `kit` of `big brake kit`. */
export function upgradeIn(text: string): string | undefined {
  return text.match(new RegExp(upgrade, 'gi'))?.at(-1);
}

/** True for work that makes a vehicle better than it was, such as a big brake kit. */
export function isUpgrade(text: string): boolean {
  return upgrade.test(text);
}

const fittingOnly = /\btyres?\b.*(?:\bfitting\b|\bchange \(per tyre\))/i;

/** True for the charge for fitting a tyre that the customer brings. */
export function isFittingOnly(name: string): boolean {
  return fittingOnly.test(name);
}

const setOf = /\bset of\b/i;

const test = /\b(?:tests?|check(?:-?up)?s?|diagnos\w*|inspections?|reports?|quotation|detection|finding|health)\b/i;

/** True for work that only finds out, such as a battery test. */
export function isTest(text: string): boolean {
  return test.test(text);
}

/** Each expression names a trait. Services with different traits are different jobs, although they share a word. */
const traits: readonly RegExp[] = [
  test,
  /\b(?:clean\w*|polish\w*|care|greasing|lubricat\w*|adjust\w*|rotation|restoration|rubbing|conditioning|truing)\b/i,
  /\b(?:charging|jump)\b/i,
  upgrade,
  /\b(?:puncture|stepney|nitrogen|roadside)\b/i,
  /\b(?:set of|pair|four|five|full body|overhaul)\b/i,
  /\b(?:ev|evs|electric|traction|12 v|auxiliary|low-rolling)\b/i,
  /\b(?:truck|lcv|heavy|commercial|pick-up|300 cc|350 cc|twin-cylinder|all-terrain)\b/i,
  /\b(?:cooling|coolant|fork|clutch|cng|caliper|alternator|fluid|discs?|insurance|claim)\b/i,
  /\b(?:top-?up|refill|gas)\b/i,
];

/** These jobs are never shown for another, even if there is no other. */
const apart: readonly RegExp[] = [/\b(?:puncture|stepney)\b/i, /\bjump\b/i];

/**
 * Keeps the services whose traits differ least from those of the customer's words: the price of a battery is never that
 * of a battery test, unless the customer asks for the test.
 */
export function comparable<Each extends { name: string }>(offered: readonly Each[], asked: string): Each[] {
  const alike = offered.filter(({ name }) => apart.every((job) => job.test(asked) || !job.test(name)));
  const services = withoutOtherEnd(withoutOtherScooters(alike, asked), asked);
  const wanted = traitsOf(saysElectric(asked) ? `${asked} electric` : asked);
  const differs = (name: string) => Math.min(...[name, withoutExtra(name)].map((each) => difference(each, wanted)));
  const least = Math.min(...services.map(({ name }) => differs(name)));
  return services.filter(({ name }) => differs(name) === least);
}

/** The work is at the back of the vehicle, in the words of each language as Latin letters spell them. */
const rear =
  /\b(?:rear|riyar|peeche|piche|pichh?\w*|pechh\w*|mag(?:ach|il)\w*|pachha\w*|ven[ua]k\w*|hin[db]\w*|himb\w*|pin(?:n\w*)?|back|baik|byak)\s+(?:\S+\s+)?(?:s[au]sa?p|shoc|shok|brak|brek|tyre|taya|tair|whee|vhil|vil|chak|damp)/i;

/** `Suspension overhaul (front)` is no work on the rear. */
function withoutOtherEnd<Each extends { name: string }>(services: readonly Each[], asked: string): Each[] {
  const isRear = rear.test(asked.split(/\s+/).map(inLatinLetters).join(' '));
  return services.filter(({ name }) => !isRear || !/\bfront\b/i.test(name) || /\brear\b/i.test(name));
}

/** Among services with one other trait the fitting is nearest, a set and an upgrade are furthest, so that they never mix. */
function difference(name: string, wanted: readonly boolean[]): number {
  const other = isUpgrade(name) ? 0.5 : setOf.test(name) ? 0.25 : isFittingOnly(name) ? -0.25 : 0;
  const differences = traitsOf(name).filter((has, index) => has !== wanted[index]).length;
  return differences === 0 ? 0 : differences + other;
}

/** `AC Service with gas top-up` is an AC service all the same. */
function withoutExtra(name: string): string {
  return name.replace(/\bwith\b.*/i, '');
}

function traitsOf(text: string): boolean[] {
  return [...traits.map((trait) => trait.test(text)), meansFull(text), isFittingOnly(text)];
}
