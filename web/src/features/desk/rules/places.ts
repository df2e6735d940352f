import type { StaffMember } from '@pahiya/contract/desk/schemas';
import { type LinkProps, linkOptions } from '@tanstack/react-router';
import {
  CalendarClock,
  Download,
  FileUp,
  Flag,
  Inbox,
  IndianRupee,
  type LucideIcon,
  MailX,
  MessageSquareQuote,
  PhoneCall,
  ScrollText,
  SquareKanban,
  Star,
  Tags,
  UserCog,
  Users,
} from 'lucide-react';

export interface DeskPlace {
  key:
    | 'board'
    | 'services'
    | 'mechanics'
    | 'hours'
    | 'tickets'
    | 'calls'
    | 'replies'
    | 'reports'
    | 'team'
    | 'import'
    | 'featured'
    | 'money'
    | 'mails'
    | 'audit'
    | 'export';
  icon: LucideIcon;
  link: Pick<LinkProps, 'to' | 'params'>;
  /** Active only at its exact address, because other places lie below it. */
  isExact?: boolean;
}

export interface DeskSection {
  key: 'garage' | 'support' | 'moderation' | 'administration';
  places: DeskPlace[];
}

/** Navigation for somebody's roles, in the order of their work. The server authorizes every call anyway. */
export function sectionsOf({ isAgent, isAdmin }: StaffMember, garageId: string | undefined): DeskSection[] {
  const sections: DeskSection[] = [
    { key: 'garage', places: garageId ? garagePlaces(garageId) : [] },
    { key: 'support', places: isAgent ? supportPlaces() : [] },
    { key: 'moderation', places: isAgent ? moderationPlaces() : [] },
    { key: 'administration', places: isAdmin ? administrationPlaces() : [] },
  ];
  return sections.filter(({ places }) => places.length > 0);
}

function garagePlaces(garageId: string): DeskPlace[] {
  const params = { garageId };
  return [
    {
      key: 'board',
      icon: SquareKanban,
      link: linkOptions({ to: '/desk/garages/$garageId', params }),
      isExact: true,
    },
    { key: 'services', icon: Tags, link: linkOptions({ to: '/desk/garages/$garageId/services', params }) },
    { key: 'mechanics', icon: Users, link: linkOptions({ to: '/desk/garages/$garageId/mechanics', params }) },
    { key: 'hours', icon: CalendarClock, link: linkOptions({ to: '/desk/garages/$garageId/hours', params }) },
  ];
}

function supportPlaces(): DeskPlace[] {
  return [
    { key: 'tickets', icon: Inbox, link: linkOptions({ to: '/desk/tickets' }) },
    { key: 'calls', icon: PhoneCall, link: linkOptions({ to: '/desk/calls' }) },
    { key: 'replies', icon: MessageSquareQuote, link: linkOptions({ to: '/desk/replies' }) },
  ];
}

function moderationPlaces(): DeskPlace[] {
  return [{ key: 'reports', icon: Flag, link: linkOptions({ to: '/desk/reports' }) }];
}

function administrationPlaces(): DeskPlace[] {
  return [
    { key: 'team', icon: UserCog, link: linkOptions({ to: '/desk/team' }) },
    { key: 'import', icon: FileUp, link: linkOptions({ to: '/desk/import' }) },
    { key: 'featured', icon: Star, link: linkOptions({ to: '/desk/featured' }) },
    { key: 'money', icon: IndianRupee, link: linkOptions({ to: '/desk/money' }) },
    { key: 'mails', icon: MailX, link: linkOptions({ to: '/desk/mails' }) },
    { key: 'audit', icon: ScrollText, link: linkOptions({ to: '/desk/audit' }) },
    { key: 'export', icon: Download, link: linkOptions({ to: '/desk/export' }) },
  ];
}
