import { brand } from '@pahiya/contract/shared/brand';
import { useTranslation } from 'react-i18next';
import { markedParts } from '../rules/marked-text.ts';
import type { LegalText } from '../types.ts';

interface ConsentNoteProps {
  onLegal: (text: LegalText) => void;
}

/** What one agrees to by making an account; the server keeps this sentence with it. */
export function ConsentNote({ onLegal }: ConsentNoteProps) {
  const { t } = useTranslation('auth');
  return (
    <p className="mt-5 text-pretty text-center text-sm text-text-muted">
      {markedParts(t('consent', { brand: brand.name })).map(({ text, mark }) =>
        mark === 'terms' || mark === 'privacy' ? (
          <button
            key={mark}
            type="button"
            aria-haspopup="dialog"
            onClick={() => onLegal(mark)}
            className="inline rounded-control py-1 text-info underline underline-offset-4 hover:text-text"
          >
            {text}
          </button>
        ) : (
          text
        ),
      )}
    </p>
  );
}
