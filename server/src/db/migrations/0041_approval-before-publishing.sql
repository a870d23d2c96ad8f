ALTER TABLE "publication_requests" DROP CONSTRAINT "publication_requests_kind_known";--> statement-breakpoint
ALTER TABLE "publication_requests" ADD COLUMN "decline_reason" text;--> statement-breakpoint
ALTER TABLE "publication_requests" ADD COLUMN "decline_message" varchar(300);--> statement-breakpoint
ALTER TABLE "study_guides" ADD COLUMN "approved_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "visual_project_versions" ADD COLUMN "decline_reason" text;--> statement-breakpoint
ALTER TABLE "visual_project_versions" ADD COLUMN "decline_message" varchar(300);--> statement-breakpoint
ALTER TABLE "publication_requests" ADD CONSTRAINT "publication_requests_reason_known" CHECK ("publication_requests"."decline_reason" in ('personal', 'unkind', 'unsuitable', 'copied', 'other'));--> statement-breakpoint
ALTER TABLE "publication_requests" ADD CONSTRAINT "publication_requests_kind_known" CHECK ("publication_requests"."kind" in ('guide', 'displayName', 'picture', 'bio'));--> statement-breakpoint
ALTER TABLE "visual_project_versions" ADD CONSTRAINT "visual_project_versions_reason_known" CHECK ("visual_project_versions"."decline_reason" in ('personal', 'unkind', 'unsuitable', 'copied', 'other'));--> statement-breakpoint
UPDATE "study_guides" SET "approved_at" = "study_guides"."updated_at" FROM "users"
WHERE "users"."id" = "study_guides"."user_id" AND "study_guides"."is_public" AND ("users"."is_demo"
  OR NOT (CASE WHEN "users"."age" IS NULL THEN "users"."role" = 'student' ELSE "users"."age" < 18 END));--> statement-breakpoint
INSERT INTO "publication_requests" ("user_id", "kind", "subject_id", "value")
SELECT "guide"."user_id", 'guide', "guide"."id", encode(sha256(convert_to(jsonb_build_array("guide"."title", "guide"."description", "guide"."content", "guide"."subject")::text, 'UTF8')), 'hex')
FROM "study_guides" "guide"
WHERE "guide"."is_public" AND "guide"."approved_at" IS NULL AND "guide"."hidden_at" IS NULL AND "guide"."deleted_at" IS NULL;--> statement-breakpoint
INSERT INTO "publication_requests" ("user_id", "kind", "value")
SELECT "users"."id", "shown"."kind", trim("shown"."value")
FROM "users", LATERAL (VALUES ('displayName', "display_name"), ('picture', "avatar_url"), ('bio', "bio")) AS "shown" ("kind", "value")
WHERE trim("shown"."value") <> '' AND "users"."deleted_at" IS NULL AND NOT "users"."is_demo"
  AND (CASE WHEN "users"."age" IS NULL THEN "users"."role" = 'student' ELSE "users"."age" < 18 END);--> statement-breakpoint
UPDATE "users" SET "display_name" = NULL, "avatar_url" = NULL, "bio" = NULL
WHERE NOT "is_demo" AND ("display_name" IS NOT NULL OR "avatar_url" IS NOT NULL OR "bio" IS NOT NULL)
  AND "deleted_at" IS NULL AND (CASE WHEN "age" IS NULL THEN "role" = 'student' ELSE "age" < 18 END);--> statement-breakpoint
UPDATE "visual_project_versions" SET "approved_at" = NULL FROM "users"
WHERE "users"."id" = "visual_project_versions"."user_id" AND NOT "users"."is_demo" AND "kind" = 'shared' AND "approved_by" IS NULL
  AND (CASE WHEN "users"."age" IS NULL THEN "users"."role" = 'student' ELSE "users"."age" < 18 END);
