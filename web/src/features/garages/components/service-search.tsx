import type { NearbyInput } from '@pahiya/contract/garages/schemas';
import { limits } from '@pahiya/contract/shared/limits';
import { Search } from 'lucide-react';
import { type FormEvent, useRef } from 'react';
import { useTranslation } from '@/i18n/use-translation.ts';
import { Button } from '@/ui/button.tsx';
import { Field } from '@/ui/field.tsx';
import { Spinner } from '@/ui/spinner.tsx';
import { VoiceButton } from '@/ui/voice-button.tsx';
import { keepPastSearch } from '../storage.ts';
import { useOpenResults } from '../use-open-results.ts';
import { SuggestedInput } from './suggestions/suggested-input.tsx';

/**
 * Opens the results for the typed text. The input is uncontrolled, so that text typed before hydration is kept.
 */
export function ServiceSearch({ near }: { near: NearbyInput }) {
  const { t } = useTranslation(['home', 'common']);
  const input = useRef<HTMLInputElement>(null);
  const { open, isBusy } = useOpenResults(near);

  async function search(text: string) {
    if (input.current) input.current.value = text;
    keepPastSearch(text);
    await open(text);
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    const text = input.current?.value.trim();
    if (text) await search(text);
  }

  function fill(text: string) {
    if (!input.current) return;
    input.current.value = text.slice(0, limits.searchTextLength);
    input.current.focus();
  }

  return (
    <search>
      <form action="/services" aria-busy={isBusy} onSubmit={submit} className="flex gap-2">
        <Field label={t('search.label')} hideLabel className="min-w-0 flex-1">
          <SuggestedInput
            ref={input}
            city={near.city}
            onText={search}
            inputMode="search"
            name="text"
            enterKeyHint="search"
            maxLength={limits.searchTextLength}
            placeholder={t('search.placeholder')}
            icon={isBusy ? <Spinner /> : <Search />}
            action={<VoiceButton onText={fill} />}
            raised
            className="h-13"
          />
        </Field>
        {near.city && <input type="hidden" name="city" value={near.city} />}
        <Button type="submit" variant="secondary" size="large" loading={isBusy} className="max-sm:sr-only">
          {t('common:action.search')}
        </Button>
      </form>
    </search>
  );
}
