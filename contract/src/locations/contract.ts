import { z } from 'zod';
import { coordinates } from '../garages/schemas.ts';
import { open } from '../shared/base.ts';
import { limits } from '../shared/limits.ts';
import { text } from '../shared/text.ts';
import { location, place } from './schemas.ts';

const tags = ['locations'];

export const locationsContract = {
  reverse: open
    .route({ method: 'GET', path: '/locations/reverse', tags, summary: 'The address and city of coordinates' })
    .input(coordinates)
    .output(location),
  search: open
    .route({
      method: 'GET',
      path: '/locations/search',
      tags,
      summary: 'Indian cities and localities by name, best first',
    })
    .input(z.strictObject({ text: text().trim().min(1).max(limits.searchTextLength) }))
    .output(z.array(place)),
};
