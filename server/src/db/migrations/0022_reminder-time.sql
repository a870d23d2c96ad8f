ALTER TABLE "notification_schedules" RENAME COLUMN "remind_at" TO "reminder_time";
