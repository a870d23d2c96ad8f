UPDATE "video_content" SET "is_for_classes" = true, "is_shared" = false, "sharing_asked_at" = now()
FROM "users"
WHERE "users"."id" = "video_content"."added_by" AND "users"."is_teacher" AND "users"."role" <> 'admin' AND NOT "users"."is_demo"
  AND "video_content"."is_shared" AND NOT "video_content"."is_for_classes";
