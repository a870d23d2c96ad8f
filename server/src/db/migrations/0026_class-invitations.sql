ALTER TABLE "class_enrollments" ADD COLUMN "consent" text DEFAULT 'given' NOT NULL;--> statement-breakpoint
UPDATE "class_enrollments" SET "consent" = 'left' WHERE "status" = 'inactive';--> statement-breakpoint
ALTER TABLE "class_enrollments" ADD CONSTRAINT "class_enrollments_consent_known" CHECK ("class_enrollments"."consent" in ('given', 'asked', 'declined', 'left'));--> statement-breakpoint
ALTER TABLE "class_enrollments" ADD CONSTRAINT "class_enrollments_active_agreed" CHECK ("class_enrollments"."status" <> 'active' or "class_enrollments"."consent" = 'given');