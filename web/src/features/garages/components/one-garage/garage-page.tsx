import type { GarageDetail, NearbyInput } from '@pahiya/contract/garages/schemas';
import type { ReactNode } from 'react';
import { distanceBetween } from '../../rules/distance.ts';
import { GarageBreadcrumb } from '../breadcrumb/garage-breadcrumb.tsx';
import { BookBar } from './book-bar.tsx';
import { GarageHeader } from './garage-header.tsx';
import { ServiceList } from './service-list.tsx';
import { VisitCard } from './visit-card.tsx';

interface GaragePageProps {
  detail: GarageDetail;
  /** The chosen place, from which the distance is measured. */
  near: NearbyInput;
  reviews: ReactNode;
}

/** The public page of a garage (product, section 3.9). */
export function GaragePage({ detail, near, reviews }: GaragePageProps) {
  const { garage } = detail;
  return (
    <>
      <GarageBreadcrumb garage={garage} />
      <div className="grid gap-5 lg:grid-cols-[minmax(0,1fr)_21rem] lg:grid-rows-[auto_auto_1fr] lg:gap-x-7">
        <GarageHeader detail={detail} distance={distanceBetween(near, garage)} />
        <div className="min-w-0 lg:sticky lg:top-24 lg:col-start-2 lg:row-span-3 lg:row-start-1 lg:self-start">
          <VisitCard detail={detail} />
        </div>
        <ServiceList detail={detail} />
        <div className="min-w-0">{reviews}</div>
      </div>
      <BookBar garage={garage} />
    </>
  );
}
