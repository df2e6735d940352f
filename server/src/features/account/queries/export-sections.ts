import { type SQL, sql } from 'drizzle-orm';

interface Section {
  name: string;
  tables: string[];
  rows: (userId: string) => SQL;
}

export interface ExportFile {
  name: (typeof exportFileNames)[number];
  sections: Section[];
}

export const exportFileNames = [
  'account',
  'people',
  'community',
  'notifications',
  'bookings',
  'vehicles',
  'revvy',
  'support',
  'work',
  'files',
] as const;

function own(table: string, leftOut: string[] = [], column = 'user_id'): Section['rows'] {
  const without = sql`${JSON.stringify(['user_id', ...leftOut])}::jsonb`;
  return (userId) => sql`
    select to_jsonb(t) - (select array_agg(key) from jsonb_array_elements_text(${without}) key)
    from ${sql.identifier(table)} t where t.${sql.identifier(column)} = ${userId}`;
}

const ownBookings = (userId: string) => sql`(select id from bookings where user_id = ${userId})`;
const ownTickets = (userId: string) => sql`(select id from support_tickets where user_id = ${userId})`;
const ownConversations = (userId: string) => sql`(select id from revvy_conversations where user_id = ${userId})`;

function people(table: string, self: string, other: string): Section['rows'] {
  return (userId) => sql`
    select jsonb_build_object('username', p.username, 'since', t.created_at)
    from ${sql.identifier(table)} t join profiles p on p.id = t.${sql.identifier(other)}
    where t.${sql.identifier(self)} = ${userId} order by t.created_at`;
}

