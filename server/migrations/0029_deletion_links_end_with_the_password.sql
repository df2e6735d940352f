-- A link that deletes the account ends like every other mailed link when the password or the e-mail address changes.
CREATE OR REPLACE FUNCTION public.forget_links_of_account() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, public AS $$
DECLARE
  account text := CASE WHEN tg_table_name = 'auth_users' THEN to_jsonb(new) ->> 'id' ELSE to_jsonb(new) ->> 'user_id' END;
BEGIN
  DELETE FROM public.auth_verifications WHERE value = account AND length(value) = 36;
  DELETE FROM public.deletion_requests WHERE user_id = account::uuid;
  RETURN NULL;
END
$$;
