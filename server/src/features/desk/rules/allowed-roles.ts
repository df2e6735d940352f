import type { deskContract } from '@pahiya/contract/desk/contract';

/** `customer` is any signed-in user, `staff` the staff of any garage, `garage` the staff of the garage concerned. */
export type DeskCaller = 'customer' | 'staff' | 'garage' | 'agent' | 'admin';

const everybody = ['customer', 'garage', 'agent', 'admin'] as const;
const garage = ['garage', 'admin'] as const;
const agent = ['agent', 'admin'] as const;
const admin = ['admin'] as const;

type Contract = typeof deskContract;
type Group<Name extends keyof Contract> = Record<keyof Contract[Name], readonly DeskCaller[]>;

interface AllowedRoles {
  me: readonly DeskCaller[];
  workplaces: readonly DeskCaller[];
  garage: Group<'garage'>;
  support: Group<'support'>;
  moderation: Group<'moderation'>;
  admin: Group<'admin'>;
}

/** The middlewares enforce this, and a test checks it for each procedure. Roles that are not listed are refused. */
export const allowedRoles: AllowedRoles = {
  me: everybody,
  workplaces: ['staff', 'garage', 'agent', 'admin'],
  garage: {
    board: garage,
    booking: garage,
    assign: garage,
    start: garage,
    complete: garage,
    cancel: garage,
    cash: garage,
    walkIn: garage,
    services: garage,
    addService: garage,
    changeService: garage,
    mechanics: garage,
    addMechanic: garage,
    changeMechanic: garage,
    weekSlots: garage,
    setWeekSlots: garage,
    holidays: garage,
    setHoliday: garage,
    removeHoliday: garage,
  },
  support: {
    here: agent,
    inbox: agent,
    ticket: agent,
    messages: agent,
    reply: agent,
    addNote: agent,
    take: agent,
    setTicket: agent,
    mark: agent,
    typing: agent,
    agents: agent,
    cannedReplies: agent,
    saveCannedReply: agent,
    deleteCannedReply: agent,
    calls: agent,
    recordCall: agent,
  },
  moderation: {
    reports: agent,
    subject: agent,
    hide: agent,
    restore: agent,
    warn: agent,
    suspend: agent,
    reinstate: agent,
    dismiss: agent,
  },
  admin: {
    grants: admin,
    grant: admin,
    revoke: admin,
    secondFactorRoles: admin,
    setSecondFactorRole: admin,
    importGarages: admin,
    featured: admin,
    setFeatured: admin,
    money: admin,
    closeMoney: admin,
    mails: admin,
    sendMailAgain: admin,
    audit: admin,
    export: admin,
  },
};
