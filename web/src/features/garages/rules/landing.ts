import type { Category, LandingCity } from '@pahiya/contract/garages/schemas';
import { citySlug } from '@pahiya/contract/shared/cities';

interface LandingService {
  /** Name of the service in the catalogue, in every language. */
  search: string;
  picture: string;
}

export const landingServices = {
  'car-service': {
    periodic: { search: 'Periodic service', picture: 'service' },
    ac: { search: 'AC Service', picture: 'ac-service' },
    brakes: { search: 'Brake Pads', picture: 'brake-pads' },
    clutch: { search: 'Clutch', picture: 'clutch' },
    battery: { search: 'Battery', picture: 'battery' },
    alignment: { search: 'Wheel Alignment', picture: 'alignment' },
    tyres: { search: 'Tyres', picture: 'tyres' },
    cleaning: { search: 'Interior Cleaning', picture: 'cleaning' },
  },
  'bike-service': {
    general: { search: 'Bike service', picture: 'bike' },
    scooter: { search: 'Scooter', picture: 'scooter' },
    oil: { search: 'Oil change', picture: 'oil' },
    chain: { search: 'Chain', picture: 'chain' },
    brakes: { search: 'Brake Pads', picture: 'brake-pads' },
    battery: { search: 'Battery', picture: 'battery' },
    tyres: { search: 'Tyres', picture: 'tyres' },
    wash: { search: 'Wash', picture: 'wash' },
  },
  'doorstep-service': {
    car: { search: 'Service', picture: 'car' },
    bike: { search: 'Bike service', picture: 'scooter' },
    battery: { search: 'Battery', picture: 'battery' },
    ac: { search: 'AC Service', picture: 'ac-service' },
    brakes: { search: 'Brake Pads', picture: 'brake-pads' },
    puncture: { search: 'Puncture', picture: 'tyres' },
    cleaning: { search: 'Interior Cleaning', picture: 'cleaning' },
    wash: { search: 'Wash', picture: 'wash' },
  },
  'car-modifications': {
    wrap: { search: 'Wrap', picture: 'wrap' },
    ppf: { search: 'PPF', picture: 'protection' },
    ceramic: { search: 'Ceramic coating', picture: 'coating' },
    alloys: { search: 'Alloy wheels', picture: 'alloys' },
    lights: { search: 'LED', picture: 'lights' },
    seats: { search: 'Seat covers', picture: 'seats' },
    sound: { search: 'Touchscreen', picture: 'sound' },
    exhaust: { search: 'Exhaust', picture: 'exhaust' },
  },
} as const satisfies Record<Category, Record<string, LandingService>>;

/** Links a city to its own page if it has garages of the category, otherwise to a search. */
export function cityLink(category: Category, city: string, cities: readonly LandingCity[]) {
  const isOffered = cities.some((each) => each.city === city && each.categories.includes(category));
  return isOffered
    ? ({ to: '/$category/$city', params: { category, city: citySlug(city) } } as const)
    : ({ to: '/services', search: { category, city } } as const);
}
