import type { NearbyInput } from '@pahiya/contract/garages/schemas';
import { useTranslation } from '@/i18n/use-translation.ts';
import { ServiceSearch } from './service-search.tsx';

/** Dark background behind the search in both themes. On a phone it spans the full width. */
export function HomeHero({ near }: { near: NearbyInput }) {
  const { t } = useTranslation('home');
  return (
    <section className="relative -mx-4 -mt-5 rounded-b-sheet bg-[#111b38] [--color-focus:#ffcf70] px-4 pt-7 pb-7 text-[#fbf8f2] md:mx-0 md:mt-0 md:rounded-sheet md:px-12 md:py-14 dark:bg-[#1a2750]">
      {/* Only the picture is cut off, because the suggestions are longer than the box. */}
      <div className="pointer-events-none absolute inset-0 overflow-hidden rounded-b-sheet md:rounded-sheet">
        <img
          src="/brand/mark.svg"
          alt=""
          width={360}
          height={360}
          className="-end-20 -top-20 absolute size-64 opacity-12 md:-end-16 md:top-auto md:-bottom-20 md:size-96 md:opacity-100"
        />
      </div>
      <div className="relative max-w-xl lg:max-w-2xl">
        <h1 className="text-balance text-display">{t('hero.title')}</h1>
        <p className="mt-2 text-pretty text-[#c3cce3] md:text-lg">{t('hero.text')}</p>
        <div className="mt-5 text-text md:mt-7">
          <ServiceSearch near={near} />
        </div>
      </div>
    </section>
  );
}
