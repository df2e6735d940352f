import { limits } from '@pahiya/contract/shared/limits';
import { Search } from 'lucide-react';
import { useTranslation } from '@/i18n/use-translation.ts';
import { Field } from '@/ui/field.tsx';
import { Input } from '@/ui/input.tsx';
import { VoiceButton } from '@/ui/voice-button.tsx';
import type { useSearchText } from '../use-search-text.ts';

interface SearchBoxProps {
  text: string | undefined;
  box: ReturnType<typeof useSearchText>;
}

export function SearchBox({ text, box }: SearchBoxProps) {
  const { t } = useTranslation('services');
  return (
    <Field label={t('search.label')} hideLabel>
      <Input
        ref={box.input}
        type="search"
        name="text"
        defaultValue={text}
        onInput={box.applySoon}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={limits.searchTextLength}
        placeholder={t('search.placeholder')}
        icon={<Search />}
        action={<VoiceButton onText={box.fill} />}
        className="[&::-webkit-search-cancel-button]:hidden"
      />
    </Field>
  );
}
