CREATE TABLE "addresses" (
	"domain" text collate "C" NOT NULL,
	"subdomain" text collate "C" NOT NULL,
	"user_id" text collate "C" NOT NULL,
	"token_id" text collate "C",
	"held_until" bigint,
	CONSTRAINT "addresses_domain_subdomain_pk" PRIMARY KEY("domain","subdomain")
);
--> statement-breakpoint
CREATE TABLE "automations" (
	"token_id" text collate "C" PRIMARY KEY NOT NULL,
	"subdomain" text collate "C" NOT NULL,
	"domain" text collate "C" NOT NULL,
	"template_id" text collate "C" NOT NULL,
	"updated_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "blocks" (
	"kind" text collate "C" NOT NULL,
	"value" text collate "C" NOT NULL,
	"reason" text collate "C" NOT NULL,
	"created_at" bigint NOT NULL,
	CONSTRAINT "blocks_kind_value_pk" PRIMARY KEY("kind","value")
);
--> statement-breakpoint
CREATE TABLE "challenges" (
	"nonce" text collate "C" PRIMARY KEY NOT NULL,
	"address" text collate "C" NOT NULL,
	"purpose" text collate "C" NOT NULL,
	"message" text collate "C" NOT NULL,
	"expires_at" bigint NOT NULL,
	"used_at" bigint
);
--> statement-breakpoint
CREATE TABLE "facts" (
	"name" text collate "C" PRIMARY KEY NOT NULL,
	"value" text collate "C" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "generations" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"user_id" text collate "C" NOT NULL,
	"token_id" text collate "C",
	"origin" text collate "C" DEFAULT 'GENERATED' NOT NULL,
	"mint_address" text collate "C",
	"prompt" text collate "C" NOT NULL,
	"scene" text collate "C",
	"image_style" text collate "C" NOT NULL,
	"seed" text collate "C" NOT NULL,
	"name" text collate "C" NOT NULL,
	"ticker" text collate "C" NOT NULL,
	"narrative" text collate "C" NOT NULL,
	"suggestions" text collate "C" NOT NULL,
	"palette" text collate "C",
	"logo" text collate "C" NOT NULL,
	"banner" text collate "C",
	"drawings" text collate "C",
	"tries" text collate "C",
	"composer" text collate "C" NOT NULL,
	"notice" text collate "C",
	"created_at" bigint NOT NULL,
	"updated_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"owner" text collate "C" NOT NULL,
	"path" text collate "C" NOT NULL,
	"key" text collate "C" NOT NULL,
	"fingerprint" text collate "C" NOT NULL,
	"job_id" text collate "C",
	"status" bigint,
	"answer" text collate "C",
	"created_at" bigint NOT NULL,
	CONSTRAINT "idempotency_keys_owner_path_key_pk" PRIMARY KEY("owner","path","key")
);
--> statement-breakpoint
CREATE TABLE "jobs" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"kind" text collate "C" NOT NULL,
	"payload" text collate "C" NOT NULL,
	"state" text collate "C" NOT NULL,
	"attempts" bigint NOT NULL,
	"due_at" bigint NOT NULL,
	"leased_until" bigint,
	"error" text collate "C",
	"created_at" bigint NOT NULL,
	"updated_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "launches" (
	"token_id" text collate "C" NOT NULL,
	"mint" text collate "C" NOT NULL,
	"user_id" text collate "C" NOT NULL,
	"wallet_address" text collate "C" NOT NULL,
	"metadata_id" text collate "C" NOT NULL,
	"metadata_uri" text collate "C" NOT NULL,
	"name" text collate "C" NOT NULL,
	"symbol" text collate "C" NOT NULL,
	"image_url" text collate "C" NOT NULL,
	"prepared_height" bigint NOT NULL,
	"state" text collate "C" NOT NULL,
	"create_signature" text collate "C",
	"signature" text collate "C",
	"created_at" bigint NOT NULL,
	"updated_at" bigint NOT NULL,
	CONSTRAINT "launches_token_id_mint_pk" PRIMARY KEY("token_id","mint")
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"kind" text collate "C" NOT NULL,
	"name" text collate "C",
	"email" text collate "C",
	"subject" text collate "C",
	"host" text collate "C",
	"body" text collate "C" NOT NULL,
	"created_at" bigint NOT NULL,
	"mailed_at" bigint,
	"handled_at" bigint
);
--> statement-breakpoint
CREATE TABLE "metadata_files" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"json" text collate "C" NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "model_use" (
	"day" text collate "C" NOT NULL,
	"user_id" text collate "C" NOT NULL,
	"kind" text collate "C" NOT NULL,
	"used" bigint NOT NULL,
	CONSTRAINT "model_use_day_user_id_kind_pk" PRIMARY KEY("day","user_id","kind")
);
--> statement-breakpoint
CREATE TABLE "previews" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"user_id" text collate "C" NOT NULL,
	"token_id" text collate "C" NOT NULL,
	"content" text collate "C" NOT NULL,
	"created_at" bigint NOT NULL,
	"expires_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "session_tokens" (
	"hash" text collate "C" PRIMARY KEY NOT NULL,
	"session_id" text collate "C" NOT NULL,
	"kind" text collate "C" NOT NULL,
	"generation" bigint NOT NULL,
	"expires_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"user_id" text collate "C" NOT NULL,
	"address" text collate "C" NOT NULL,
	"user_agent" text collate "C" NOT NULL,
	"generation" bigint NOT NULL,
	"rotated_at" bigint NOT NULL,
	"created_at" bigint NOT NULL,
	"expires_at" bigint NOT NULL,
	"revoked_at" bigint
);
--> statement-breakpoint
CREATE TABLE "sites" (
	"host" text collate "C" PRIMARY KEY NOT NULL,
	"website_id" text collate "C" NOT NULL,
	"files" text collate "C" NOT NULL,
	"published_at" bigint NOT NULL,
	"expires_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "token_changes" (
	"seq" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "token_changes_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"token_id" text collate "C" NOT NULL,
	"user_id" text collate "C" NOT NULL,
	"deleted_at" bigint
);
--> statement-breakpoint
CREATE TABLE "tokens" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"user_id" text collate "C" NOT NULL,
	"session_id" text collate "C",
	"name" text collate "C" NOT NULL,
	"ticker" text collate "C" NOT NULL,
	"narrative" text collate "C" NOT NULL,
	"prompt" text collate "C",
	"seed" text collate "C" NOT NULL,
	"palette" text collate "C",
	"logo" text collate "C",
	"banner" text collate "C",
	"drawings" text collate "C",
	"site_cast" text collate "C",
	"site_brand" text collate "C",
	"generation_metadata" text collate "C",
	"origin" text collate "C" NOT NULL,
	"mint_address" text collate "C",
	"in_gallery" boolean DEFAULT true NOT NULL,
	"version" bigint NOT NULL,
	"created_at" bigint NOT NULL,
	"updated_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"name" text collate "C" NOT NULL,
	"email" text collate "C",
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "wallets" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"user_id" text collate "C" NOT NULL,
	"address" text collate "C" NOT NULL,
	"linked_at" bigint NOT NULL,
	"unlinked_at" bigint
);
--> statement-breakpoint
CREATE TABLE "websites" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"user_id" text collate "C" NOT NULL,
	"token_id" text collate "C" NOT NULL,
	"subdomain" text collate "C" NOT NULL,
	"domain" text collate "C" NOT NULL,
	"template_id" text collate "C" NOT NULL,
	"design_prompt" text collate "C",
	"social_links" text collate "C" NOT NULL,
	"deck" text collate "C" NOT NULL,
	"deck_version" bigint DEFAULT 1 NOT NULL,
	"deck_is_own" boolean DEFAULT false NOT NULL,
	"composer" text collate "C" DEFAULT 'built-in' NOT NULL,
	"page" text collate "C",
	"status" text collate "C" NOT NULL,
	"error" text collate "C",
	"live" text collate "C",
	"live_host" text collate "C",
	"expires_at" bigint,
	"views" bigint NOT NULL,
	"version" bigint NOT NULL,
	"created_at" bigint NOT NULL,
	"updated_at" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "automations" ADD CONSTRAINT "automations_token_id_tokens_id_fk" FOREIGN KEY ("token_id") REFERENCES "public"."tokens"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "generations" ADD CONSTRAINT "generations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "previews" ADD CONSTRAINT "previews_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "previews" ADD CONSTRAINT "previews_token_id_tokens_id_fk" FOREIGN KEY ("token_id") REFERENCES "public"."tokens"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_tokens" ADD CONSTRAINT "session_tokens_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tokens" ADD CONSTRAINT "tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wallets" ADD CONSTRAINT "wallets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "websites" ADD CONSTRAINT "websites_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "websites" ADD CONSTRAINT "websites_token_id_tokens_id_fk" FOREIGN KEY ("token_id") REFERENCES "public"."tokens"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "addresses_token" ON "addresses" USING btree ("token_id");--> statement-breakpoint
