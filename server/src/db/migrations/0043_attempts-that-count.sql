ALTER TABLE "assignment_submissions" ADD COLUMN "attempts" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "assignments" ADD COLUMN "counted_attempt" text DEFAULT 'best' NOT NULL;--> statement-breakpoint
ALTER TABLE "assignments" ADD CONSTRAINT "assignments_counted_attempt_known" CHECK ("assignments"."counted_attempt" in ('best', 'first', 'latest', 'average'));--> statement-breakpoint
UPDATE "assignment_submissions" SET "attempts" = (
  SELECT count(*) FROM "quiz_results" "result"
  WHERE "result"."user_id" = "assignment_submissions"."student_id" AND "result"."quiz_id" = "assignments"."quiz_id"
    AND "result"."date_taken" >= "assignments"."assigned_date"
    AND ("assignments"."due_date" IS NULL OR "assignments"."late_policy" <> 'refuse' OR "result"."date_taken" <= "assignments"."due_date"))
FROM "assignments" WHERE "assignments"."id" = "assignment_submissions"."assignment_id" AND "assignments"."kind" = 'quiz';
