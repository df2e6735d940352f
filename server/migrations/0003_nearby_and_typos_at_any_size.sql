-- The parts of each active garage's location between commas, in small letters and with its rating: the garages of a place
-- in the order in which they are shown, however many there are elsewhere.
CREATE TABLE garage_places (
  garage_id uuid NOT NULL REFERENCES garages ON DELETE CASCADE,
  place text NOT NULL,
  average_rating numeric(3, 2),
  total_reviews integer NOT NULL,
  PRIMARY KEY (garage_id, place)
);
--> statement-breakpoint
CREATE INDEX garage_places_rating_idx
  ON garage_places (place, average_rating DESC NULLS LAST, total_reviews DESC, garage_id);
--> statement-breakpoint
-- Every place and every word of a garage that was ever shown: what a part of a place or a mistyped word may mean. One that
-- is no longer in use does no harm, it leads to no garage.
CREATE TABLE places (place text PRIMARY KEY);
--> statement-breakpoint
CREATE INDEX places_part_idx ON places USING gin (place gin_trgm_ops);
--> statement-breakpoint
CREATE TABLE search_words (word text PRIMARY KEY);
--> statement-breakpoint
CREATE INDEX search_words_likeness_idx ON search_words USING gin (word gin_trgm_ops);
--> statement-breakpoint
-- Loads the extension into this connection, so that its setting is known in the next statement.
SELECT similarity('', '');
--> statement-breakpoint
-- Two letters that changed places in a short word leave little alike.
CREATE FUNCTION nearest_search_word(typed text) RETURNS text
LANGUAGE sql STABLE SET pg_trgm.similarity_threshold = 0.25 AS $$
  SELECT word FROM search_words WHERE word % typed ORDER BY similarity(word, typed) DESC, word LIMIT 1;
$$;
--> statement-breakpoint
-- Words are added in their order, so that two transactions that add the same ones never wait for each other in a circle.
CREATE FUNCTION index_garage_places(garage_ids uuid[]) RETURNS void
LANGUAGE sql AS $$
  DELETE FROM garage_places p USING unnest(garage_ids) AS changed (id) WHERE p.garage_id = changed.id;
  INSERT INTO garage_places (garage_id, place, average_rating, total_reviews)
    SELECT DISTINCT g.id, lower(btrim(part)), g.average_rating, g.total_reviews
    FROM unnest(garage_ids) AS changed (id) JOIN garages g USING (id) CROSS JOIN string_to_table(g.location, ',') AS part
    WHERE g.status = 'active' AND btrim(part) <> '';
  INSERT INTO places (place)
    SELECT DISTINCT p.place FROM unnest(garage_ids) AS changed (id) JOIN garage_places p ON p.garage_id = changed.id
    WHERE NOT EXISTS (SELECT FROM places known WHERE known.place = p.place)
    ORDER BY p.place
  ON CONFLICT DO NOTHING;
$$;
--> statement-breakpoint
CREATE FUNCTION index_garage_words(garage_ids uuid[]) RETURNS void
LANGUAGE sql AS $$
  INSERT INTO search_words (word)
    SELECT spoken.word
    FROM (
      SELECT DISTINCT btrim(part, '.,;:()') AS word
      FROM unnest(garage_ids) AS changed (id) JOIN garages g USING (id) CROSS JOIN string_to_table(g.search_text, ' ') AS part
      WHERE g.status = 'active'
    ) spoken
    WHERE length(spoken.word) BETWEEN 2 AND 40
      AND NOT EXISTS (SELECT FROM search_words known WHERE known.word = spoken.word)
    ORDER BY spoken.word
  ON CONFLICT DO NOTHING;
$$;
--> statement-breakpoint
CREATE FUNCTION index_inserted_garages() RETURNS trigger
LANGUAGE plpgsql AS $$
DECLARE
  inserted uuid[] := ARRAY(SELECT id FROM inserted_garages);
BEGIN
  PERFORM index_garage_places(inserted), index_garage_words(inserted);
  RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE FUNCTION index_updated_garages() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM index_garage_places(array_agg(changed.id)) FROM updated_garages changed JOIN former_garages former USING (id)
  WHERE (changed.status, changed.location, changed.average_rating, changed.total_reviews)
    IS DISTINCT FROM (former.status, former.location, former.average_rating, former.total_reviews);
  PERFORM index_garage_words(array_agg(changed.id)) FROM updated_garages changed JOIN former_garages former USING (id)
  WHERE (changed.status, changed.search_text) IS DISTINCT FROM (former.status, former.search_text);
  RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER garages_inserted AFTER INSERT ON garages
  REFERENCING NEW TABLE AS inserted_garages FOR EACH STATEMENT EXECUTE FUNCTION index_inserted_garages();
--> statement-breakpoint
CREATE TRIGGER garages_updated AFTER UPDATE ON garages
  REFERENCING NEW TABLE AS updated_garages OLD TABLE AS former_garages
  FOR EACH STATEMENT EXECUTE FUNCTION index_updated_garages();
--> statement-breakpoint
SELECT index_garage_places(array_agg(id)), index_garage_words(array_agg(id)) FROM garages;