CREATE INDEX "addresses_held" ON "addresses" USING btree ("held_until") WHERE "addresses"."token_id" is null;--> statement-breakpoint
CREATE INDEX "challenges_expiry" ON "challenges" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "generations_token" ON "generations" USING btree ("token_id");--> statement-breakpoint
CREATE INDEX "generations_unsaved" ON "generations" USING btree ("created_at") WHERE "generations"."token_id" is null;--> statement-breakpoint
CREATE INDEX "idempotency_keys_age" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "jobs_due" ON "jobs" USING btree ("state","due_at");--> statement-breakpoint
CREATE INDEX "launches_mint" ON "launches" USING btree ("mint");--> statement-breakpoint
CREATE INDEX "launches_newest" ON "launches" USING btree ("updated_at","mint") WHERE "launches"."state" = 'confirmed';--> statement-breakpoint
CREATE UNIQUE INDEX "launches_open" ON "launches" USING btree ("token_id") WHERE "launches"."state" = 'open';--> statement-breakpoint
CREATE UNIQUE INDEX "launches_confirmed_mint" ON "launches" USING btree ("mint") WHERE "launches"."state" = 'confirmed';--> statement-breakpoint
CREATE UNIQUE INDEX "launches_confirmed_token" ON "launches" USING btree ("token_id") WHERE "launches"."state" = 'confirmed';--> statement-breakpoint
CREATE INDEX "messages_newest" ON "messages" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "previews_expiry" ON "previews" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "previews_token" ON "previews" USING btree ("token_id");--> statement-breakpoint
CREATE INDEX "session_tokens_session" ON "session_tokens" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "session_tokens_expiry" ON "session_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expiry" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sites_website" ON "sites" USING btree ("website_id");--> statement-breakpoint
CREATE INDEX "sites_expiry" ON "sites" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "token_changes_token" ON "token_changes" USING btree ("token_id");--> statement-breakpoint
CREATE INDEX "token_changes_user" ON "token_changes" USING btree ("user_id","seq");--> statement-breakpoint
CREATE INDEX "token_changes_deleted" ON "token_changes" USING btree ("deleted_at");--> statement-breakpoint
CREATE INDEX "tokens_user_newest" ON "tokens" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "tokens_session" ON "tokens" USING btree ("session_id");--> statement-breakpoint
CREATE UNIQUE INDEX "tokens_launched_mint" ON "tokens" USING btree ("mint_address") WHERE "tokens"."mint_address" is not null and "tokens"."origin" = 'GENERATED';--> statement-breakpoint
CREATE UNIQUE INDEX "tokens_imported_mint" ON "tokens" USING btree ("user_id","mint_address") WHERE "tokens"."origin" = 'IMPORTED';--> statement-breakpoint
CREATE UNIQUE INDEX "wallets_linked_address" ON "wallets" USING btree ("address") WHERE "wallets"."unlinked_at" is null;--> statement-breakpoint
CREATE INDEX "wallets_user" ON "wallets" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "websites_token" ON "websites" USING btree ("token_id");--> statement-breakpoint
CREATE INDEX "websites_deployed" ON "websites" USING btree ("expires_at") WHERE "websites"."status" = 'deployed';