/** No content of others, no secrets. A test compares it and `notExported` with all tables that lead to an account. */
export const exportFiles: ExportFile[] = [
  {
    name: 'account',
    sections: [
      {
        name: 'account',
        tables: [],
        rows: (userId) => sql`select to_jsonb(t) from auth_users t where t.id = ${userId}`,
      },
      { name: 'profile', tables: ['profiles'], rows: own('profiles', ['username_key'], 'id') },
      {
        name: 'formerUsernames',
        tables: ['former_usernames'],
        rows: own('former_usernames', ['username_key']),
      },
      { name: 'counts', tables: ['profile_counts'], rows: own('profile_counts') },
      { name: 'consents', tables: ['consents'], rows: own('consents') },
      {
        name: 'waysToSignIn',
        tables: ['auth_accounts'],
        rows: (userId) => sql`
          select jsonb_build_object('provider', provider_id, 'accountId', account_id, 'since', created_at)
          from auth_accounts where user_id = ${userId}`,
      },
      {
        name: 'twoFactorSignIn',
        tables: ['auth_two_factors'],
        rows: (userId) => sql`
          select jsonb_build_object('type', 'totp', 'isOn', confirmed_at is not null, 'since', confirmed_at)
          from auth_two_factors where user_id = ${userId}`,
      },
      { name: 'devices', tables: ['auth_sessions'], rows: own('auth_sessions', ['token']) },
      { name: 'deletionRequests', tables: ['deletion_requests'], rows: own('deletion_requests', ['token_hash']) },
    ],
  },
  {
    name: 'people',
    sections: [
      { name: 'followers', tables: ['followers'], rows: people('followers', 'following_id', 'follower_id') },
      { name: 'following', tables: [], rows: people('followers', 'follower_id', 'following_id') },
      { name: 'blocked', tables: ['blocks'], rows: people('blocks', 'blocker_id', 'blocked_id') },
      { name: 'muted', tables: ['mutes'], rows: people('mutes', 'muter_id', 'muted_id') },
    ],
  },
  {
    name: 'community',
    sections: [
      { name: 'posts', tables: ['posts'], rows: own('posts', ['idempotency_key']) },
      { name: 'comments', tables: ['comments'], rows: own('comments', ['idempotency_key']) },
      { name: 'likes', tables: ['post_likes'], rows: own('post_likes') },
      { name: 'saved', tables: ['saved_posts'], rows: own('saved_posts') },
      { name: 'reports', tables: ['reports'], rows: own('reports', ['reporter_id'], 'reporter_id') },
    ],
  },
  {
    name: 'notifications',
    sections: [
      {
        name: 'preferences',
        tables: ['notification_preferences'],
        rows: own('notification_preferences'),
      },
      {
        name: 'notifications',
        tables: ['notifications'],
        rows: (userId) => sql`
          select jsonb_build_object('type', type, 'title', title, 'message', message, 'read', read, 'at', created_at)
          from notifications where user_id = ${userId} order by created_at`,
      },
      {
        name: 'pushDevices',
        tables: ['push_tokens'],
        rows: own('push_tokens', ['session_id', 'token', 'token_key']),
      },
    ],
  },
  {
    name: 'bookings',
    sections: [
      {
        name: 'bookings',
        tables: ['bookings'],
        rows: own('bookings', ['idempotency_key', 'request_hash', 'slot_range']),
      },
      {
        name: 'services',
        tables: ['booking_services'],
        rows: (userId) => sql`select to_jsonb(t) from booking_services t where booking_id in ${ownBookings(userId)}`,
      },
      {
        name: 'bookedFrom',
        tables: ['booking_origins'],
        rows: (userId) => sql`select to_jsonb(t) from booking_origins t where booking_id in ${ownBookings(userId)}`,
      },
      {
        name: 'changes',
        tables: ['booking_changes'],
        rows: (userId) => sql`
          select to_jsonb(t) - 'actor_name' from booking_changes t
          where booking_id in ${ownBookings(userId)} order by created_at`,
      },
      {
        name: 'payments',
        tables: ['payments'],
        rows: (userId) => sql`
          select to_jsonb(t) - 'link_url' from payments t where booking_id in ${ownBookings(userId)}`,
      },
      {
        name: 'paid',
        tables: ['payment_captures'],
        rows: (userId) => sql`select to_jsonb(t) from payment_captures t where booking_id in ${ownBookings(userId)}`,
      },
      {
        name: 'refunds',
        tables: ['payment_refunds'],
        rows: (userId) => sql`
          select to_jsonb(t) from payment_refunds t where gateway_payment_id in (
            select gateway_payment_id from payment_captures where booking_id in ${ownBookings(userId)})`,
      },
      { name: 'reviews', tables: ['reviews'], rows: own('reviews') },
      {
        name: 'earlierReviews',
        tables: ['review_versions'],
        rows: (userId) => sql`
          select to_jsonb(t) from review_versions t
          where review_id in (select id from reviews where user_id = ${userId})`,
      },
      { name: 'favouriteGarages', tables: ['garage_favourites'], rows: own('garage_favourites') },
    ],
  },
  { name: 'vehicles', sections: [{ name: 'vehicles', tables: ['vehicles'], rows: own('vehicles') }] },
  {
    name: 'revvy',
    sections: [
      { name: 'conversations', tables: ['revvy_conversations'], rows: own('revvy_conversations') },
      {
        name: 'messages',
        tables: ['revvy_messages'],
        rows: (userId) => sql`
          select to_jsonb(t) - '{asked,attempt,beat_at}'::text[] from revvy_messages t
          where conversation_id in ${ownConversations(userId)} order by conversation_id, position`,
      },
      {
        name: 'attachments',
        tables: ['revvy_attachments'],
        rows: (userId) => sql`
          select to_jsonb(a) from revvy_attachments a join revvy_messages m on m.id = a.message_id
          where m.conversation_id in ${ownConversations(userId)}`,
      },
      { name: 'usage', tables: ['revvy_usage'], rows: own('revvy_usage') },
    ],
  },
  {
    name: 'support',
    sections: [
      {
        name: 'tickets',
        tables: ['support_tickets'],
        rows: own('support_tickets', ['agent_id', 'origin_key']),
      },
      {
        name: 'messages',
        tables: ['support_chat_messages'],
        rows: (userId) => sql`
          select to_jsonb(t) - 'sender_id' from support_chat_messages t
          where ticket_id in ${ownTickets(userId)} order by ticket_id, seq`,
      },
      {
        name: 'attachments',
        tables: ['support_attachments'],
        rows: (userId) => sql`select to_jsonb(t) from support_attachments t where ticket_id in ${ownTickets(userId)}`,
      },
      { name: 'calls', tables: ['call_requests'], rows: own('call_requests', ['idempotency_key']) },
      {
        name: 'callAttempts',
        tables: ['call_attempts'],
        rows: (userId) => sql`
          select jsonb_build_object('call_id', t.call_id, 'outcome', t.outcome, 'at', t.created_at)
          from call_attempts t join call_requests c on c.id = t.call_id where c.user_id = ${userId}`,
      },
      { name: 'helpfulAnswers', tables: ['faq_ratings'], rows: own('faq_ratings') },
    ],
  },
  {
    name: 'work',
    sections: [
      { name: 'roles', tables: ['staff_roles'], rows: own('staff_roles') },
      { name: 'lastAtTheDesk', tables: ['support_agents_seen'], rows: own('support_agents_seen') },
      {
        name: 'deeds',
        tables: ['desk_audit'],
        rows: (userId) => sql`
          select jsonb_build_object('action', action, 'at', created_at) from desk_audit
          where actor_id = ${userId} order by created_at`,
      },
    ],
  },
  {
    name: 'files',
    sections: [
      { name: 'files', tables: ['files'], rows: own('files', ['folder', 'widths', 'placeholder', 'released_at']) },
    ],
  },
];

export const notExported: Record<string, string> = {
  mails: 'a mail on its way, which says what other rows hold as well; its link opens a door',
  auth_challenges: 'a sign-in that is not finished, gone after five minutes',
  auth_recovery_codes: 'holds nothing but secrets',
  notification_actors: 'who did it is another person, and the message names them',
  push_deliveries: 'a message on its way, which the notification holds as well',
  support_notes: 'what agents tell each other about their work',
};
