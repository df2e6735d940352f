import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Field } from '@/ui/field.tsx';
import { Input } from '@/ui/input.tsx';

interface CodeFieldProps {
  code: string;
  onChange: (code: string) => void;
  error?: string | null | undefined;
  /** Accepts only codes of the authenticator app. */
  isAppOnly?: boolean;
  /** Focuses the field at the start. */
  isFirst?: boolean;
}

/** A code of the authenticator app, or a recovery code for users who have lost their phone. */
export function CodeField({ code, onChange, error, isAppOnly = false, isFirst = false }: CodeFieldProps) {
  const { t } = useTranslation('factor');
  const [kind, setKind] = useState<'app' | 'recovery'>('app');
  const [hasTurned, setTurned] = useState(false);
  const input =
    kind === 'app'
      ? ({ inputMode: 'numeric', autoComplete: 'one-time-code', maxLength: 7 } as const)
      : ({ autoComplete: 'off', autoCapitalize: 'characters', maxLength: 20 } as const);

  function turn() {
    onChange('');
    setTurned(true);
    setKind(kind === 'app' ? 'recovery' : 'app');
  }

  return (
    <div className="grid gap-1">
      <Field label={t(`code.${kind}`)} hint={!error && t(`code.${kind}Hint`)} error={error}>
        <Input
          {...input}
          key={kind}
          autoFocus={isFirst || hasTurned}
          value={code}
          onChange={(event) => onChange(event.target.value)}
          spellCheck={false}
          className="font-mono text-lg tracking-widest"
        />
      </Field>
      {!isAppOnly && (
        <button
          type="button"
          className="min-h-11 justify-self-start text-start font-semibold text-sm underline underline-offset-4"
          onClick={turn}
        >
          {t(kind === 'app' ? 'code.useRecovery' : 'code.useApp')}
        </button>
      )}
    </div>
  );
}
