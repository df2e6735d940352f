import { type ProcedureName, procedures } from '../procedures.ts';

/** These neither show nor change anything of another person. The desk's matrix tests its procedures. */
const withoutPeople: Record<string, ProcedureName[]> = {
  'the caller’s own session and account': [
    'auth.signUp',
    'auth.signIn',
    'auth.answerChallenge',
    'auth.token',
    'auth.signOut',
    'auth.forgotPassword',
    'auth.resetPassword',
    'auth.confirmEmail',
    'auth.providers',
    'auth.google',
    'auth.factors.read',
    'auth.factors.begin',
    'auth.factors.confirm',
    'auth.factors.renewCodes',
    'auth.factors.turnOff',
    'auth.factors.prove',
    'account.sessions',
    'account.endSession',
    'account.endOtherSessions',
    'account.changePassword',
    'account.signInMethods',
    'account.linkGoogle',
    'account.unlinkGoogle',
    'account.deactivate',
    'account.declareAge',
    'account.delete',
    'account.export',
    'account.requestDeletion',
    'account.confirmDeletion',
  ],
  'the caller’s own bookings and vehicles': [
    'bookings.create',
    'bookings.list',
    'bookings.get',
    'bookings.cancel',
    'bookings.reschedule',
    'bookings.payInCash',
    'bookings.history',
    'bookings.calendar',
    'payments.createLink',
    'payments.outcome',
    'vehicles.list',
    'vehicles.add',
    'vehicles.change',
    'vehicles.remove',
  ],
  places: ['locations.reverse', 'locations.search', 'locations.pincode'],
  'garages, and the caller’s own marks on them': [
    'garages.featured',
    'garages.nearby',
    'garages.search',
    'garages.landingCities',
    'garages.favourites',
    'garages.get',
    'garages.slots',
    'garages.nextFree',
    'garages.suggest',
    'garages.favourite',
    'garages.unfavourite',
  ],
  'the caller’s own reviews, files and profile': [
    'reviews.save',
    'reviews.mine',
    'files.upload',
    'profiles.me',
    'profiles.update',
    'profiles.setAvatar',
    'profiles.removeAvatar',
  ],
  'the caller’s own posts': ['community.create', 'community.delete'],
  'the caller’s own choices and devices': [
    'notifications.readAll',
    'notifications.preferences',
    'notifications.setPreferences',
    'notifications.pushKey',
    'notifications.saveToken',
    'notifications.deleteToken',
  ],
  'the caller’s own conversations with Revvy': [
    'revvy.welcome',
    'revvy.conversations',
    'revvy.create',
    'revvy.rename',
    'revvy.delete',
    'revvy.restore',
    'revvy.messages',
    'revvy.send',
    'revvy.follow',
    'revvy.retry',
    'revvy.edit',
    'revvy.showVersion',
    'revvy.stop',
    'revvy.rate',
    'revvy.handOver',
  ],
  'the caller’s own conversations with the support': [
    'support.faq',
    'support.state',
    'support.rateFaq',
    'support.tickets',
    'support.ticket',
    'support.upload',
    'support.createTicket',
    'support.reopen',
    'support.rate',
    'support.openChat',
    'support.messages',
    'support.sendMessage',
    'support.mark',
    'support.typing',
    'support.transcript',
    'support.callSlots',
    'support.requestCall',
    'support.callRequests',
    'support.cancelCall',
  ],
};

const listed = new Set<string>(Object.values(withoutPeople).flat());

const patterns = procedures.map(({ name, method, path }) => ({
  ...{ name, method, parameters: path.split('{').length },
  path: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
}));

/** `/posts/saved` is not a post, so fixed paths come first. */
function procedureOf(request: string): ProcedureName | undefined {
  const [method, path = ''] = request.split(' ');
  const fits = patterns.filter((each) => each.method === method && each.path.test(path));
  return fits.toSorted((one, other) => one.parameters - other.parameters)[0]?.name;
}

/** `missing`: neither requested nor listed with a reason. `needless`: listed, but requested. */
export function findGaps(requests: Iterable<string>): { missing: string[]; needless: string[] } {
  const seen = new Set<string | undefined>([...requests].map(procedureOf));
  const names = procedures.map(({ name }) => name).filter((name) => !name.startsWith('desk.'));
  return {
    missing: names.filter((name) => !seen.has(name) && !listed.has(name)),
    needless: [...listed].filter((name) => seen.has(name)),
  };
}
