-- Addresses that were shown to be somebody's before this was written down: the school gave them, a link that was mailed
-- there came back, or the provider where the person signs in answers for them. All others are asked for a proof.
UPDATE "users" SET "email_proven_at" = "created_at"
WHERE "email" IS NOT NULL AND NOT "is_demo" AND (
  EXISTS (
    SELECT 1 FROM "audit_log" AS "entry"
    WHERE "entry"."subject_type" = 'user' AND "entry"."subject_id" = "users"."id" AND (
      "entry"."action" IN ('user created', 'user imported', 'password.reset-by-mail')
      OR ("entry"."action" = 'user changed' AND "entry"."details" -> 'fields' @> '["email"]'::jsonb)
    )
  )
  OR EXISTS (
    SELECT 1 FROM "identities" AS "linked"
    WHERE "linked"."user_id" = "users"."id" AND lower("linked"."email") = lower("users"."email")
    -- Without a password it was made there; with one, only a link that was made by hand shows that both are of one person.
    AND ("users"."password" LIKE '%$' OR EXISTS (
      SELECT 1 FROM "audit_log" AS "entry"
      WHERE "entry"."subject_type" = 'user' AND "entry"."subject_id" = "users"."id" AND "entry"."action" = 'identity.link'
    ))
  )
);
