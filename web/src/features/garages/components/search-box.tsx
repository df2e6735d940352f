import { limits } from '@pahiya/contract/shared/limits';
import { Search } from 'lucide-react';
import { useTranslation } from '@/i18n/use-translation.ts';
import { Field } from '@/ui/field.tsx';
import { VoiceButton } from '@/ui/voice-button.tsx';
import { keepPastSearch } from '../storage.ts';
import type { useSearchText } from '../use-search-text.ts';
import { SuggestedInput } from './suggestions/suggested-input.tsx';

interface SearchBoxProps {
  text: string | undefined;
  city: string | undefined;
  box: ReturnType<typeof useSearchText>;
}

export function SearchBox({ text, city, box }: SearchBoxProps) {
  const { t } = useTranslation('services');

  function choose(chosen: string) {
    keepPastSearch(chosen);
    box.fill(chosen);
  }

  return (
    <Field label={t('search.label')} hideLabel>
      <SuggestedInput
        ref={box.input}
        city={city}
        onText={choose}
        inputMode="search"
        name="text"
        defaultValue={text}
        onInput={box.applySoon}
        enterKeyHint="search"
        maxLength={limits.searchTextLength}
        placeholder={t('search.placeholder')}
        icon={<Search />}
        action={<VoiceButton onText={box.fill} />}
      />
    </Field>
  );
}
