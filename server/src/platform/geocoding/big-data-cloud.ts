import { z } from 'zod';
import { endpointOf, optionalUpstreamText, placeOf, type Upstream, upstreamText } from './upstream.ts';

const answer = z.object({
  /** Always present, blank where there is no such place: their absence tells another document from an empty answer. */
  city: upstreamText,
  locality: upstreamText,
  principalSubdivision: optionalUpstreamText,
  countryName: optionalUpstreamText,
});

/** BigDataCloud's `reverse-geocode-client` (https://www.bigdatacloud.com/free-api/free-reverse-geocode-to-city-api). */
export function createBigDataCloud(baseUrl: string): Upstream {
  const endpoint = endpointOf(baseUrl, 'data/reverse-geocode-client');
  return {
    name: 'big-data-cloud',
    urlOf(point, language) {
      const url = new URL(endpoint);
      url.searchParams.set('latitude', String(point.latitude));
      url.searchParams.set('longitude', String(point.longitude));
      url.searchParams.set('localityLanguage', language);
      return url;
    },
    read(body) {
      const { city, locality, principalSubdivision, countryName } = answer.parse(body);
      const parts = [locality, city, principalSubdivision, countryName].filter(Boolean);
      return placeOf([...new Set(parts)].join(', '), city || locality || principalSubdivision);
    },
  };
}
