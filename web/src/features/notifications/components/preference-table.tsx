import {
  type Channel,
  channels,
  type NotificationPreferences,
  type NotificationType,
  notificationTypes,
} from '@pahiya/contract/notifications/schemas';
import { Check } from 'lucide-react';
import { useTranslation } from '@/i18n/use-translation.ts';
import { choiceMarkStyles } from '@/ui/choice-card-styles.ts';
import { cn } from '@/ui/cn.ts';

interface PreferenceTableProps {
  choices: NotificationPreferences;
  onChoose: (type: NotificationType, channel: Channel, isOn: boolean) => void;
}

export function PreferenceTable({ choices, onChoose }: PreferenceTableProps) {
  const { t } = useTranslation('notifications');
  return (
    <table className="w-full table-fixed border-collapse max-[359px]:-mx-2 max-[359px]:w-[calc(100%+1rem)]">
      <caption className="sr-only">{t('preferences.title')}</caption>
      <thead>
        <tr className="text-sm text-text-muted">
          <th scope="col">
            <span className="sr-only">{t('preferences.kind')}</span>
          </th>
          {channels.map((channel) => (
            <th
              key={channel}
              scope="col"
              className="w-16 pb-2 text-center font-medium max-[400px]:w-14.5 max-[359px]:w-13 max-[400px]:text-[0.6875rem] sm:w-24"
            >
              {t(`preferences.channel.${channel}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {notificationTypes.map((type) => (
          <tr key={type} className="border-border border-t">
            <th scope="row" className="wrap-anywhere py-3 pe-2 text-start font-normal">
              <span className="block font-semibold max-[400px]:text-sm">{t(`preferences.type.${type}`)}</span>
              <span className="block text-pretty text-sm text-text-muted max-[400px]:text-xs">
                {t(`preferences.typeText.${type}`)}
              </span>
            </th>
            {channels.map((channel) => (
              <td key={channel} className="text-center">
                <Choice
                  label={t('preferences.choice', {
                    type: t(`preferences.type.${type}`),
                    channel: t(`preferences.channel.${channel}`),
                  })}
                  isOn={choices[type][channel]}
                  onChoose={(isOn) => onChoose(type, channel, isOn)}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface ChoiceProps {
  label: string;
  isOn: boolean;
  onChoose: (isOn: boolean) => void;
}

function Choice({ label, isOn, onChoose }: ChoiceProps) {
  return (
    // Touch target.
    <label className="inline-flex size-11 cursor-pointer items-center justify-center rounded-control has-focus-visible:outline-3 has-focus-visible:outline-focus">
      <span className="relative flex">
        <input
          type="checkbox"
          aria-label={label}
          checked={isOn}
          onChange={(event) => onChoose(event.target.checked)}
          className={cn(choiceMarkStyles, 'peer rounded-md')}
        />
        <Check
          aria-hidden="true"
          className="pointer-events-none absolute inset-0 m-auto hidden size-5 stroke-[3.5] p-[3px] text-on-primary peer-checked:block"
        />
      </span>
    </label>
  );
}
