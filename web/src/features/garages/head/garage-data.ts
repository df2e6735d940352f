import type { Garage, GarageDetail, OpeningHours } from '@pahiya/contract/garages/schemas';

type Described = Pick<
  Garage,
  | 'id'
  | 'name'
  | 'location'
  | 'imageUrl'
  | 'latitude'
  | 'longitude'
  | 'averageRating'
  | 'totalReviews'
  | 'isDemonstration'
>;

/** A garage in structured data (schema.org). Its id is the same on every page that names it. */
export function garageOf(origin: string, garage: Described) {
  return {
    '@type': 'AutoRepair',
    '@id': `${origin}/garage/${garage.id}#garage`,
    name: garage.name,
    url: `${origin}/garage/${garage.id}`,
    address: { '@type': 'PostalAddress', addressLocality: garage.location, addressCountry: 'IN' },
    ...(garage.imageUrl ? { image: new URL(garage.imageUrl, origin).href } : {}),
    ...(garage.latitude !== null && garage.longitude !== null
      ? { geo: { '@type': 'GeoCoordinates', latitude: garage.latitude, longitude: garage.longitude } }
      : {}),
    ...ratingOf(garage),
  };
}

/** Includes only real ratings, neither the default on cards nor those of sample garages. */
function ratingOf({ averageRating, totalReviews, isDemonstration }: Described) {
  if (averageRating === null || averageRating <= 0 || totalReviews <= 0 || isDemonstration) return {};
  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: averageRating,
      reviewCount: totalReviews,
      bestRating: 5,
      worstRating: 1,
    },
  };
}

interface Step {
  name: string;
  item: string;
}

interface GaragePageFacts {
  origin: string;
  detail: GarageDetail;
  /** Names of the services in the page's language. */
  nameOf: (name: string) => string;
  steps: readonly Step[];
}

/** Structured data of a garage's page, limited to facts the page shows. */
export function garagePageData({ origin, detail, nameOf, steps }: GaragePageFacts): object {
  const { garage, services, openingHours } = detail;
  const offers = services.map(({ name, price }) => ({
    '@type': 'Offer',
    price,
    priceCurrency: 'INR',
    itemOffered: { '@type': 'Service', name: nameOf(name) },
  }));
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        ...garageOf(origin, garage),
        currenciesAccepted: 'INR',
        openingHoursSpecification: openingHours.map(hoursOf),
        ...(offers.length > 0 && { hasOfferCatalog: { '@type': 'OfferCatalog', itemListElement: offers } }),
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: steps.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
      },
    ],
  };
}

const days = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

function hoursOf({ dayOfWeek, opens, closes }: OpeningHours) {
  return { '@type': 'OpeningHoursSpecification', dayOfWeek: days[dayOfWeek], opens, closes };
}
