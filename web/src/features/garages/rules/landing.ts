import type { Category, LandingCity } from '@pahiya/contract/garages/schemas';
import { citySlug } from '@pahiya/contract/shared/cities';

interface LandingService {
  /** Key of its name and text. */
  texts: string;
  /** Name of the service in the catalogue, in every language. */
  search: string;
  picture: string;
}

export const landingServices = {
  'car-service': [
    { texts: 'car-service.services.periodic', search: 'Periodic service', picture: 'service' },
    { texts: 'car-service.services.ac', search: 'AC Service', picture: 'ac-service' },
    { texts: 'car-service.services.brakes', search: 'Brake Pads', picture: 'brake-pads' },
    { texts: 'car-service.services.clutch', search: 'Clutch', picture: 'clutch' },
    { texts: 'car-service.services.battery', search: 'Battery', picture: 'battery' },
    { texts: 'car-service.services.alignment', search: 'Wheel Alignment', picture: 'alignment' },
    { texts: 'car-service.services.tyres', search: 'Tyres', picture: 'tyres' },
    { texts: 'car-service.services.cleaning', search: 'Interior Cleaning', picture: 'cleaning' },
  ],
  'bike-service': [
    { texts: 'bike-service.services.general', search: 'Bike service', picture: 'bike' },
    { texts: 'bike-service.services.scooter', search: 'Scooter', picture: 'scooter' },
    { texts: 'bike-service.services.oil', search: 'Oil change', picture: 'oil' },
    { texts: 'bike-service.services.chain', search: 'Chain', picture: 'chain' },
    { texts: 'bike-service.services.brakes', search: 'Brake Pads', picture: 'brake-pads' },
    { texts: 'bike-service.services.battery', search: 'Battery', picture: 'battery' },
    { texts: 'bike-service.services.tyres', search: 'Tyres', picture: 'tyres' },
    { texts: 'bike-service.services.wash', search: 'Wash', picture: 'wash' },
  ],
  'doorstep-service': [
    { texts: 'doorstep-service.services.car', search: 'Service', picture: 'car' },
    { texts: 'doorstep-service.services.bike', search: 'Bike service', picture: 'scooter' },
    { texts: 'doorstep-service.services.battery', search: 'Battery', picture: 'battery' },
    { texts: 'doorstep-service.services.ac', search: 'AC Service', picture: 'ac-service' },
    { texts: 'doorstep-service.services.brakes', search: 'Brake Pads', picture: 'brake-pads' },
    { texts: 'doorstep-service.services.puncture', search: 'Puncture', picture: 'tyres' },
    { texts: 'doorstep-service.services.cleaning', search: 'Interior Cleaning', picture: 'cleaning' },
    { texts: 'doorstep-service.services.wash', search: 'Wash', picture: 'wash' },
  ],
  'car-modifications': [
    { texts: 'car-modifications.services.wrap', search: 'Wrap', picture: 'wrap' },
    { texts: 'car-modifications.services.ppf', search: 'PPF', picture: 'protection' },
    { texts: 'car-modifications.services.ceramic', search: 'Ceramic coating', picture: 'coating' },
    { texts: 'car-modifications.services.alloys', search: 'Alloy wheels', picture: 'alloys' },
    { texts: 'car-modifications.services.lights', search: 'LED', picture: 'lights' },
    { texts: 'car-modifications.services.seats', search: 'Seat covers', picture: 'seats' },
    { texts: 'car-modifications.services.sound', search: 'Touchscreen', picture: 'sound' },
    { texts: 'car-modifications.services.exhaust', search: 'Exhaust', picture: 'exhaust' },
  ],
} as const satisfies Record<Category, readonly LandingService[]>;

/** Links a city to its own page if it has garages of the category, otherwise to a search. */
export function cityLink(category: Category, city: string, cities: readonly LandingCity[]) {
  const isOffered = cities.some((each) => each.city === city && each.categories.includes(category));
  return isOffered
    ? ({ to: '/$category/$city', params: { category, city: citySlug(city) } } as const)
    : ({ to: '/services', search: { category, city } } as const);
}
