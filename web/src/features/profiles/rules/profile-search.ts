import type { BookingFilter } from '@pahiya/contract/bookings/schemas';
import { bookingFilters } from '@/shared/bookings/types.ts';
import { type PeopleList, type ProfileTab, peopleLists, profileTabs } from '../types.ts';

export interface ProfileSearch {
  tab?: ProfileTab;
  /** Filter of the bookings; undefined means all. */
  when?: Exclude<BookingFilter, 'all'>;
  list?: PeopleList;
  comments?: string;
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export function readProfileSearch({ tab, when, list, comments }: Record<string, unknown>): ProfileSearch {
  return {
    tab: profileTabs.find((name) => name === tab),
    when: whenOf(bookingFilters.find((name) => name === when)),
    list: peopleLists.find((name) => name === list),
    comments: typeof comments === 'string' && uuid.test(comments) ? comments : undefined,
  };
}

export function whenOf(filter: BookingFilter | undefined): ProfileSearch['when'] {
  return filter === 'all' ? undefined : filter;
}
