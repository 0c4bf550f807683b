-- What the triggers of SQLite (migrations 0006 and 0009 there) do, and the notices that servers send each other.

-- One owner's changes are numbered in the order of their commits: the lock is held until then.
CREATE FUNCTION "note_token"(token text, owner text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_advisory_xact_lock(hashtextextended(owner, 0));
	DELETE FROM "token_changes" WHERE "token_id" = token;
	INSERT INTO "token_changes" ("token_id", "user_id") VALUES (token, owner);
END $$;
--> statement-breakpoint
CREATE FUNCTION "note_website"(website text) RETURNS void LANGUAGE sql AS $$
	SELECT note_token(t."id", t."user_id") FROM "tokens" t JOIN "websites" w ON w."token_id" = t."id" WHERE w."id" = website;
$$;
--> statement-breakpoint
CREATE FUNCTION "note_host"(host text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_notify('gemwright_host', host);
	-- For the server that commits this: it does not wait for its own notice.
	PERFORM set_config('gemwright.hosts', coalesce(current_setting('gemwright.hosts', true), '') || ' ' || host, true);
END $$;
--> statement-breakpoint
CREATE FUNCTION "tokens_written"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'DELETE' THEN
		PERFORM note_token(OLD."id", OLD."user_id");
	ELSE
		PERFORM note_token(NEW."id", NEW."user_id");
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "tokens_written" AFTER INSERT OR UPDATE OR DELETE ON "tokens" FOR EACH ROW EXECUTE FUNCTION tokens_written();
--> statement-breakpoint
CREATE FUNCTION "websites_written"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	token text := CASE WHEN TG_OP = 'DELETE' THEN OLD."token_id" ELSE NEW."token_id" END;
BEGIN
	PERFORM note_token(t."id", t."user_id") FROM "tokens" t WHERE t."id" = token;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "websites_written" AFTER INSERT OR DELETE OR UPDATE OF "status", "live_host", "expires_at" ON "websites" FOR EACH ROW EXECUTE FUNCTION websites_written();
--> statement-breakpoint
CREATE FUNCTION "sites_written"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP <> 'INSERT' THEN
		PERFORM note_website(OLD."website_id");
	END IF;
	IF TG_OP = 'INSERT' OR (TG_OP = 'UPDATE' AND NEW."website_id" <> OLD."website_id") THEN
		PERFORM note_website(NEW."website_id");
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "sites_written" AFTER INSERT OR DELETE OR UPDATE OF "host", "website_id", "expires_at" ON "sites" FOR EACH ROW EXECUTE FUNCTION sites_written();
--> statement-breakpoint
CREATE FUNCTION "site_hosts_written"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP <> 'INSERT' THEN
		PERFORM note_host(OLD."host");
	END IF;
	IF TG_OP = 'INSERT' OR (TG_OP = 'UPDATE' AND NEW."host" <> OLD."host") THEN
		PERFORM note_host(NEW."host");
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "site_hosts_written" AFTER INSERT OR UPDATE OR DELETE ON "sites" FOR EACH ROW EXECUTE FUNCTION site_hosts_written();
--> statement-breakpoint
CREATE FUNCTION "block_hosts_written"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP <> 'INSERT' AND OLD."kind" = 'site' THEN
		PERFORM note_host(OLD."value");
	END IF;
	IF TG_OP <> 'DELETE' AND NEW."kind" = 'site' THEN
		PERFORM note_host(NEW."value");
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "block_hosts_written" AFTER INSERT OR UPDATE OR DELETE ON "blocks" FOR EACH ROW EXECUTE FUNCTION block_hosts_written();
--> statement-breakpoint
INSERT INTO "facts" ("name", "value") VALUES ('instance', left(replace(gen_random_uuid()::text, '-', ''), 16));
