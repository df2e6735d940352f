/** Keyed by first digits; the longest match wins. The table is incomplete, so the imported directory comes first. */
export interface PincodeTable {
  states: Record<string, string>;
  cities: Record<string, string>;
}

export interface PincodePlace {
  city: string | null;
  state: string;
}

const whole = /^[1-9]\d{5}$/;

/** Null for an invalid pincode and for one without a state, such as an army pincode. */
export function lookUpPincode({ states, cities }: PincodeTable, pincode: string): PincodePlace | null {
  if (!whole.test(pincode)) return null;
  const state = longestMatch(states, pincode);
  return state === null ? null : { city: longestMatch(cities, pincode), state };
}

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
