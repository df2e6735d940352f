import type { FilePart, ModelMessage, TextPart } from 'ai';
import { withoutPlates } from '../rules/own-vehicles.ts';
import type { Asking } from '../types.ts';

export async function writeMessages(asking: Asking, seesPictures: boolean): Promise<ModelMessage[]> {
  const firstQuestion = asking.history.findIndex(({ role }) => role === 'user');
  const said = firstQuestion < 0 ? [] : asking.history.slice(firstQuestion);
  return [
    ...said.filter(({ content }) => content.trim() !== '').map(hidePlates),
    { role: 'user', content: [...(await pictureParts(asking, seesPictures)), ...textParts(asking, seesPictures)] },
  ];
}

/** Hides plates in the offline engine's answers. Numbers that customers typed themselves stay. */
function hidePlates(said: Asking['history'][number]): Asking['history'][number] {
  return said.role === 'assistant' ? { ...said, content: withoutPlates(said.content) } : said;
}

async function pictureParts({ pictures }: Asking, seesPictures: boolean): Promise<FilePart[]> {
  if (!seesPictures) return [];
  const read = await Promise.all(pictures.map((picture) => picture.read()));
  return read.map((data) => ({ type: 'file', mediaType: 'image/webp', data }));
}

function textParts({ text, pictures }: Asking, seesPictures: boolean): TextPart[] {
  const parts = text === '' ? [] : [text];
  if (pictures.length > 0 && !seesPictures) {
    parts.push(`(${pictures.length} pictures came with this. You cannot see them: say so, and ask what they show.)`);
  } else if (text === '') parts.push('(Without words: what do the pictures show, and what is to be done?)');
  return parts.map((part) => ({ type: 'text', text: part }));
}
