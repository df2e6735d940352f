import { buffer } from 'node:stream/consumers';
import type { FileStore } from '../../../platform/storage/file-store.ts';
import type { UserId } from '../../../platform/user-id.ts';
import { loadAsking } from '../queries/load-asking.ts';
import type { RevvyParts } from '../service/revvy-parts.ts';
import { composeAnswer, type ReplyPiece } from './compose-answer.ts';
import { createTokenAccount } from './token-account.ts';

interface Answering {
  userId: UserId;
  questionId: string;
  signal: AbortSignal;
}

async function readPicture(store: FileStore, key: string): Promise<Buffer> {
  const stream = await store.stream(key);
  if (!stream) throw new Error('A picture of the question is gone');
  return await buffer(stream);
}

/** Yields nothing if the question no longer exists. */
export async function* answerQuestion(
  { db, log, now, files, mind, toolsFor, dailyTokens }: RevvyParts,
  { userId, questionId, signal }: Answering,
): AsyncGenerator<ReplyPiece> {
  const stored = await loadAsking(db, questionId);
  if (!stored) return;
  const { engine, safety } = await mind();
  const { text, history, place, interfaceLanguage } = stored;
  const before = history.findLast(({ role }) => role === 'user')?.content;
  const check = safety.checkQuestion({ text, interfaceLanguage, before });
  const pictures = stored.pictureKeys.map((key) => ({
    read: () => readPicture(files.store, key),
  }));
  const account = createTokenAccount(db, { userId, dailyTokens, now });
  const asking = { text, history, pictures, language: check.language, dangers: check.flags, account };
  const tools = toolsFor({ userId, place, now: now() });
  try {
    yield* composeAnswer({ engine, safety, check, asking, tools, signal });
  } finally {
    await account.settle().catch((error: unknown) => log.error({ err: error }, 'unused tokens could not be released'));
  }
}
