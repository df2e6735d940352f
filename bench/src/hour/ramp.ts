import type { Sample } from './paced.ts';

type Tried = Pick<Sample, 'perSecond' | 'p99' | 'failures'>;

const firstRate = 100;
const growth = 1.25;

/** A node that misses one of these limits does not keep up, even if it answers everything. */
const mostP99 = 250;
const leastServed = 0.97;

/** Finds the highest rate that the node still serves. Tries a failed rate once more. */
export async function findCapacity(measure: (perSecond: number) => Promise<Tried>): Promise<number> {
  const isServed = async (rate: number) => {
    const { perSecond, p99, failures } = await measure(rate);
    return failures.length === 0 && p99 <= mostP99 && perSecond >= leastServed * rate;
  };
  let capacity = 0;
  for (let rate = firstRate; ; rate *= growth) {
    if (!(await isServed(rate)) && !(await isServed(rate))) break;
    capacity = rate;
  }
  if (capacity === 0) throw new Error(`The node does not serve ${firstRate} requests a second`);
  return capacity;
}
