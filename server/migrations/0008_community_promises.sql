-- Look-alike usernames.
-- Whoever keeps the name keeps the key: of look-alike names from before, some have one of their own.
CREATE FUNCTION write_username_key() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.username IS DISTINCT FROM OLD.username THEN NEW.username_key := username_key(NEW.username); END IF;
  RETURN NEW;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER profiles_username_key_written BEFORE INSERT OR UPDATE OF username ON profiles
FOR EACH ROW EXECUTE FUNCTION write_username_key();
--> statement-breakpoint
-- Whoever is suspended or away counts nowhere. The locks, always in the order of the ids, make a change of that wait.
CREATE FUNCTION are_active(VARIADIC people uuid[]) RETURNS boolean
LANGUAGE plpgsql AS $$
DECLARE
  found integer;
BEGIN
  SELECT count(*) INTO found FROM (
    SELECT FROM profiles
    WHERE id = ANY (people) AND suspended_at IS NULL AND deactivated_at IS NULL
    ORDER BY id FOR SHARE
  ) active;
  RETURN found = cardinality(people);
END;
$$;
--> statement-breakpoint
CREATE FUNCTION count_if_active() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  NEW.is_counted := are_active(NEW.user_id);
  RETURN NEW;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER post_likes_counted BEFORE INSERT ON post_likes FOR EACH ROW EXECUTE FUNCTION count_if_active();
--> statement-breakpoint
CREATE TRIGGER comments_counted BEFORE INSERT ON comments FOR EACH ROW EXECUTE FUNCTION count_if_active();
--> statement-breakpoint
CREATE FUNCTION count_follower_if_active() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  NEW.is_counted := are_active(NEW.follower_id, NEW.following_id);
  RETURN NEW;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER followers_counted BEFORE INSERT ON followers FOR EACH ROW EXECUTE FUNCTION count_follower_if_active();
--> statement-breakpoint
-- Counters move only when a row did, in its transaction.
CREATE FUNCTION count_likes() RETURNS trigger
LANGUAGE plpgsql AS $$
DECLARE
  step integer := 0;
BEGIN
  IF TG_OP <> 'DELETE' THEN step := step + NEW.is_counted::int; END IF;
  IF TG_OP <> 'INSERT' THEN step := step - OLD.is_counted::int; END IF;
  IF step <> 0 THEN UPDATE posts SET likes = likes + step WHERE id = coalesce(NEW.post_id, OLD.post_id); END IF;
  RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER post_likes_count AFTER INSERT OR DELETE OR UPDATE OF is_counted ON post_likes
FOR EACH ROW EXECUTE FUNCTION count_likes();
--> statement-breakpoint
CREATE FUNCTION count_comments() RETURNS trigger
LANGUAGE plpgsql AS $$
DECLARE
  step integer := 0;
BEGIN
  IF TG_OP <> 'DELETE' THEN step := step + (NEW.is_counted AND NEW.hidden_at IS NULL)::int; END IF;
  IF TG_OP <> 'INSERT' THEN step := step - (OLD.is_counted AND OLD.hidden_at IS NULL)::int; END IF;
  IF step <> 0 THEN UPDATE posts SET comments = comments + step WHERE id = coalesce(NEW.post_id, OLD.post_id); END IF;
  RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER comments_count AFTER INSERT OR DELETE OR UPDATE OF is_counted, hidden_at ON comments
FOR EACH ROW EXECUTE FUNCTION count_comments();
--> statement-breakpoint
CREATE FUNCTION count_posts() RETURNS trigger
LANGUAGE plpgsql AS $$
DECLARE
  step integer := 0;
  author uuid := coalesce(NEW.user_id, OLD.user_id);
BEGIN
  IF TG_OP <> 'DELETE' THEN step := step + (NEW.hidden_at IS NULL)::int; END IF;
  IF TG_OP <> 'INSERT' THEN step := step - (OLD.hidden_at IS NULL)::int; END IF;
  IF step > 0 THEN
    INSERT INTO profile_counts (user_id, posts) VALUES (author, step)
    ON CONFLICT (user_id) DO UPDATE SET posts = profile_counts.posts + step;
  ELSIF step < 0 THEN
    UPDATE profile_counts SET posts = posts + step WHERE user_id = author;
  END IF;
  RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER posts_count AFTER INSERT OR DELETE OR UPDATE OF hidden_at ON posts
FOR EACH ROW EXECUTE FUNCTION count_posts();
--> statement-breakpoint
-- Both rows in the order of their ids: two people who follow each other at once do not wait for one another in a circle.
CREATE FUNCTION count_followers() RETURNS trigger
LANGUAGE plpgsql AS $$
DECLARE
  step integer := 0;
  follower uuid := coalesce(NEW.follower_id, OLD.follower_id);
  followed uuid := coalesce(NEW.following_id, OLD.following_id);
