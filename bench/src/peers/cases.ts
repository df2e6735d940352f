import { apiPrefix } from '@pahiya/contract/router';
import { landingCities } from '@pahiya/contract/shared/cities';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../server/src/database/pool.ts';
import { garages } from '../../../server/src/features/garages/tables.ts';

export type Peer = 'product' | 'fastify' | 'lite';

export interface PeerCase {
  name: string;
  /** The same requests in each server's syntax. */
  paths: Record<Peer, string[]>;
}

const garage =
  'id,name,status,image_url,location,latitude,longitude,is_featured,featured_order,average_rating,total_reviews,categories,vehicle_types,services,lowest_price,shortest_minutes,longest_minutes,picks_up,is_demonstration';
const services =
  'offered:services!services_garage_id_garages_id_fk(id,garage_id,name,description,price,duration,service_types)&offered.order=id';
const post =
  'id,caption,likes,comments,hidden_at,is_held,created_at,author:profiles(id,username,full_name,avatar_url),liked:post_likes(user_id),saved:saved_posts(user_id)';
const best = 'order=average_rating.desc.nullslast,total_reviews.desc,id&limit=50';

/** `liteReader` is the reader's account at Supabase Lite. */
export async function listPeerCases(db: Database, liteReader: string): Promise<PeerCase[]> {
  const found = await db.select({ id: garages.id }).from(garages).where(eq(garages.status, 'active')).limit(16);
  const ids = found.map(({ id }) => id);
  const rest = '/rest/v1';
  return [
    {
      name: 'garages by city',
      paths: {
        product: landingCities.map((city) => `${apiPrefix}/garages/nearby?city=${city}`),
        fastify: landingCities.map((city) => `/garages/nearby?city=${city}`),
        lite: landingCities.map((city) => `${rest}/garages?select=${garage}&location=ilike.*${city}*&${best}`),
      },
    },
    {
      name: 'garage with its services',
      paths: {
        product: ids.map((id) => `${apiPrefix}/garages/${id}`),
        fastify: ids.map((id) => `/garages/${id}`),
        lite: ids.map((id) => `${rest}/garages?id=eq.${id}&select=${garage},${services}`),
      },
    },
    {
      name: 'feed, signed in',
      paths: {
        product: [`${apiPrefix}/posts`],
        fastify: ['/posts'],
        lite: [`${rest}/posts?select=${post}&liked.user_id=eq.${liteReader}&order=created_at.desc,id.desc&limit=20`],
      },
    },
  ];
}

interface Shown {
  id: string;
  offered?: Shown[];
}

type Answer = Shown[] | { items: Shown[] } | { services: Shown[] };

/** The ids in an answer, in order. */
export function idsIn(answer: Answer): string[] {
  if (!Array.isArray(answer)) return ('items' in answer ? answer.items : answer.services).map(({ id }) => id);
  return answer.flatMap(({ id, offered }) => offered?.map((service) => service.id) ?? [id]);
}
