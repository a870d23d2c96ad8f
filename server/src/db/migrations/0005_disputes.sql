DROP INDEX "attempts_of_item";--> statement-breakpoint
DROP INDEX "disputes_open";--> statement-breakpoint
ALTER TABLE "disputes" ADD COLUMN "seed" integer;--> statement-breakpoint
ALTER TABLE "disputes" ADD COLUMN "settled_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "disputes" ADD COLUMN "answers_voided" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "attempts_of_skill" ON "attempts" USING btree ("user_id",("skills"[1]),"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "disputes_decided" ON "disputes" USING btree ("id" DESC NULLS FIRST) WHERE "disputes"."outcome" is not null;--> statement-breakpoint
CREATE INDEX "disputes_voided" ON "disputes" USING btree ("item_id","seed") WHERE "disputes"."outcome" = 'voided';--> statement-breakpoint
CREATE INDEX "disputes_unsettled" ON "disputes" USING btree ("id") WHERE "disputes"."outcome" = 'voided' and "disputes"."settled_at" is null;--> statement-breakpoint
CREATE INDEX "attempts_of_item" ON "attempts" USING btree ("item_id","seed") WHERE "attempts"."voided_at" is null;--> statement-breakpoint
CREATE INDEX "disputes_open" ON "disputes" USING btree ("id" DESC NULLS FIRST) WHERE "disputes"."outcome" is null;