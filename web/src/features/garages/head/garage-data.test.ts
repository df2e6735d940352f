import type { GarageDetail } from '@pahiya/contract/garages/schemas';
import { expect, test } from 'vitest';
import { garagePageData } from './garage-data.ts';

const origin = 'https://pahiya.example';
const id = '0190a1b2-0000-7000-8000-000000000000';

const garage: GarageDetail['garage'] = {
  ...{ id, name: 'Torque House', status: 'active', imageUrl: null, location: 'Kothrud, Pune' },
  ...{ latitude: 18.5, longitude: 73.8, distanceKm: null, isFeatured: false, featuredOrder: 0 },
  ...{ rating: 4.6, averageRating: 4.6, totalReviews: 12, categories: [], vehicleTypes: ['car'], services: [] },
  ...{ lowestPrice: 749, shortestMinutes: 45, longestMinutes: 45, picksUp: true, isDemonstration: false },
};

const detail: GarageDetail = {
  garage,
  services: [
    {
      ...{ id, garageId: id, name: 'Wheel Alignment', description: null, price: 749, duration: 45 },
      serviceTypes: ['pickup'],
    },
  ],
  openingHours: [{ dayOfWeek: 0, opens: '10:30', closes: '13:30', lastStart: '12:00' }],
  holidays: [],
};

function factsOf(changed: GarageDetail) {
  const steps = [
    { name: 'Home', item: `${origin}/` },
    { name: garage.name, item: `${origin}/garage/${id}` },
  ];
  const data = garagePageData({ origin, detail: changed, nameOf: (name) => `${name} (hi)`, steps });
  return (data as { '@graph': Record<string, unknown>[] })['@graph'];
}

test('search engines read prices, opening hours and the real rating of a garage', () => {
  const [facts, breadcrumb] = factsOf(detail);
  expect(facts).toMatchObject({
    '@type': 'AutoRepair',
    url: `${origin}/garage/${id}`,
    aggregateRating: { ratingValue: 4.6, reviewCount: 12 },
    openingHoursSpecification: [{ dayOfWeek: 'Sunday', opens: '10:30', closes: '13:30' }],
    hasOfferCatalog: {
      itemListElement: [{ price: 749, priceCurrency: 'INR', itemOffered: { name: 'Wheel Alignment (hi)' } }],
    },
  });
  expect(breadcrumb?.itemListElement).toMatchObject([{ position: 1 }, { position: 2, name: 'Torque House' }]);
});

test('structured data claims no rating of a demonstration garage, and no services or reviews that do not exist', () => {
  const without = (change: Partial<typeof garage>) => factsOf({ ...detail, garage: { ...garage, ...change } })[0];
  expect(without({ isDemonstration: true })).not.toHaveProperty('aggregateRating');
  expect(without({ averageRating: null, totalReviews: 0 })).not.toHaveProperty('aggregateRating');
  expect(factsOf({ ...detail, services: [] })[0]).not.toHaveProperty('hasOfferCatalog');
});
