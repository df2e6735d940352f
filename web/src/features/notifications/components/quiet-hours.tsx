import type { NotificationPreferences } from '@pahiya/contract/notifications/schemas';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Field } from '@/ui/field.tsx';
import { Input } from '@/ui/input.tsx';
import { Switch } from '@/ui/switch.tsx';

type Hours = NonNullable<NotificationPreferences['quietHours']>;

/** Offered when somebody first turns them on. */
const usualHours: Hours = { from: '22:00', to: '07:00' };

interface QuietHoursProps {
  hours: Hours | null;
  onChange: (hours: Hours | null) => void;
}

export function QuietHours({ hours, onChange }: QuietHoursProps) {
  const { t } = useTranslation('notifications');
  return (
    <div className="border-border border-t pt-3">
      <Switch
        label={t('preferences.quiet.title')}
        description={t('preferences.quiet.text')}
        checked={hours !== null}
        onCheckedChange={(isOn) => onChange(isOn ? usualHours : null)}
      />
      {hours && <Times hours={hours} onChange={onChange} />}
    </div>
  );
}

/** Saved when both are there; while one is being typed, it stays what it was. */
function Times({ hours, onChange }: { hours: Hours; onChange: (hours: Hours) => void }) {
  const { t } = useTranslation('notifications');
  const [saved, setSaved] = useState(hours);
  const [typed, setTyped] = useState(hours);
  // Put back by a failure, or changed on another device. Not by a key: the focus would be lost.
  if (saved.from !== hours.from || saved.to !== hours.to) {
    setSaved(hours);
    setTyped(hours);
  }
  const isSame = typed.from === typed.to;

  function leave() {
    const isWhole = typed.from !== '' && typed.to !== '';
    if (isWhole && !isSame && (typed.from !== hours.from || typed.to !== hours.to)) onChange(typed);
  }

  return (
    <div className="mt-2 grid grid-cols-2 gap-4 sm:max-w-sm">
      <Field label={t('preferences.quiet.from')}>
        <Input
          type="time"
          value={typed.from}
          onChange={(event) => setTyped({ ...typed, from: event.target.value })}
          onBlur={leave}
        />
      </Field>
      <Field label={t('preferences.quiet.to')} error={isSame && t('preferences.quiet.same')}>
        <Input
          type="time"
          value={typed.to}
          onChange={(event) => setTyped({ ...typed, to: event.target.value })}
          onBlur={leave}
        />
      </Field>
    </div>
  );
}
