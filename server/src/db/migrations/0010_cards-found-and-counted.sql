ALTER TABLE "learning_days" DROP CONSTRAINT "learning_days_day";--> statement-breakpoint
ALTER TABLE "learning_days" ALTER COLUMN "subject_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "learning_days" ADD COLUMN "cards_reviewed" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "flashcard_media" ADD COLUMN "unused_since" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "flashcards" ADD COLUMN "words" "tsvector" DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "flashcards" ADD COLUMN "picture_ids" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
UPDATE "flashcards" SET "words" = to_tsvector('simple', translate("front" || ' ' || "back" || ' ' || join_words("tags"), './\@:_-+~%&=?#<>"(),;!*[]{}|^', '                             ')),
	"picture_ids" = array(SELECT found[1]::int FROM regexp_matches("front" || ' ' || "back", '/api/flashcards/media/(\d{1,9})\)', 'g') AS found), "updated_at" = "updated_at";--> statement-breakpoint
CREATE INDEX "flashcard_media_unused" ON "flashcard_media" USING btree ("unused_since") WHERE "flashcard_media"."unused_since" is not null;--> statement-breakpoint
CREATE INDEX "flashcards_words" ON "flashcards" USING gin ("words");--> statement-breakpoint
CREATE INDEX "flashcards_of_picture" ON "flashcards" USING gin ("picture_ids") WHERE "flashcards"."picture_ids" <> '{}';--> statement-breakpoint
ALTER TABLE "learning_days" ADD CONSTRAINT "learning_days_day" UNIQUE NULLS NOT DISTINCT("user_id","day","subject_id");