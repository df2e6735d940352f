import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../../database/pool.ts';
import type { Language } from '../../../platform/request-language.ts';
import { recordConsent } from '../../auth/commands/record-consent.ts';
import { defaultBio, usernameCandidates } from '../rules.ts';
import { profiles } from '../tables.ts';

interface NewProfile {
  id: string;
  name: string;
  email: string;
  language?: Language;
  isAdult?: boolean;
}

const attempts = 20;

/** Also records the owner's consents. An existing profile is kept. */
export async function createProfile(db: Database, user: NewProfile): Promise<void> {
  const said = { userId: user.id, language: user.language ?? 'en' };
  await recordConsent(db, { ...said, kind: 'terms' });
  if (user.isAdult) await recordConsent(db, { ...said, kind: 'age' });
  const candidates = usernameCandidates(user);
  for (let attempt = 1; attempt <= attempts; attempt++) if (await tryUsernames(db, user, candidates)) return;
  await tryUsernames(db, user, candidates.slice(-1));
}

/** False when another profile took the username at the same moment. */
async function tryUsernames(db: Database, user: NewProfile, candidates: string[]): Promise<boolean> {
  const { language = 'en' } = user;
  const made = await db.execute(sql`
    insert into profiles (id, username, full_name, bio, language)
    select ${user.id}, candidate.username, ${user.name}, ${defaultBio(language)}, ${language}
    from json_array_elements_text(${JSON.stringify(candidates)}::json) with ordinality as candidate (username, place)
    where not exists (
      select from profiles taken
      where lower(taken.username) = candidate.username or taken.username_key = username_key(candidate.username))
    and not exists (
      select from former_usernames given_up
      where given_up.username_key = username_key(candidate.username)
        and given_up.user_id <> ${user.id} and given_up.freed_at > now() - interval '90 days')
    order by candidate.place limit 1
    on conflict do nothing returning id`);
  if (made.rows.length > 0) return true;
  const found = await db.select({ id: profiles.id }).from(profiles).where(eq(profiles.id, user.id));
  return found.length > 0;
}
