import { apiPrefix } from '@pahiya/contract/router';
import { feedTarget, type ReadTarget } from '../read-targets.ts';

export type Peer = 'product' | 'fastify' | 'lite';

export interface PeerCase {
  name: string;
  /** The same requests, as each server understands them. */
  paths: Record<Peer, string[]>;
}

const garage =
  'id,name,status,image_url,location,latitude,longitude,is_featured,featured_order,average_rating,total_reviews,categories,vehicle_types,services,lowest_price,shortest_minutes,longest_minutes,picks_up,is_demonstration';
const services =
  'offered:services!services_garage_id_garages_id_fk(id,garage_id,name,description,price,duration,service_types)&offered.order=id';
const post =
  'id,caption,likes,comments,hidden_at,is_held,created_at,author:profiles(id,username,full_name,avatar_url),liked:post_likes(user_id),saved:saved_posts(user_id)';
const best = 'order=average_rating.desc.nullslast,total_reviews.desc,id&limit=50';

/** Turns the values of a request into an address of Supabase Lite. */
const ofLite: Partial<Record<ReadTarget['name'], (...values: unknown[]) => string>> = {
  'nearby, by city': (city) => `garages?select=${garage}&location=ilike.*${city}*&${best}`,
  'nearby, by coordinates': (latitude, longitude) => `rpc/nearest_garages?latitude=${latitude}&longitude=${longitude}`,
  garage: (id) => `garages?id=eq.${id}&select=${garage},${services}`,
  slots: (id, date) => `rpc/day_slots?garage=${id}&day=${date}`,
  'feed, signed in': (reader) =>
    `posts?select=${post}&liked.user_id=eq.${reader}&order=created_at.desc,id.desc&limit=20`,
};

/** `liteReader` is the reader's account at Supabase Lite. */
export function listPeerCases(targets: ReadTarget[], liteReader: string): PeerCase[] {
  return [...targets, feedTarget].map(({ name, requests }) => ({
    name,
    paths: {
      product: requests.map(({ path }) => path),
      fastify: requests.map(({ path }) => path.replace(apiPrefix, '')),
      lite: requests.map(
        ({ values }) => `/rest/v1/${ofLite[name]?.(...(name === feedTarget.name ? [liteReader] : values))}`,
      ),
    },
  }));
}

interface Shown {
  id: string;
  offered?: Shown[];
}

interface Slots {
  slots: { startTime: string; freeMechanics: number | null }[];
}

type Answer = Shown[] | { items: Shown[] } | { services: Shown[] } | Slots;

/** Lists what an answer shows, in its order. */
export function shownIn(answer: Answer): string[] {
  if (Array.isArray(answer)) return answer.flatMap(({ id, offered }) => offered?.map((service) => service.id) ?? [id]);
  if ('slots' in answer) return answer.slots.map(({ startTime, freeMechanics }) => `${startTime} ${freeMechanics}`);
  return ('items' in answer ? answer.items : answer.services).map(({ id }) => id);
}
