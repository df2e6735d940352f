import type { NotificationPreferences } from '@pahiya/contract/notifications/schemas';
import { useState } from 'react';
import { useTranslation } from '@/i18n/use-translation.ts';
import { Field } from '@/ui/field.tsx';
import { Input } from '@/ui/input.tsx';
import { Switch } from '@/ui/switch.tsx';

type Hours = NonNullable<NotificationPreferences['quietHours']>;

/** Default when quiet hours are first turned on. */
const usualHours: Hours = { from: '22:00', to: '07:00' };

interface QuietHoursProps {
  hours: Hours | null;
  /** Resolves to whether it was saved. */
  onChange: (hours: Hours | null) => Promise<boolean>;
}

interface TimesProps extends QuietHoursProps {
  hours: Hours;
}

export function QuietHours({ hours, onChange }: QuietHoursProps) {
  const { t } = useTranslation('notifications');
  return (
    <div className="border-border border-t pt-3">
      <Switch
        label={t('preferences.quiet.title')}
        description={t('preferences.quiet.text')}
        checked={hours !== null}
        onCheckedChange={(isOn) => void onChange(isOn ? usualHours : null)}
      />
      {hours && <Times hours={hours} onChange={onChange} />}
    </div>
  );
}

/** Saves on blur when both times are set. An incomplete time leaves the saved hours unchanged. */
function Times({ hours, onChange }: TimesProps) {
  const { t } = useTranslation('notifications');
  const [typed, setTyped] = useState(hours);
  const [sent, setSent] = useState(hours);
  const isSame = typed.from === typed.to;

  async function leave() {
    const isWhole = typed.from !== '' && typed.to !== '';
    if (!isWhole || isSame || (typed.from === sent.from && typed.to === sent.to)) return;
    setSent(typed);
    if (await onChange(typed)) return;
    setSent(sent);
    setTyped(sent);
  }

  return (
    <div className="mt-2 grid grid-cols-2 gap-4 sm:max-w-sm">
      <Field label={t('preferences.quiet.from')}>
        <Input
          type="time"
          value={typed.from}
          onChange={(event) => setTyped({ ...typed, from: event.target.value })}
          onBlur={() => void leave()}
        />
      </Field>
      <Field label={t('preferences.quiet.to')} error={isSame && t('preferences.quiet.same')}>
        <Input
          type="time"
          value={typed.to}
          onChange={(event) => setTyped({ ...typed, to: event.target.value })}
          onBlur={() => void leave()}
        />
      </Field>
    </div>
  );
}
