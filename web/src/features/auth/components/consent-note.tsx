import { brand } from '@pahiya/contract/shared/brand';
import { useTranslation } from '@/i18n/use-translation.ts';
import { markedParts } from '../rules/marked-text.ts';
import type { LegalText } from '../types.ts';

interface ConsentNoteProps {
  onLegal: (text: LegalText) => void;
}

/** Terms agreed to by creating an account. The server stores this sentence. */
export function ConsentNote({ onLegal }: ConsentNoteProps) {
  const { t } = useTranslation('auth');
  return (
    <p className="mt-5 text-pretty text-center text-sm text-text-muted">
      {markedParts(t('consent', { brand: brand.name })).map(({ text, mark, tail }) =>
        mark === 'terms' || mark === 'privacy' ? (
          // Keeps the punctuation after the button on the same line.
          <span key={mark} className="whitespace-nowrap">
            <button
              type="button"
              aria-haspopup="dialog"
              onClick={() => onLegal(mark)}
              className="inline whitespace-normal rounded-control py-1 text-info underline underline-offset-4 hover:text-text"
            >
              {text}
            </button>
            {tail}
          </span>
        ) : (
          text
        ),
      )}
    </p>
  );
}
