import type { Garage } from '@pahiya/contract/garages/schemas';
import { expect, test } from 'vitest';
import { jsonScript } from '@/lib/page/json-script.ts';
import { type LandingFacts, landingData } from './landing-data.ts';

const garage: Garage = {
  id: '0190a1b2-0000-7000-8000-000000000000',
  name: 'Torque House',
  imageUrl: '/garages/car-garage.svg',
  status: 'active',
  location: 'Baner, Pune, Maharashtra',
  latitude: 18.5,
  longitude: 73.8,
  distanceKm: null,
  isFeatured: false,
  featuredOrder: 0,
  rating: 4.6,
  averageRating: 4.6,
  totalReviews: 12,
  categories: ['car-service'],
  vehicleTypes: ['car'],
  services: [],
  lowestPrice: null,
  shortestMinutes: null,
  longestMinutes: null,
  picksUp: true,
  isDemonstration: false,
};

function facts(change: Partial<LandingFacts> = {}): LandingFacts {
  return {
    origin: 'https://pahiya.example',
    language: 'en',
    category: 'car-service',
    name: 'Car service in Pune',
    city: 'Pune',
    description: 'Compare garages',
    home: 'Home',
    address: 'https://pahiya.example/car-service/pune',
    categoryAddress: 'https://pahiya.example/car-service',
    categoryName: 'Car service',
    services: ['Clutch', 'Tyres'],
    questions: [{ question: 'How can I pay?', answer: 'In cash.' }],
    garages: [garage],
    ...change,
  };
}

function find(data: object, type: string): Record<string, unknown> | undefined {
  const { '@graph': graph } = data as { '@graph': Record<string, unknown>[] };
  return graph.find((node) => node['@type'] === type);
}

test('a rated garage includes its rating and location, and no unknown facts', () => {
  expect(find(landingData(facts()), 'AutoRepair')).toEqual({
    '@type': 'AutoRepair',
    '@id': 'https://pahiya.example/garage/0190a1b2-0000-7000-8000-000000000000#garage',
    name: 'Torque House',
    url: 'https://pahiya.example/garage/0190a1b2-0000-7000-8000-000000000000',
    address: { '@type': 'PostalAddress', addressLocality: 'Baner, Pune, Maharashtra', addressCountry: 'IN' },
    image: 'https://pahiya.example/garages/car-garage.svg',
    geo: { '@type': 'GeoCoordinates', latitude: 18.5, longitude: 73.8 },
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: 4.6,
      reviewCount: 12,
      bestRating: 5,
      worstRating: 1,
    },
  });
});

test.each<Partial<Garage>>([
  { averageRating: null, totalReviews: 0 },
  { averageRating: 0, totalReviews: 0 },
  { averageRating: 4.6, totalReviews: 0 },
  { isDemonstration: true },
])('a rating nobody gave is left out: %j', (change) => {
  const data = landingData(facts({ garages: [{ ...garage, ...change }] }));
  expect(find(data, 'AutoRepair')).not.toHaveProperty('aggregateRating');
});

test("a city's page is below its category and serves the city", () => {
  const data = landingData(facts());
  const steps = find(data, 'BreadcrumbList')?.itemListElement as { position: number; item: string }[];
  expect(steps.map(({ position, item }) => [position, item])).toEqual([
    [1, 'https://pahiya.example/'],
    [2, 'https://pahiya.example/car-service'],
    [3, 'https://pahiya.example/car-service/pune'],
  ]);
  expect(find(data, 'Service')?.areaServed).toEqual({ '@type': 'City', name: 'Pune' });
  const country = landingData(facts({ city: undefined, address: 'https://pahiya.example/car-service' }));
  expect(find(country, 'BreadcrumbList')?.itemListElement).toHaveLength(2);
  expect(find(country, 'Service')?.areaServed).toEqual({ '@type': 'Country', name: 'India' });
});

test('the questions are those of the page', () => {
  expect(find(landingData(facts()), 'FAQPage')?.mainEntity).toEqual([
    { '@type': 'Question', name: 'How can I pay?', acceptedAnswer: { '@type': 'Answer', text: 'In cash.' } },
  ]);
});

test('a name cannot end the script element', () => {
  const evil = { ...garage, name: '</script><script>alert(1)</script><!--' };
  const written = jsonScript(landingData(facts({ garages: [evil] })));
  expect(written).not.toContain('<');
  expect(find(JSON.parse(written), 'AutoRepair')?.name).toBe(evil.name);
});
