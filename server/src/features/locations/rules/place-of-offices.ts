import { beginningsOfStates, lookUpPincode, type PincodeTable } from '@pahiya/contract/shared/pincodes';
import type { CityIndex, PostOffice } from '../types.ts';
import { townOfDistrict, townOfOffice } from './postal-towns.ts';

interface Knowledge {
  cities: CityIndex;
  table: PincodeTable;
}

/** The town of the head or a sub office, else of the pincode's first digits, else the district. Null if none says. */
export function createPlaceOfOffices({ cities, table }: Knowledge) {
  const beginnings = beginningsOfStates(table);

  /** The directory lists some offices in the wrong state: Kerala has no pincode that begins with 61. */
  function isPossible({ pincode, state }: PostOffice): boolean {
    return state !== null && beginnings.get(state)?.has(pincode.slice(0, 2)) === true;
  }

  return (offices: readonly PostOffice[]): { city: string; state: string } | null => {
    const possible = offices.filter(isPossible).sort((a, b) => rankOf(a) - rankOf(b));
    const main = mainOf(possible);
    if (!main?.state) return null;
    const { pincode, state, district } = main;
    const inState = possible.filter((office) => office.state === state && office.kind !== 'branch');
    const known = lookUpPincode(table, pincode);
    const ownTown = known?.state === state ? known.city : null;
    const mainTown = ownTown ?? (district && townOfDistrict(cities, district, state));
    const towns = inState.map(({ name }) => townOfOffice(cities, name, { state, town: mainTown }));
    const city = towns.find((town) => town !== null) ?? mainTown;
    return city ? { city, state } : null;
  };
}

const ranks = { head: 0, sub: 1, branch: 3 };

function rankOf({ kind, delivers }: PostOffice): number {
  return ranks[kind] + (kind === 'sub' && !delivers ? 1 : 0);
}

function mainOf(offices: readonly PostOffice[]): PostOffice | undefined {
  const [first] = offices;
  if (!first) return undefined;
  const best = offices.filter((office) => rankOf(office) === rankOf(first));
  const likeIt = (one: PostOffice) =>
    best.filter((other) => other.district === one.district && other.state === one.state);
  return best.reduce((most, office) => (likeIt(office).length > likeIt(most).length ? office : most), first);
}
