import { type ComponentProps, type RefObject, Suspense } from 'react';
import { lazyPart } from '@/lib/page/lazy-part.ts';
import { Input } from '@/ui/input.tsx';
import { useSuggestions } from '../../use-suggestions.ts';

const SuggestionList = lazyPart(async () => {
  const { SuggestionList } = await import('./suggestion-list.tsx');
  return { default: SuggestionList };
});

interface SuggestedInputProps extends ComponentProps<typeof Input> {
  ref: RefObject<HTMLInputElement | null>;
  /** Suggests what garages there offer. */
  city: string | undefined;
  /** Searches a chosen text. */
  onText: (text: string) => void;
}

/** An uncontrolled search box with suggestions. Any other text can be searched, too. */
export function SuggestedInput({ city, onText, ...props }: SuggestedInputProps) {
  const { isWanted, inputProps, keys, setShown } = useSuggestions();
  return (
    <div className="relative">
      <Input {...props} {...inputProps} />
      {isWanted && (
        <Suspense>
          <SuggestionList input={props.ref} city={city} onText={onText} keys={keys} setShown={setShown} />
        </Suspense>
      )}
    </div>
  );
}
