CREATE TABLE "former_usernames" (
	"username" text PRIMARY KEY NOT NULL,
	"username_key" text NOT NULL,
	"user_id" uuid NOT NULL,
	"freed_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "former_usernames_username_check" CHECK ("former_usernames"."username" ~ '^[a-z0-9._-]{1,40}$')
);
--> statement-breakpoint
CREATE TABLE "support_agents_seen" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"seen_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "former_usernames" ADD CONSTRAINT "former_usernames_user_id_auth_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_agents_seen" ADD CONSTRAINT "support_agents_seen_user_id_auth_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "former_usernames_key_idx" ON "former_usernames" USING btree ("username_key");--> statement-breakpoint
CREATE INDEX "former_usernames_user_idx" ON "former_usernames" USING btree ("user_id");
--> statement-breakpoint
-- A name that was given up leads to its owner, and nobody else takes it, or one that looks like it, for 90 days. The trigger
-- runs after the row: whoever waited at the unique index for another's rename then sees the name that was given up.
-- Five names are kept for each person, so that nobody hoards names by changing theirs again and again.
CREATE FUNCTION public.keep_former_username() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT FROM public.former_usernames former
    WHERE former.username_key = public.username_key(NEW.username)
      AND former.user_id <> NEW.id AND former.freed_at > now() - interval '90 days'
  ) THEN
    RAISE unique_violation USING
      MESSAGE = 'this username was given up not long ago', CONSTRAINT = 'former_usernames_reserved';
  END IF;
  DELETE FROM public.former_usernames WHERE username = NEW.username;
  IF TG_OP = 'UPDATE' AND OLD.username <> NEW.username THEN
    INSERT INTO public.former_usernames (username, username_key, user_id, freed_at)
    VALUES (OLD.username, public.username_key(OLD.username), NEW.id, clock_timestamp())
    ON CONFLICT (username) DO UPDATE
    SET username_key = excluded.username_key, user_id = excluded.user_id, freed_at = excluded.freed_at;
    DELETE FROM public.former_usernames former
    WHERE former.user_id = NEW.id AND former.username NOT IN (
      SELECT kept.username FROM public.former_usernames kept
      WHERE kept.user_id = NEW.id ORDER BY kept.freed_at DESC, kept.username LIMIT 5);
  END IF;
  RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER profiles_former_username_kept AFTER INSERT OR UPDATE OF username ON profiles
FOR EACH ROW EXECUTE FUNCTION public.keep_former_username();