BEGIN
  IF TG_OP <> 'DELETE' THEN step := step + NEW.is_counted::int; END IF;
  IF TG_OP <> 'INSERT' THEN step := step - OLD.is_counted::int; END IF;
  IF step = 0 THEN RETURN NULL; END IF;
  IF step > 0 THEN
    INSERT INTO profile_counts (user_id)
    SELECT person FROM unnest(ARRAY[follower, followed]) person ORDER BY person
    ON CONFLICT (user_id) DO NOTHING;
  END IF;
  PERFORM FROM profile_counts WHERE user_id IN (follower, followed) ORDER BY user_id FOR NO KEY UPDATE;
  UPDATE profile_counts SET following = following + step WHERE user_id = follower;
  UPDATE profile_counts SET followers = followers + step WHERE user_id = followed;
  RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER followers_count AFTER INSERT OR DELETE OR UPDATE OF is_counted ON followers
FOR EACH ROW EXECUTE FUNCTION count_followers();
--> statement-breakpoint
-- What a suspended or absent person did is not counted until they are back. One recount at a time: who of the others is
-- away must be settled before it is looked at. Rows first, then counters in the order of the ids, as wherever somebody follows.
CREATE FUNCTION recount_person() RETURNS trigger
LANGUAGE plpgsql AS $$
DECLARE
  is_active boolean := NEW.suspended_at IS NULL AND NEW.deactivated_at IS NULL;
  people uuid[];
BEGIN
  IF is_active = (OLD.suspended_at IS NULL AND OLD.deactivated_at IS NULL) THEN RETURN NULL; END IF;
  PERFORM pg_advisory_xact_lock(hashtextextended('recount of a person', 0));
  PERFORM FROM posts WHERE id IN (
    SELECT post_id FROM post_likes WHERE user_id = NEW.id UNION SELECT post_id FROM comments WHERE user_id = NEW.id
  ) ORDER BY id FOR NO KEY UPDATE;
  UPDATE post_likes SET is_counted = is_active WHERE user_id = NEW.id AND is_counted <> is_active;
  UPDATE comments SET is_counted = is_active WHERE user_id = NEW.id AND is_counted <> is_active;
  PERFORM FROM followers WHERE NEW.id IN (follower_id, following_id) ORDER BY id FOR NO KEY UPDATE;
  SELECT array_agg(person) INTO people FROM (
    SELECT NEW.id UNION SELECT follower_id FROM followers WHERE following_id = NEW.id
    UNION SELECT following_id FROM followers WHERE follower_id = NEW.id
  ) related (person);
  INSERT INTO profile_counts (user_id) SELECT person FROM unnest(people) person ORDER BY person
  ON CONFLICT (user_id) DO NOTHING;
  PERFORM FROM profile_counts WHERE user_id = ANY (people) ORDER BY user_id FOR NO KEY UPDATE;
  UPDATE followers SET is_counted = is_active AND NOT EXISTS (
    SELECT FROM profiles other
    WHERE other.id IN (follower_id, following_id) AND other.id <> NEW.id
      AND (other.suspended_at IS NOT NULL OR other.deactivated_at IS NOT NULL)
  ) WHERE NEW.id IN (follower_id, following_id);
  PERFORM tell_live('posts', NULL, 'changed', NULL, NULL);
  RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER profiles_recount AFTER UPDATE OF suspended_at, deactivated_at ON profiles
FOR EACH ROW EXECUTE FUNCTION recount_person();
--> statement-breakpoint
-- A file is free once nothing refers to it: the object of a deleted post leaves with the next round.
CREATE FUNCTION hold_post_file() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN UPDATE files SET released_at = NULL WHERE id = NEW.file_id;
  ELSE UPDATE files SET released_at = 'epoch' WHERE id = OLD.file_id;
  END IF;
  RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER posts_file_held AFTER INSERT ON posts
FOR EACH ROW WHEN (NEW.file_id IS NOT NULL) EXECUTE FUNCTION hold_post_file();
--> statement-breakpoint
CREATE TRIGGER posts_file_released AFTER DELETE ON posts
FOR EACH ROW WHEN (OLD.file_id IS NOT NULL) EXECUTE FUNCTION hold_post_file();
--> statement-breakpoint
-- Live updates: told in the transaction of the change, read by every node after its commit.
CREATE FUNCTION tell_live(topic text, ref uuid, change text, user_id uuid, author_id uuid) RETURNS void
LANGUAGE sql AS $$
  INSERT INTO live_events (topic, ref, change, user_id, author_id) VALUES (topic, ref, change, user_id, author_id);
