ALTER TABLE "uploads" ADD COLUMN "is_cleaned" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "class_files" ADD COLUMN "is_cleaned" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "uploads_not_cleaned" ON "uploads" USING btree ("id") WHERE not "uploads"."is_cleaned";--> statement-breakpoint
CREATE INDEX "class_files_not_cleaned" ON "class_files" USING btree ("id") WHERE not "class_files"."is_cleaned" and "class_files"."content_type" like 'image/%';