import type pg from 'pg';

const roles = ['anon', 'authenticated', 'service_role'];
const tables = [
  'garages',
  'services',
  'profiles',
  'posts',
  'post_likes',
  'saved_posts',
  'blocks',
  'mutes',
  'followers',
];

const reader = `(select nullif(current_setting('request.jwt.claim.sub', true), '')::uuid)`;

/** Who may read what. The feed's is the product's rule of who sees a post. */
const policies: Record<string, string> = {
  garages: `status = 'active'`,
  services: 'is_active',
  profiles: 'suspended_at is null and deactivated_at is null',
  posts: `user_id = ${reader} or (hidden_at is null
    and exists (select from profiles a where a.id = user_id and (a.is_public
      or exists (select from followers w where w.follower_id = ${reader} and w.following_id = user_id)))
    and not exists (select from blocks b where (b.blocker_id = ${reader} and b.blocked_id = user_id)
      or (b.blocker_id = user_id and b.blocked_id = ${reader}))
    and not exists (select from mutes m where m.muter_id = ${reader} and m.muted_id = user_id))`,
  post_likes: 'is_counted',
  saved_posts: `user_id = ${reader}`,
};

/**
 * Gives @supabase/lite what it needs of a database: roles, row level security, and a foreign key by which it finds the
 * author of a post. Owners of tables are exempt from the policies, so the product does not meet them. Resolves to the
 * roles that did not exist before: they belong to the whole server.
 */
export async function grantLiteAccess(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>('select rolname as name from pg_roles');
  const missing = roles.filter((role) => !rows.some(({ name }) => name === role));
  for (const role of missing) await pool.query(`create role ${role} nologin`);
  await pool.query(`grant ${roles.join()} to current_user`);
  await pool.query(`grant usage on schema public to ${roles.join()}`);
  await pool.query(`grant select on ${tables.join()} to ${roles.join()}`);
  await pool.query('alter table posts add foreign key (user_id) references profiles (id)');
  for (const [table, condition] of Object.entries(policies)) {
    await pool.query(`alter table ${table} enable row level security`);
    await pool.query(`create policy lite on ${table} for select using (${condition})`);
  }
  return missing;
}
