/**
 * The first digits of a pincode name a state, and often a town; the longer beginning knows better. Two or three digits are a
 * state by the postal circles of India Post. A town stands only under beginnings that are its own: `data/pincodes.json` was
 * written by hand on 2026-11-21, in today's names. It is no list of all pincodes, and answers where the imported directory
 * does not.
 */
export interface PincodeTable {
  states: Record<string, string>;
  cities: Record<string, string>;
}

export interface PincodePlace {
  /** Null where these digits stand for several towns. */
  city: string | null;
  state: string;
}

const whole = /^[1-9]\d{5}$/;

/** Null for what is no pincode, or one of no state, such as of the army. */
export function lookUpPincode({ states, cities }: PincodeTable, pincode: string): PincodePlace | null {
  if (!whole.test(pincode)) return null;
  const state = longestMatch(states, pincode);
  return state === null ? null : { city: longestMatch(cities, pincode), state };
}

/** The first two digits that pincodes of each state have; on a border states share them. */
export function beginningsOfStates({ states }: PincodeTable): Map<string, Set<string>> {
  const beginnings = new Map<string, Set<string>>();
  for (const [digits, state] of Object.entries(states)) {
    beginnings.set(state, (beginnings.get(state) ?? new Set()).add(digits.slice(0, 2)));
  }
  return beginnings;
}

function longestMatch(table: Record<string, string>, pincode: string): string | null {
  for (let length = pincode.length; length > 1; length -= 1) {
    const found = table[pincode.slice(0, length)];
    if (found !== undefined) return found;
  }
  return null;
}
