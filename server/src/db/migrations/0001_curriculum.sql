ALTER TABLE "lessons" ADD COLUMN "key" text;--> statement-breakpoint
ALTER TABLE "lessons" ADD COLUMN "audience" text DEFAULT 'school' NOT NULL;--> statement-breakpoint
ALTER TABLE "lessons" ADD COLUMN "grade_from" integer;--> statement-breakpoint
ALTER TABLE "lessons" ADD COLUMN "grade_to" integer;--> statement-breakpoint
ALTER TABLE "lessons" ADD COLUMN "course" text;--> statement-breakpoint
ALTER TABLE "lessons" ADD COLUMN "unit" text;--> statement-breakpoint
ALTER TABLE "lessons" ADD COLUMN "position" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "lessons" ADD COLUMN "strand" text;--> statement-breakpoint
ALTER TABLE "lessons" ADD COLUMN "outline" jsonb;--> statement-breakpoint
ALTER TABLE "lessons" ADD COLUMN "source_hash" text;--> statement-breakpoint
ALTER TABLE "lessons" ADD COLUMN "retired_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "quizzes" ADD COLUMN "key" text;--> statement-breakpoint
CREATE INDEX "lessons_of_course" ON "lessons" USING btree ("subject_id","course","position") WHERE "lessons"."retired_at" is null;--> statement-breakpoint
ALTER TABLE "lessons" ADD CONSTRAINT "lessons_key" UNIQUE("key");--> statement-breakpoint
ALTER TABLE "quizzes" ADD CONSTRAINT "quizzes_key" UNIQUE("key");--> statement-breakpoint
ALTER TABLE "lessons" ADD CONSTRAINT "lessons_audience_known" CHECK ("lessons"."audience" in ('school', 'college', 'professional'));