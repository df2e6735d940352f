import type { Category, LandingCity } from '@pahiya/contract/garages/schemas';
import { citySlug } from '@pahiya/contract/shared/cities';
import type { categoryTexts } from './category-texts.ts';

interface LandingService {
  /** Key of its name and text. */
  texts: `${(typeof categoryTexts)[Category]}:services.${string}`;
  /** Name of the service in the catalogue, in every language. */
  search: string;
  picture: string;
}

export const landingServices = {
  'car-service': [
    { texts: 'carService:services.periodic', search: 'Periodic service', picture: 'service' },
    { texts: 'carService:services.ac', search: 'AC Service', picture: 'ac-service' },
    { texts: 'carService:services.brakes', search: 'Brake Pads', picture: 'brake-pads' },
    { texts: 'carService:services.clutch', search: 'Clutch', picture: 'clutch' },
    { texts: 'carService:services.battery', search: 'Battery', picture: 'battery' },
    { texts: 'carService:services.alignment', search: 'Wheel Alignment', picture: 'alignment' },
    { texts: 'carService:services.tyres', search: 'Tyres', picture: 'tyres' },
    { texts: 'carService:services.cleaning', search: 'Interior Cleaning', picture: 'cleaning' },
  ],
  'bike-service': [
    { texts: 'bikeService:services.general', search: 'Bike service', picture: 'bike' },
    { texts: 'bikeService:services.scooter', search: 'Scooter', picture: 'scooter' },
    { texts: 'bikeService:services.oil', search: 'Oil change', picture: 'oil' },
    { texts: 'bikeService:services.chain', search: 'Chain', picture: 'chain' },
    { texts: 'bikeService:services.brakes', search: 'Brake Pads', picture: 'brake-pads' },
    { texts: 'bikeService:services.battery', search: 'Battery', picture: 'battery' },
    { texts: 'bikeService:services.tyres', search: 'Tyres', picture: 'tyres' },
    { texts: 'bikeService:services.wash', search: 'Wash', picture: 'wash' },
  ],
  'doorstep-service': [
    { texts: 'doorstepService:services.car', search: 'Service', picture: 'car' },
    { texts: 'doorstepService:services.bike', search: 'Bike service', picture: 'scooter' },
    { texts: 'doorstepService:services.battery', search: 'Battery', picture: 'battery' },
    { texts: 'doorstepService:services.ac', search: 'AC Service', picture: 'ac-service' },
    { texts: 'doorstepService:services.brakes', search: 'Brake Pads', picture: 'brake-pads' },
    { texts: 'doorstepService:services.puncture', search: 'Puncture', picture: 'tyres' },
    { texts: 'doorstepService:services.cleaning', search: 'Interior Cleaning', picture: 'cleaning' },
    { texts: 'doorstepService:services.wash', search: 'Wash', picture: 'wash' },
  ],
  'car-modifications': [
    { texts: 'carModifications:services.wrap', search: 'Wrap', picture: 'wrap' },
    { texts: 'carModifications:services.ppf', search: 'PPF', picture: 'protection' },
    { texts: 'carModifications:services.ceramic', search: 'Ceramic coating', picture: 'coating' },
    { texts: 'carModifications:services.alloys', search: 'Alloy wheels', picture: 'alloys' },
    { texts: 'carModifications:services.lights', search: 'LED', picture: 'lights' },
    { texts: 'carModifications:services.seats', search: 'Seat covers', picture: 'seats' },
    { texts: 'carModifications:services.sound', search: 'Touchscreen', picture: 'sound' },
    { texts: 'carModifications:services.exhaust', search: 'Exhaust', picture: 'exhaust' },
  ],
} as const satisfies Record<Category, readonly LandingService[]>;

/** Links a city to its own page if it has garages of the category, otherwise to a search. */
export function cityLink(category: Category, city: string, cities: readonly LandingCity[]) {
  const isOffered = cities.some((each) => each.city === city && each.categories.includes(category));
  return isOffered
    ? ({ to: '/$category/$city', params: { category, city: citySlug(city) } } as const)
    : ({ to: '/services', search: { category, city } } as const);
}
