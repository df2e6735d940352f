import { randomUUID } from 'node:crypto';
import type { NotificationPreferences } from '@pahiya/contract/notifications/schemas';
import type { Api } from '../api.ts';
import { goodPassword, signUp } from '../customers.ts';
import type { Person } from '../people.ts';
import { plainJpeg } from '../pictures.ts';
import type { ProcedureName } from '../procedures.ts';
import { attach, ticketForm } from '../ticketing.ts';
import { nextCode, turnOn } from '../two-factor.ts';
import { upload, uploadAvatar } from '../uploads.ts';
import { addPasswordAndGoogle, type CommonGround } from './common-ground.ts';

export interface Acting {
  api: Api;
  caller: Person;
  common: CommonGround;
}

/** Returns the status of the response. */
type Action = (acting: Acting) => Promise<number>;

function send(method: string, path: (acting: Acting) => string, body?: (acting: Acting) => object): Action {
  return async (acting) => (await acting.api.call(method, path(acting), body?.(acting), acting.caller)).status;
}

function after(before: Action, action: Action): Action {
  return async (acting) => {
    const status = await before(acting);
    return status < 300 ? await action(acting) : status;
  };
}

const onPost = (method: string, what: string, body?: () => object) =>
  send(method, ({ common }) => `/posts/${common.postId}/${what}`, body);
const onPerson = (method: string, what: string, who: 'author' | 'muted' | 'blocked') =>
  send(method, ({ common }) => `/profiles/${common[who].username}/${what}`);
const onFavourite = (method: string) => send(method, ({ common }) => `/garages/${common.garageId}/favourite`);
const device = ({ caller }: Acting) => ({ token: `phone-of-${caller.id}`, platform: 'mobile' as const });
const saveToken = send('PUT', () => '/push-tokens', device);
const photo = async () => ({ bytes: await plainJpeg(20, 20) });
const setAvatar: Action = async ({ api, caller }) => (await uploadAvatar(api, caller.token, await photo())).status;

function withFactor(path: string): Action {
  return async ({ api, caller }) => {
    const { secret } = await turnOn(api, caller.token);
    const code = await nextCode(api, secret);
    const input = path.endsWith('prove') ? { code } : { password: goodPassword, code };
    return (await api.call('POST', path, input, caller)).status;
  };
}

const turnOnFactor: Action = async ({ api, caller }) => (await turnOn(api, caller.token)).recoveryCodes.length;

/** Each acts on the caller's own account, beside others with the same. */
export const ownActions: Partial<Record<ProcedureName, Action>> = {
  'auth.factors.begin': send(
    'POST',
    () => '/auth/factors',
    () => ({ password: goodPassword }),
  ),
  'auth.factors.confirm': turnOnFactor,
  'auth.factors.renewCodes': withFactor('/auth/factors/recovery-codes'),
  'auth.factors.turnOff': withFactor('/auth/factors/turn-off'),
  'auth.factors.prove': withFactor('/auth/factors/prove'),
  'account.endOtherSessions': send('DELETE', () => '/account/sessions'),
  'account.changePassword': async ({ api }) => {
    const { session } = await signUp(api, `${randomUUID()}@example.com`);
    const input = { currentPassword: goodPassword, newPassword: 'another of them' };
    return (await api.call('PUT', '/account/password', input, { token: session.accessToken })).status;
  },
  'account.declareAge': send(
    'POST',
    () => '/account/age-declaration',
    () => ({ isAdult: true, language: 'en' }),
  ),
  'account.unlinkGoogle': async (acting) => {
    await addPasswordAndGoogle(acting.api, acting.caller);
    return await send('DELETE', () => '/account/google')(acting);
  },
  'account.deactivate': send('POST', () => '/account/deactivate'),
  'account.delete': send(
    'DELETE',
    () => '/account',
    ({ caller }) => ({ proof: caller.email }),
  ),
  'notifications.readAll': send('POST', () => '/notifications/read-all'),
  'notifications.setPreferences': async ({ api, caller }) => {
    const path = '/notifications/preferences';
    const { body } = await api.call<NotificationPreferences>('GET', path, undefined, caller);
    return (await api.call('PUT', path, { ...body, quietHours: { from: '22:00', to: '07:00' } }, caller)).status;
  },
  'notifications.saveToken': saveToken,
  'notifications.deleteToken': after(
    saveToken,
    send(
      'DELETE',
      () => '/push-tokens',
      (acting) => ({ token: device(acting).token }),
    ),
  ),
  'files.upload': async ({ api, caller }) => (await upload(api, caller.token, await photo())).status,
  'support.upload': async ({ api, caller }) =>
    (await attach(api, caller.token, { bytes: 'The bill', name: 'bill.txt', type: 'text/plain' })).status,
  'support.openChat': send('POST', () => '/support/chat'),
  'support.createTicket': send(
    'POST',
    () => '/support/tickets',
    () => ticketForm(),
  ),
  'support.requestCall': send(
    'POST',
    () => '/support/call-requests',
    () => ({
      ...{ name: 'Asha', phone: '+919876543210', reason: 'The bill' },
      ...{ date: '2026-11-23', time: '14:00', idempotencyKey: randomUUID() },
    }),
  ),
  'support.rateFaq': send(
    'PUT',
    ({ common }) => `/support/faq/${common.faqId}/rating`,
    () => ({ isHelpful: false }),
  ),
  'profiles.update': send(
    'PATCH',
    () => '/profiles/me',
    () => ({ bio: 'On the road' }),
  ),
  'profiles.setAvatar': setAvatar,
  'profiles.removeAvatar': after(
    setAvatar,
    send('DELETE', () => '/profiles/me/avatar'),
  ),
  'profiles.follow': onPerson('PUT', 'follow', 'author'),
  'profiles.unfollow': after(onPerson('PUT', 'follow', 'author'), onPerson('DELETE', 'follow', 'author')),
  'profiles.block': onPerson('PUT', 'block', 'blocked'),
  'profiles.unblock': after(onPerson('PUT', 'block', 'blocked'), onPerson('DELETE', 'block', 'blocked')),
  'profiles.mute': onPerson('PUT', 'mute', 'muted'),
  'profiles.unmute': after(onPerson('PUT', 'mute', 'muted'), onPerson('DELETE', 'mute', 'muted')),
  'community.create': send(
    'POST',
    () => '/posts',
    () => ({ caption: 'Clean at last', idempotencyKey: randomUUID() }),
  ),
  'community.like': onPost('PUT', 'like'),
  'community.unlike': after(onPost('PUT', 'like'), onPost('DELETE', 'like')),
  'community.save': onPost('PUT', 'save'),
  'community.unsave': after(onPost('PUT', 'save'), onPost('DELETE', 'save')),
  'community.comment': onPost('POST', 'comments', () => ({ content: 'Lovely', idempotencyKey: randomUUID() })),
  'community.report': send(
    'POST',
    () => '/reports',
    ({ common }) => ({
      ...{ target: 'post', targetId: common.postId, reason: 'spam' },
    }),
  ),
  'garages.favourite': onFavourite('PUT'),
  'garages.unfavourite': after(onFavourite('PUT'), onFavourite('DELETE')),
  'revvy.create': send(
    'POST',
    () => '/revvy/conversations',
    () => ({ conversationId: randomUUID() }),
  ),
  'vehicles.add': send(
    'POST',
    () => '/vehicles',
    () => ({ type: 'car', make: 'Tata', model: 'Nexon' }),
  ),
};
