import { useState } from 'react';
import { useTranslation } from '@/i18n/use-translation.ts';
import { Field } from '@/ui/field.tsx';
import { Input } from '@/ui/input.tsx';
import type { TypedCode } from '../rules/typed-code.ts';

interface CodeFieldProps {
  code: TypedCode;
  onChange: (code: TypedCode) => void;
  /** Error about the code last sent. Choosing the other kind of code clears it. */
  error?: string | null | undefined;
  /** Accepts only codes of the authenticator app. */
  isAppOnly?: boolean;
  /** Focuses the field at the start. */
  isFirst?: boolean;
}

/** A code of the authenticator app, or a recovery code for users who have lost their phone. */
export function CodeField({ code, onChange, error, isAppOnly = false, isFirst = false }: CodeFieldProps) {
  const { t } = useTranslation('factor');
  const [hasSwitched, setSwitched] = useState(false);
  const [oldError, setOldError] = useState<string | null>(null);
  if (!error && oldError) setOldError(null);
  const shown = error === oldError ? null : error;
  const { kind, text } = code;
  const input =
    kind === 'authenticator'
      ? ({ inputMode: 'numeric', autoComplete: 'one-time-code', maxLength: 7 } as const)
      : ({ autoComplete: 'off', autoCapitalize: 'characters', maxLength: 20 } as const);

  function switchKind() {
    onChange({ kind: kind === 'authenticator' ? 'recovery' : 'authenticator', text: '' });
    setOldError(error ?? null);
    setSwitched(true);
  }

  return (
    <div className="grid gap-1">
      <Field label={t(`code.${kind}`)} hint={!shown && t(`code.${kind}Hint`)} error={shown}>
        <Input
          {...input}
          key={kind}
          autoFocus={isFirst || hasSwitched}
          value={text}
          onChange={(event) => onChange({ kind, text: event.target.value })}
          spellCheck={false}
          className="font-mono text-lg tracking-widest"
        />
      </Field>
      {!isAppOnly && (
        <button
          type="button"
          className="min-h-11 justify-self-start text-start font-semibold text-sm underline underline-offset-4"
          onClick={switchKind}
        >
          {t(kind === 'authenticator' ? 'code.useRecovery' : 'code.useApp')}
        </button>
      )}
    </div>
  );
}
