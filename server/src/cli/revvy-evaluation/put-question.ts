import type { Card, RevvyLanguage } from '@pahiya/contract/revvy/schemas';
import { composeAnswer } from '../../features/revvy/replies/compose-answer.ts';
import type { Asking, Engine, QuestionCheck, Safety } from '../../features/revvy/types.ts';
import type { Question } from './questions.ts';
import { type Call, createSampleTools } from './sample-tools.ts';

/** The answer as the customer sees it, with the look-ups it made. */
export interface Answer {
  check: QuestionCheck;
  warning: string | null;
  text: string;
  cards: Card[];
  calls: Call[];
}

interface Mind {
  engine: Engine;
  safety: Safety;
}

/** Asks the whole conversation in the same way as the server does, and gives the last answer. */
export async function putQuestion({ ask, before = [], language }: Question, mind: Mind): Promise<Answer> {
  const history: Asking['history'] = [];
  for (const text of before) {
    const { text: content, cards } = await putTurn(text, { language, history, mind });
    history.push({ role: 'user', content: text }, { role: 'assistant', content, cards });
  }
  return await putTurn(ask, { language, history, mind });
}

interface Turn {
  language: RevvyLanguage;
  history: Asking['history'];
  mind: Mind;
}

async function putTurn(text: string, { language, history, mind }: Turn): Promise<Answer> {
  const before = history.findLast(({ role }) => role === 'user')?.content;
  const interfaceLanguage = language === 'hi-Latn' ? 'en' : language;
  const check = mind.safety.checkQuestion({ text, interfaceLanguage, before });
  const { tools, calls } = createSampleTools();
  const account = { setAside: async () => false, useTokens: async () => undefined };
  const asking = { text, history, pictures: [], language: check.language, dangers: check.flags, account };
  const answer: Answer = { check, warning: null, text: '', cards: [], calls };
  const signal = new AbortController().signal;
  for await (const piece of composeAnswer({ ...mind, check, asking, tools, signal })) {
    if (piece.type === 'warning') answer.warning = piece.warning;
    else if (piece.type === 'card') answer.cards.push(piece.card);
    else answer.text += piece.text;
  }
  return answer;
}
