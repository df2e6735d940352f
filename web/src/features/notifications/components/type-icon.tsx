import type { Notification } from '@pahiya/contract/notifications/schemas';
import {
  BadgeIndianRupee,
  CalendarCheck,
  CalendarX,
  CarFront,
  CircleCheck,
  Headset,
  Heart,
  type LucideIcon,
  MessageCircle,
  UserPlus,
  UserRoundCog,
  Wrench,
} from 'lucide-react';
import { cn } from '@/ui/cn.ts';
import { type BookingKind, bookingWords } from '../rules/words.ts';

const tones = {
  danger: 'bg-danger-soft text-danger',
  info: 'bg-info-soft text-info',
  success: 'bg-success-soft text-success',
  accent: 'bg-accent-soft text-on-accent-soft',
};

interface Look {
  icon: LucideIcon;
  tone: keyof typeof tones;
}

const looks: Record<Notification['type'], Look> = {
  like: { icon: Heart, tone: 'danger' },
  comment: { icon: MessageCircle, tone: 'info' },
  follow: { icon: UserPlus, tone: 'success' },
  booking: { icon: CalendarCheck, tone: 'accent' },
  support: { icon: Headset, tone: 'info' },
  vehicle: { icon: CarFront, tone: 'accent' },
};

const bookingLooks: Record<BookingKind, Look> = {
  confirmed: { icon: CalendarCheck, tone: 'success' },
  rescheduled: { icon: CalendarCheck, tone: 'accent' },
  slot_released: { icon: CalendarX, tone: 'danger' },
  cash_received: { icon: BadgeIndianRupee, tone: 'success' },
  mechanic_assigned: { icon: UserRoundCog, tone: 'accent' },
  started: { icon: Wrench, tone: 'info' },
  completed: { icon: CircleCheck, tone: 'success' },
  cancelled: { icon: CalendarX, tone: 'danger' },
  paid: { icon: BadgeIndianRupee, tone: 'success' },
  refund_started: { icon: BadgeIndianRupee, tone: 'accent' },
  refunded: { icon: BadgeIndianRupee, tone: 'success' },
  refund_failed: { icon: BadgeIndianRupee, tone: 'danger' },
};

const corners = { start: '-start-1', end: '-end-1.5' };

interface TypeIconProps {
  notification: Notification;
  size: 'small' | 'large';
  corner?: 'start' | 'end';
}

export function TypeIcon({ notification, size, corner = 'end' }: TypeIconProps) {
  const kind = bookingWords(notification)?.kind;
  const { icon: Icon, tone } = kind ? bookingLooks[kind] : looks[notification.type];
  return (
    <span
      aria-hidden="true"
      className={cn(
        'flex shrink-0 items-center justify-center rounded-full',
        tones[tone],
        size === 'large' ? 'size-12' : ['absolute -bottom-1 z-3 size-6 ring-2 ring-surface', corners[corner]],
      )}
    >
      <Icon className={size === 'large' ? 'size-6' : 'size-3.5'} />
    </span>
  );
}
