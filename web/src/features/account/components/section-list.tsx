import { Link } from '@tanstack/react-router';
import {
  Bell,
  Car,
  ChevronRight,
  KeyRound,
  Link2,
  type LucideIcon,
  MapPin,
  MonitorSmartphone,
  Palette,
  ShieldCheck,
  Smartphone,
  UserCog,
  UserRound,
} from 'lucide-react';
import { useTranslation } from '@/i18n/use-translation.ts';
import { Card } from '@/ui/card.tsx';
import { cn } from '@/ui/cn.ts';
import { type SectionName, sectionNames } from '../types.ts';

const icons: Record<SectionName, LucideIcon> = {
  profile: UserRound,
  password: KeyRound,
  twoFactor: Smartphone,
  privacy: ShieldCheck,
  notifications: Bell,
  addresses: MapPin,
  garage: Car,
  linked: Link2,
  devices: MonitorSmartphone,
  display: Palette,
  account: UserCog,
};

interface SectionListProps {
  current: SectionName | undefined;
  className: string;
}

export function SectionList({ current, className }: SectionListProps) {
  const { t } = useTranslation('account');
  return (
    <nav aria-label={t('section.label')} className={cn('lg:sticky lg:top-24', className)}>
      <Card className="overflow-hidden p-1.5">
        <ul>
          {sectionNames.map((name) => (
            <li key={name}>
              <SectionLink name={name} isCurrent={name === current} isShown={name === (current ?? 'profile')} />
            </li>
          ))}
        </ul>
      </Card>
    </nav>
  );
}

interface SectionLinkProps {
  name: SectionName;
  isCurrent: boolean;
  /** Shown by default on a wide screen while no section is chosen. */
  isShown: boolean;
}

function SectionLink({ name, isCurrent, isShown }: SectionLinkProps) {
  const { t } = useTranslation('account');
  const Icon = icons[name];
  return (
    <Link
      to="/settings"
      // Keeps the way back to the booking the user came from.
      search={({ from }) => ({ section: name, from })}
      aria-current={isCurrent ? 'page' : undefined}
      className={cn(
        'flex min-h-14 items-center gap-3 rounded-control px-3 py-2 hover:bg-text/6 lg:min-h-12',
        isShown && 'lg:bg-selected lg:hover:bg-selected',
      )}
    >
      <span
        aria-hidden="true"
        className="flex size-9 shrink-0 items-center justify-center rounded-full bg-accent-soft text-on-accent-soft [&_svg]:size-5"
      >
        <Icon />
      </span>
      <span className="wrap-anywhere min-w-0 flex-1">
        <span className="block font-semibold">{t(`section.${name}.title`)}</span>
        <span className="block text-sm text-text-muted lg:hidden">{t(`section.${name}.text`)}</span>
      </span>
      <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-text-muted lg:hidden" />
    </Link>
  );
}
