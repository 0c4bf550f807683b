-- Counts one request in all its windows, or in none if one of them is full.
CREATE OR REPLACE FUNCTION "count_request"(
	keys text[], counts bigint[], lengths bigint[], at bigint,
	OUT is_allowed boolean, OUT is_first_refusal boolean, OUT begins bigint[], OUT uses bigint[]
) LANGUAGE plpgsql AS $$
DECLARE
	i int;
	w "rate_windows";
	refused text[] := '{}';
BEGIN
	is_allowed := true;
	is_first_refusal := false;
	begins := array_fill(0::bigint, ARRAY[cardinality(keys)]);
	uses := begins;
	-- In the order of their keys, so that no two requests wait for each other.
	FOR i IN SELECT n FROM generate_subscripts(keys, 1) n ORDER BY keys[n] COLLATE "C" LOOP
		INSERT INTO "rate_windows" AS r VALUES (keys[i], at, at + lengths[i], 0, false)
		ON CONFLICT ("key") DO UPDATE SET
			-- A clock that was set back would keep a window open for the length of the jump; the clocks of two
			-- servers differ by less than this.
			"began" = CASE WHEN at >= r."began" - 5000 AND at < r."ends" THEN r."began" ELSE at END,
			"ends" = CASE WHEN at >= r."began" - 5000 AND at < r."ends" THEN r."ends" ELSE at + lengths[i] END,
			"used" = CASE WHEN at >= r."began" - 5000 AND at < r."ends" THEN r."used" ELSE 0 END,
			"has_refused" = CASE WHEN at >= r."began" - 5000 AND at < r."ends" THEN r."has_refused" ELSE false END
		RETURNING * INTO w;
		begins[i] := w."began";
		uses[i] := w."used";
		IF w."used" >= counts[i] THEN
			is_allowed := false;
			is_first_refusal := is_first_refusal OR NOT w."has_refused";
			refused := refused || w."key";
		END IF;
	END LOOP;
	IF is_allowed THEN
		UPDATE "rate_windows" SET "used" = "used" + 1 WHERE "key" = ANY (keys);
		SELECT array_agg(u + 1 ORDER BY n) INTO uses FROM unnest(uses) WITH ORDINALITY AS t(u, n);
	ELSE
		UPDATE "rate_windows" SET "has_refused" = true WHERE "key" = ANY (refused);
	END IF;
END $$;
