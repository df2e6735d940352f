import type { Category, LandingCity } from '@pahiya/contract/garages/schemas';
import { citySlug } from '@pahiya/contract/shared/cities';

/** Of each category the eight services it shows, and what they are called in the catalogue, whatever the language on screen. */
export const landingServices = {
  'car-service': {
    periodic: 'Periodic service',
    ac: 'AC Service',
    brakes: 'Brake Pads',
    clutch: 'Clutch',
    battery: 'Battery',
    alignment: 'Wheel Alignment',
    tyres: 'Tyres',
    cleaning: 'Interior Cleaning',
  },
  'bike-service': {
    general: 'Bike service',
    scooter: 'Scooter',
    oil: 'Oil change',
    chain: 'Chain',
    brakes: 'Brake Pads',
    battery: 'Battery',
    tyres: 'Tyres',
    wash: 'Wash',
  },
  'doorstep-service': {
    car: 'Service',
    bike: 'Bike service',
    battery: 'Battery',
    ac: 'AC Service',
    brakes: 'Brake Pads',
    puncture: 'Puncture',
    cleaning: 'Interior Cleaning',
    wash: 'Wash',
  },
  'car-modifications': {
    wrap: 'Wrap',
    ppf: 'PPF',
    ceramic: 'Ceramic coating',
    alloys: 'Alloy wheels',
    lights: 'LED',
    seats: 'Seat covers',
    sound: 'Touchscreen',
    exhaust: 'Exhaust',
  },
} as const satisfies Record<Category, Record<string, string>>;

/** Where a city leads: to its own page where it has garages of the category, otherwise to a search that looks on. */
export function cityLink(category: Category, city: string, cities: readonly LandingCity[]) {
  const isOffered = cities.some((each) => each.city === city && each.categories.includes(category));
  return isOffered
    ? ({ to: '/$category/$city', params: { category, city: citySlug(city) } } as const)
    : ({ to: '/services', search: { category, city } } as const);
}
