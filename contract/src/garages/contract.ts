import { z } from 'zod';
import { open, signedIn } from '../shared/base.ts';
import { calendarDate } from '../shared/date-schemas.ts';
import { notFound } from '../shared/errors.ts';
import { id } from '../shared/ids.ts';
import {
  garage,
  garageDetail,
  landingCity,
  nearbyInput,
  nextFree,
  nextFreeInput,
  searchInput,
  searchPage,
  slotDay,
  suggestInput,
  suggestions,
} from './schemas.ts';

const tags = ['garages'];
const garageInput = z.strictObject({ garageId: id });

export const garagesContract = {
  featured: open
    .meta({ mayBeOld: true })
    .route({ method: 'GET', path: '/garages/featured', tags, summary: 'Active featured garages, at most 20' })
    .output(z.array(garage)),
  nearby: open
    .meta({ mayBeOld: true })
    .route({
      method: 'GET',
      path: '/garages/nearby',
      tags,
      summary: 'Active garages of a place by rating, at most `limit` or 50; with coordinates each carries its distance',
    })
    .input(nearbyInput)
    .output(z.array(garage)),
  search: open
    .meta({ takesLong: true, mayBeOld: true })
    .route({
      method: 'GET',
      path: '/garages/search',
      tags,
      summary: 'Garages and services matching a text',
      description:
        'Sorted by distance, price or next free slot, or with `free`, it looks at the 100 nearest matching garages, or without coordinates at the 100 best rated ones.',
    })
    .input(searchInput)
    .output(searchPage),
  suggest: open
    .meta({ takesLong: true, mayBeOld: true })
    .route({
      method: 'GET',
      path: '/garages/suggestions',
      tags,
      summary: 'Services, places and garages that a text being typed may mean',
    })
    .input(suggestInput)
    .output(suggestions),
  landingCities: open
    .meta({ mayBeOld: true })
    .route({
      method: 'GET',
      path: '/garages/landing-cities',
      tags,
      summary: 'The cities of the landing pages, each with the categories for which it has active garages',
    })
    .output(z.array(landingCity)),
  favourites: signedIn
    .route({
      method: 'GET',
      path: '/garages/favourites',
      tags,
      summary: "The customer's favourite garages, newest first",
    })
    .output(z.array(garage)),
  get: open
    .errors(notFound)
    .route({ method: 'GET', path: '/garages/{garageId}', tags, summary: 'A garage with its services' })
    .input(garageInput)
    .output(garageDetail),
  slots: open
    .errors(notFound)
    .route({
      method: 'GET',
      path: '/garages/{garageId}/slots',
      tags,
      summary: 'The slots of a day and whether each is free',
    })
    .input(garageInput.extend({ date: calendarDate }))
    .output(slotDay),
  nextFree: open
    .route({
      method: 'GET',
      path: '/garages/next-free',
      tags,
      summary: 'The next free slot of each garage within a week; unknown garages are left out',
    })
    .input(nextFreeInput)
    .output(z.array(nextFree)),
  favourite: signedIn
    .errors(notFound)
    .route({ method: 'PUT', path: '/garages/{garageId}/favourite', tags, summary: 'Keep a garage as favourite' })
    .input(garageInput)
    .output(z.object({ isFavourite: z.boolean() })),
  unfavourite: signedIn
    .errors(notFound)
    .route({ method: 'DELETE', path: '/garages/{garageId}/favourite', tags, summary: 'Remove a favourite garage' })
    .input(garageInput)
    .output(z.object({ isFavourite: z.boolean() })),
};
