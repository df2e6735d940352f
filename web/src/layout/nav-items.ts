import { BotMessageSquare, House, UserRound, UsersRound } from 'lucide-react';

/** Main navigation, in the order of the bottom navigation (product, section 2.3). */
export const navItems = [
  { to: '/', key: 'nav.home', icon: House },
  { to: '/community', key: 'nav.community', icon: UsersRound },
  { to: '/revvy', key: 'nav.revvy', icon: BotMessageSquare },
  { to: '/profile', key: 'nav.profile', icon: UserRound },
] as const;