$$;
--> statement-breakpoint
CREATE FUNCTION change_word(operation text) RETURNS text
LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE operation WHEN 'INSERT' THEN 'made' WHEN 'DELETE' THEN 'gone' ELSE 'changed' END;
$$;
--> statement-breakpoint
-- One's own rows. Arguments: the topic, the column that names the row, the column of the person it belongs to.
CREATE FUNCTION tell_own() RETURNS trigger
LANGUAGE plpgsql AS $$
DECLARE
  told jsonb := to_jsonb(CASE WHEN TG_OP = 'DELETE' THEN OLD ELSE NEW END);
BEGIN
  PERFORM tell_live(
    TG_ARGV[0], (told ->> TG_ARGV[1])::uuid, change_word(TG_OP), (told ->> TG_ARGV[2])::uuid, NULL);
  RETURN NULL;
END;
$$;
--> statement-breakpoint
DROP TRIGGER bookings_live ON bookings;
--> statement-breakpoint
DROP FUNCTION tell_booking();
--> statement-breakpoint
CREATE TRIGGER bookings_live AFTER INSERT OR UPDATE ON bookings
FOR EACH ROW EXECUTE FUNCTION tell_own('bookings', 'id', 'user_id');
--> statement-breakpoint
CREATE TRIGGER reviews_live AFTER INSERT OR UPDATE OR DELETE ON reviews
FOR EACH ROW EXECUTE FUNCTION tell_own('reviews', 'id', 'user_id');
--> statement-breakpoint
CREATE TRIGGER saved_posts_live AFTER INSERT OR DELETE ON saved_posts
FOR EACH ROW EXECUTE FUNCTION tell_own('saved_posts', 'post_id', 'user_id');
--> statement-breakpoint
CREATE TRIGGER notifications_live AFTER INSERT OR DELETE OR UPDATE OF read, title, message, created_at ON notifications
FOR EACH ROW EXECUTE FUNCTION tell_own('notifications', 'id', 'user_id');
--> statement-breakpoint
CREATE TRIGGER followers_live_follower AFTER INSERT OR DELETE ON followers
FOR EACH ROW EXECUTE FUNCTION tell_own('followers', 'following_id', 'follower_id');
--> statement-breakpoint
CREATE TRIGGER followers_live_followed AFTER INSERT OR DELETE ON followers
FOR EACH ROW EXECUTE FUNCTION tell_own('followers', 'follower_id', 'following_id');
--> statement-breakpoint
-- Both read everything again, and neither learns why.
CREATE FUNCTION tell_block() RETURNS trigger
LANGUAGE plpgsql AS $$
DECLARE
  person uuid;
BEGIN
  FOREACH person IN ARRAY ARRAY[coalesce(NEW.blocker_id, OLD.blocker_id), coalesce(NEW.blocked_id, OLD.blocked_id)] LOOP
    PERFORM tell_live('posts', NULL, 'changed', person, NULL);
  END LOOP;
  RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER blocks_live AFTER INSERT OR DELETE ON blocks FOR EACH ROW EXECUTE FUNCTION tell_block();
--> statement-breakpoint
CREATE TRIGGER mutes_live AFTER INSERT OR DELETE ON mutes
FOR EACH ROW EXECUTE FUNCTION tell_own('posts', 'nothing', 'muter_id');
--> statement-breakpoint
-- A hidden post is gone for everybody; one restored is there again.
CREATE FUNCTION tell_post() RETURNS trigger
LANGUAGE plpgsql AS $$
DECLARE
  change text := change_word(TG_OP);
BEGIN
  IF TG_OP = 'UPDATE' THEN change := CASE WHEN NEW.hidden_at IS NULL THEN 'made' ELSE 'gone' END; END IF;
  PERFORM tell_live('posts', coalesce(NEW.id, OLD.id), change, NULL, coalesce(NEW.user_id, OLD.user_id));
  RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER posts_live AFTER INSERT OR DELETE OR UPDATE OF hidden_at ON posts
FOR EACH ROW EXECUTE FUNCTION tell_post();
--> statement-breakpoint
-- Whatever moves a counter: likes of others, and comments.
CREATE FUNCTION tell_post_counts() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_live('likes', NEW.id, 'changed', NULL, NEW.user_id);
  RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER posts_counts_live AFTER UPDATE OF likes, comments ON posts
FOR EACH ROW EXECUTE FUNCTION tell_post_counts();
--> statement-breakpoint
CREATE FUNCTION tell_comment() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_live(
    'comments:' || coalesce(NEW.post_id, OLD.post_id), coalesce(NEW.id, OLD.id),
    CASE WHEN TG_OP = 'UPDATE' AND NEW.hidden_at IS NOT NULL THEN 'gone' ELSE change_word(TG_OP) END,
    NULL, coalesce(NEW.user_id, OLD.user_id));
  RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER comments_live AFTER INSERT OR DELETE OR UPDATE OF hidden_at ON comments
FOR EACH ROW EXECUTE FUNCTION tell_comment();
