import type { Service } from '@pahiya/contract/garages/schemas';

/** In display order. */
export const serviceGroups = ['service', 'repair', 'electrical', 'tyres', 'body', 'cleaning', 'other'] as const;
export type ServiceGroup = (typeof serviceGroups)[number];

/**
 * The first match decides: 'AC Service' is electrical, 'Brake Pads and disc cleaning' a repair, and 'Complete service
 * with wash' a service. Garages write their names in English.
 */
const signs: readonly (readonly [group: ServiceGroup, sign: RegExp])[] = [
  [
    'electrical',
    /batter|jump|alternator|starter|headlight|lamp|electri|wiring|lighting|speaker|music|camera|\bac\b|air.?condition/i,
  ],
  ['tyres', /tyre|tire|wheels?\b(?! bearing)|alignment|balancing|puncture|nitrogen|stepney/i],
  [
    'repair',
    /brake|clutch|chain|suspension|shock|steering|injector|timing|gear|exhaust|radiator|coolant|bearing|spring|belt|cvt|variator|carburettor|throttle|condenser|evaporator|blower|leak|engine repair|ecu|diagnos|check-engine|spare|overhaul/i,
  ],
  ['body', /dent|paint|scratch|bumper|windscreen|windshield|wrap|\bppf\b|rust|body/i],
  ['service', /service|oil|check|inspection|tune|periodic/i],
  ['cleaning', /wash|clean|vacuum|polish|coating|wax|detail|seat|interior|shampoo/i],
];

function groupOf(name: string): ServiceGroup {
  return signs.find(([, sign]) => sign.test(name))?.[0] ?? 'other';
}

/** A short list needs no headings. */
const longestPlainList = 4;

export interface GroupedServices {
  /** Null if the services are not grouped. */
  group: ServiceGroup | null;
  services: Service[];
}

/** Keeps the garage's order within a group. */
export function groupServices(services: readonly Service[]): GroupedServices[] {
  const groups = serviceGroups.map((group) => ({
    group,
    services: services.filter(({ name }) => groupOf(name) === group),
  }));
  const filled = groups.filter(({ services }) => services.length > 0);
  if (services.length <= longestPlainList || filled.length === 1) return [{ group: null, services: [...services] }];
  return filled;
}
