import type { Welcome as WelcomeData } from '@pahiya/contract/revvy/schemas';
import { useQuery } from '@tanstack/react-query';
import { CalendarCheck, IndianRupee, Wrench } from 'lucide-react';
import { useTranslation } from '@/i18n/use-translation.ts';
import { Skeleton } from '@/ui/skeleton.tsx';
import { welcomeOptions } from '../queries/conversations.ts';
import { RevvyMark } from './revvy-mark.tsx';

const abilities = [
  { key: 'diagnose', icon: Wrench },
  { key: 'prices', icon: IndianRupee },
  { key: 'bookings', icon: CalendarCheck },
] as const;

interface WelcomeProps {
  onAsk: (text: string) => void;
}

/** Start of a conversation: who answers, what can be asked, and what cannot. */
export function Welcome({ onAsk }: WelcomeProps) {
  const { t } = useTranslation('revvy');
  const { data, isPending } = useQuery(welcomeOptions());
  return (
    <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain">
      <div className="mx-auto flex min-h-full w-full max-w-2xl flex-col justify-center gap-4 px-4 py-4 sm:gap-6 sm:py-6">
        <div className="flex flex-col items-center text-center">
          <RevvyMark className="size-14 sm:size-16" />
          <h2 className="mt-3 text-title">{t('welcome.title')}</h2>
          <p className="mt-1.5 text-pretty text-text-muted">{t('welcome.text')}</p>
        </div>
        <ul className="grid gap-x-4 gap-y-1.5 text-sm sm:grid-cols-3">
          {abilities.map(({ key, icon: Icon }) => (
            <li key={key} className="flex items-center gap-2.5 sm:flex-col sm:text-center">
              <span
                aria-hidden="true"
                className="flex size-8 shrink-0 sm:size-9 items-center justify-center rounded-full bg-accent-soft text-on-accent-soft"
              >
                <Icon className="size-4.5" />
              </span>
              {t(`welcome.${key}`)}
            </li>
          ))}
        </ul>
        {isPending ? <SuggestionsSkeleton /> : data && <Suggestions welcome={data} onAsk={onAsk} />}
        {data?.engine === 'offline' && (
          <p className="text-pretty text-center text-sm text-text-muted">{t('engine.limits')}</p>
        )}
      </div>
    </div>
  );
}

/** A longer list would take reading instead of offering a start. */
const suggestionsShown = 4;

function Suggestions({ welcome, onAsk }: { welcome: WelcomeData; onAsk: (text: string) => void }) {
  const { t } = useTranslation('revvy');
  const { vehicle, suggestions } = welcome;
  const name = vehicle ? `${vehicle.make} ${vehicle.model}` : t('welcome.anyVehicle');
  return (
    <section aria-label={t('welcome.suggestions')}>
      <ul className="grid gap-2.5 sm:grid-cols-2">
        {suggestions.slice(0, suggestionsShown).map((suggestion) => {
          const text = t(`suggestion.${suggestion}`, { vehicle: name });
          return (
            <li key={suggestion} className="flex">
              <button
                type="button"
                onClick={() => onAsk(text)}
                className="min-h-13 w-full break-words rounded-card border border-border bg-surface px-4 py-3 text-start text-sm shadow-card transition-colors hover:border-border-strong hover:bg-surface-sunken dark:hover:bg-surface-raised"
              >
                {text}
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function SuggestionsSkeleton() {
  return (
    <div aria-busy="true" className="grid gap-2.5 sm:grid-cols-2">
      {[1, 2, 3, 4].map((place) => (
        <Skeleton key={place} shape="card" className="h-13" />
      ))}
    </div>
  );
}
