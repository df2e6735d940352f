import { implement } from '@orpc/server';
import { revvyContract } from '@pahiya/contract/revvy/contract';
import type { ReplyEvent } from '@pahiya/contract/revvy/schemas';
import { zonedNow } from '@pahiya/contract/shared/dates';
import { invalidCursor } from '../../platform/invalid-input.ts';
import { overloaded } from '../../platform/overloaded.ts';
import { type BaseContext, limitWrites, requireViewer, takeOrRefuse, type Viewer } from '../../platform/procedure.ts';
import type { SignedInStreams } from '../../platform/streams/signed-in-streams.ts';
import { addressesAt } from '../files/rules.ts';
import type { Files } from '../files/types.ts';
import { renameConversation, restoreConversation } from './commands/change-conversation.ts';
import { createConversation } from './commands/create-conversation.ts';
import { handOver } from './commands/hand-over.ts';
import { rateReply } from './commands/rate-reply.ts';
import { showVersion } from './commands/show-version.ts';
import { findVehicle } from './queries/find-vehicle.ts';
import { listConversations } from './queries/list-conversations.ts';
import { listMessages } from './queries/list-messages.ts';
import { suggest } from './rules/suggestions.ts';
import type { Revvy } from './service/revvy.ts';

type Context = BaseContext & {
  files: Files;
  revvy: Revvy;
  streams: SignedInStreams;
  isSignedIn: () => Promise<boolean>;
};

const api = implement(revvyContract).$context<Context>();
const ofConversation = { data: { field: 'conversationId' } };
const ofMessage = { data: { field: 'messageId' } };

const conversations = {
  welcome: api.welcome.use(requireViewer).handler(async ({ context }) => {
    const now = context.now();
    const known = await findVehicle(context.db, { userId: context.viewer.userId, now });
    const { date: today } = zonedNow(now);
    return { ...context.revvy.facts, vehicle: known.vehicle, suggestions: suggest({ ...known, today }) };
  }),
  conversations: api.conversations.use(requireViewer).handler(async ({ input, context }) => {
    const page = await listConversations(context.db, { ...input, userId: context.viewer.userId });
    if (!page) throw invalidCursor();
    return page;
  }),
  create: api.create
    .use(requireViewer)
    .use(limitWrites)
    .handler(async ({ input, context, errors }) => {
      const made = await createConversation(context.db, { ...input, userId: context.viewer.userId });
      if (!made) throw errors.NOT_FOUND(ofConversation);
      return made;
    }),
  rename: api.rename
    .use(requireViewer)
    .use(limitWrites)
    .handler(async ({ input, context, errors }) => {
      const renamed = await renameConversation(context.db, { ...input, userId: context.viewer.userId });
      if (!renamed) throw errors.NOT_FOUND(ofConversation);
      return renamed;
    }),
  delete: api.delete
    .use(requireViewer)
    .use(limitWrites)
    .handler(async ({ input, context, errors }) => {
      const isGone = await context.revvy.delete({ ...input, userId: context.viewer.userId });
      if (!isGone) throw errors.NOT_FOUND(ofConversation);
      return { id: input.conversationId };
    }),
  restore: api.restore
    .use(requireViewer)
    .use(limitWrites)
    .handler(async ({ input, context, errors }) => {
      const restored = await restoreConversation(context.db, { ...input, userId: context.viewer.userId });
      if (!restored) throw errors.NOT_FOUND(ofConversation);
      return restored;
    }),
  messages: api.messages.use(requireViewer).handler(async ({ input, context, errors }) => {
    const { db, viewer, files } = context;
    const addressOf = addressesAt(files.addressKey, context.now());
    const outcome = await listMessages(db, { ...input, userId: viewer.userId, addressOf });
    if (outcome.ok) return outcome.page;
    throw outcome.reason === 'INVALID_CURSOR' ? invalidCursor() : errors.NOT_FOUND(ofConversation);
  }),
  handOver: api.handOver
    .use(requireViewer)
    .use(limitWrites)
    .handler(async ({ input, context, errors }) => {
      const ticket = await handOver(context.db, { ...input, userId: context.viewer.userId });
      if (!ticket) throw errors.NOT_FOUND(ofConversation);
      return ticket;
    }),
};

