import type { Category } from '@pahiya/contract/garages/schemas';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { useTranslation } from '@/i18n/use-translation.ts';
import { categoryTexts } from '../../rules/category-texts.ts';
import { useLandingTexts } from '../../use-landing-texts.ts';

const tileStyles = [
  'group flex h-full flex-col gap-2.5 rounded-card border border-border bg-surface p-3.5 shadow-card sm:p-4',
  'transition-[box-shadow,border-color] duration-200 hover:border-border-strong/50 hover:shadow-raised',
].join(' ');

export function LandingServices({ category, near }: { category: Category; near: string | undefined }) {
  const { t, i18n } = useTranslation('landing');
  const { services } = useLandingTexts(category);
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-title">
        {i18n.t(`${categoryTexts[category]}:offer`)}
      </h2>
      <p className="mt-0.5 text-sm text-text-muted">{t('services.text')}</p>
      <ul aria-labelledby={id} className="mt-4 grid gap-3 min-[360px]:grid-cols-2 md:gap-4 lg:grid-cols-4">
        {services.map(({ key, name, text, search, picture }) => (
          <li key={key}>
            <Link to="/services" search={{ text: search, category, city: near }} className={tileStyles}>
              <img
                src={`/tiles/${picture}.svg`}
                alt=""
                width={96}
                height={96}
                loading="lazy"
                decoding="async"
                className="size-14 rounded-[24%] transition-transform duration-200 group-hover:-translate-y-0.5"
              />
              <span>
                <span className="block font-semibold leading-snug">{name}</span>{' '}
                <span className="mt-0.5 block text-pretty text-sm text-text-muted">{text}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
