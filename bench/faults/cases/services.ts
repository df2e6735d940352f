import type { ServiceName } from '../stage/services.ts';
import type { Fault } from './fault.ts';

const titles: Record<ServiceName, string> = {
  redis: 'Redis',
  gateway: 'the payment gateway',
  geocoders: 'the geocoder',
  mail: 'the mail server',
  push: 'the push service',
  store: 'the store of pictures',
  model: "the AI model's provider",
};

/** A server of none of the protocols begins like this. */
const nonsense = '<html><body>Please solve this puzzle</body></html>\r\n\r\n';

/** The product waits for the service for at most `mostMs`. */
function serviceFault(name: ServiceName, mostMs: number, isShort = false): Fault {
  return {
    name: `${titles[name]} is slow, wrong, down`,
    mostMs,
    isShort,
    lacks: ({ services }) => (services.gates[name] ? null : titles[name]),
    async cause({ services }, hold) {
      const gate = services.gates[name];
      if (!gate) throw new Error(`There is no gate to ${titles[name]}`);
      gate.slowDown(1_500);
      await hold();
      gate.slowDown(0);
      gate.answerWith(nonsense);
      await hold();
      gate.answerWith(null);
      await gate.close();
      await hold();
      await gate.open();
    },
  };
}

export const serviceFaults: Fault[] = [
  serviceFault('redis', 10_000, true),
  serviceFault('gateway', 15_000, true),
  serviceFault('geocoders', 10_000),
  serviceFault('mail', 10_000),
  serviceFault('push', 10_000),
  serviceFault('store', 15_000),
  serviceFault('model', 30_000),
];