const answers = {
  send: api.send
    .use(requireViewer)
    .use(limitWrites)
    .handler(async ({ input, context, errors }) => {
      await limitQuestions(context);
      const { userId } = context.viewer;
      const outcome = await context.revvy.ask({ ...input, userId });
      if (outcome.ok) return await follow(context, outcome.replyId, () => errors.NOT_FOUND(ofConversation));
      switch (outcome.reason) {
        case 'NOT_FOUND':
          throw errors.NOT_FOUND(ofConversation);
        case 'MESSAGE_TAKEN':
          throw errors.NOT_FOUND(ofMessage);
        case 'REPLY_PENDING':
          throw errors.REPLY_PENDING();
        case 'FILE_NOT_FOUND':
          throw errors.FILE_NOT_FOUND({ data: { field: 'attachments' } });
        case 'OVERLOADED':
          throw overloaded('full');
      }
    }),
  follow: api.follow
    .use(requireViewer)
    .handler(({ input, context, errors }) => follow(context, input.messageId, () => errors.NOT_FOUND(ofMessage))),
  retry: api.retry
    .use(requireViewer)
    .use(limitWrites)
    .handler(async ({ input, context, errors }) => {
      await limitQuestions(context);
      const outcome = await context.revvy.retry({ ...input, userId: context.viewer.userId });
      return await followAgain(context, outcome, errors);
    }),
  edit: api.edit
    .use(requireViewer)
    .use(limitWrites)
    .handler(async ({ input, context, errors }) => {
      await limitQuestions(context);
      const outcome = await context.revvy.edit({ ...input, userId: context.viewer.userId });
      return await followAgain(context, outcome, errors);
    }),
  showVersion: api.showVersion
    .use(requireViewer)
    .use(limitWrites)
    .handler(async ({ input, context, errors }) => {
      const own = { ...input, userId: context.viewer.userId };
      const outcome = await showVersion(context.db, own);
      if (!outcome.ok && outcome.reason === 'REPLY_PENDING') throw errors.REPLY_PENDING();
      const thread = outcome.ok ? await context.revvy.find(own) : null;
      if (!thread) throw errors.NOT_FOUND(ofMessage);
      const { question, reply } = thread;
      return { question, reply };
    }),
  // There is no rate limit, because a customer can always stop an answer.
  stop: api.stop.use(requireViewer).handler(async ({ input, context, errors }) => {
    const stopped = await context.revvy.stop({ ...input, userId: context.viewer.userId });
    if (!stopped) throw errors.NOT_FOUND(ofMessage);
    return stopped;
  }),
  rate: api.rate
    .use(requireViewer)
    .use(limitWrites)
    .handler(async ({ input, context, errors }) => {
      const own = { ...input, userId: context.viewer.userId };
      const thread = (await rateReply(context.db, own)) ? await context.revvy.find(own) : null;
      if (!thread) throw errors.NOT_FOUND(ofMessage);
      return thread.reply;
    }),
};

export const revvyProcedures = api.router({ ...conversations, ...answers });

type SignedInContext = Context & { viewer: Viewer };

/** Answers cost more than other writes. */
async function limitQuestions(context: SignedInContext): Promise<void> {
  await takeOrRefuse(context, 'questionOfAccount', context.viewer.userId);
  await takeOrRefuse(context, 'questionOfAccountInADay', context.viewer.userId);
}

interface Refusals {
  NOT_FOUND(options: typeof ofMessage): Error;
  REPLY_PENDING(): Error;
}

/** Follows the answer that a retry or an edit has started, or throws the reason why none was started. */
async function followAgain(
  context: SignedInContext,
  outcome: Awaited<ReturnType<Revvy['retry']>>,
  errors: Refusals,
): Promise<ReturnType<typeof follow>> {
  if (outcome.ok) return await follow(context, outcome.replyId, () => errors.NOT_FOUND(ofMessage));
  switch (outcome.reason) {
    case 'NOT_FOUND':
      throw errors.NOT_FOUND(ofMessage);
    case 'REPLY_PENDING':
      throw errors.REPLY_PENDING();
    case 'OVERLOADED':
      throw overloaded('full');
  }
}

/** A reader who leaves does not affect the answer. */
function follow({ revvy, viewer, streams, isSignedIn }: SignedInContext, messageId: string, notFound: () => Error) {
  return streams.open<ReplyEvent>(isSignedIn, async (leaving) => {
    const events = await revvy.follow({ userId: viewer.userId, messageId }, leaving);
    if (!events) throw notFound();
    return () => events.next();
  });
}
