import type { NearbyInput } from '@pahiya/contract/garages/schemas';
import { useTranslation } from 'react-i18next';
import { ServiceSearch } from './service-search.tsx';

/** The night behind the search, in both themes; on a phone it reaches from edge to edge. */
export function HomeHero({ near }: { near: NearbyInput }) {
  const { t } = useTranslation('home');
  return (
    <section className="scheme-dark relative -mx-4 -mt-5 overflow-hidden rounded-b-sheet bg-[#111b38] px-4 pt-7 pb-7 text-text md:mx-0 md:mt-0 md:rounded-sheet md:px-12 md:py-14 dark:bg-[#1a2750]">
      <img
        src="/brand/mark.svg"
        alt=""
        width={360}
        height={360}
        className="-end-24 -top-24 pointer-events-none absolute size-72 opacity-15 md:-end-10 md:size-96"
      />
      <div className="relative max-w-2xl">
        <h1 className="text-balance text-display">{t('hero.title')}</h1>
        <p className="mt-2 text-pretty text-text-muted md:text-lg">{t('hero.text')}</p>
        <div className="scheme-light mt-5 md:mt-7 dark:scheme-dark">
          <ServiceSearch near={near} />
        </div>
      </div>
    </section>
  );
}
