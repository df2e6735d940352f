import type { Category } from '@pahiya/contract/garages/schemas';
import { useQuery } from '@tanstack/react-query';
import { SentStructuredData, StructuredData } from '@/lib/page/structured-data.tsx';
import { landingOptions } from '../../queries/garage-lists.ts';
import type { LandingHit } from '../../rules/lists.ts';
import { useLandingData } from '../../use-landing-data.ts';
import { LandingBreadcrumb } from '../breadcrumb/landing-breadcrumb.tsx';
import { LandingCities } from './landing-cities.tsx';
import { LandingClosing } from './landing-closing.tsx';
import { LandingFaq } from './landing-faq.tsx';
import { LandingGarages } from './landing-garages.tsx';
import { LandingHero } from './landing-hero.tsx';
import { LandingServices } from './landing-services.tsx';
import { LandingTrust } from './landing-trust.tsx';

interface LandingPageProps {
  category: Category;
  city: string | undefined;
  /** Location of the listed garages; undefined for all of India. */
  near: string | undefined;
  /** Chooses the location; empty for all of India. */
  onCity: (city: string) => void;
  origin: string;
}

/** One of the four service landing pages (product, section 3.7), for all of India or for a city. */
export function LandingPage({ category, city, near, onCity, origin }: LandingPageProps) {
  const query = useQuery(landingOptions(category, near));
  return (
    <>
      <LandingBreadcrumb category={category} city={city} />
      <LandingHero category={category} city={city} near={near} />
      <div className="mt-10 flex flex-col gap-12 md:mt-14 md:gap-16">
        <LandingServices category={category} near={near} />
        <LandingGarages category={category} near={near} onCity={onCity} query={query} />
        <LandingTrust />
        <LandingFaq category={category} />
        <LandingCities category={category} />
        <LandingClosing category={category} near={near} />
      </div>
      <Facts category={category} city={city} hits={query.data ?? []} origin={origin} />
    </>
  );
}

interface FactsProps extends Pick<LandingPageProps, 'category' | 'city' | 'origin'> {
  hits: readonly LandingHit[];
}

function LandingFacts(props: FactsProps) {
  return <StructuredData data={useLandingData(props)} />;
}

const Facts: typeof LandingFacts = import.meta.env.SSR ? LandingFacts : SentStructuredData;
