ALTER TABLE "audit_seals" ADD COLUMN "marks" text;--> statement-breakpoint
ALTER TABLE "backup_runs" ADD COLUMN "audit_seal" text;--> statement-breakpoint
CREATE INDEX "audit_log_of_people" ON "audit_log" USING gin (("details" -> 'personIds') jsonb_path_ops) WHERE "audit_log"."details" -> 'personIds' is not null;--> statement-breakpoint
CREATE INDEX "audit_seals_removed" ON "audit_seals" USING btree ("id") WHERE "audit_seals"."removed_at" is not null;--> statement-breakpoint
-- By hand: the log is only added to. An entry gets its seal once; retention and restoring a backup say for their own
-- transaction that they remove (`set_config('trellis.audit_removal', 'on', true)`).
CREATE FUNCTION guard_audit_log() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    IF OLD.seal_id IS NULL AND NEW.seal_id IS NOT NULL AND to_jsonb(NEW) - 'seal_id' = to_jsonb(OLD) - 'seal_id' THEN
      RETURN NEW;
    END IF;
  ELSIF current_setting('trellis.audit_removal', true) = 'on' THEN
    IF TG_OP = 'DELETE' THEN
      RETURN OLD;
    END IF;
    RETURN NULL;
  END IF;
  RAISE EXCEPTION 'The audit log is only added to.' USING ERRCODE = 'restrict_violation';
END $$;--> statement-breakpoint
CREATE FUNCTION guard_audit_seals() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_setting('trellis.audit_removal', true) = 'on' THEN
    IF TG_OP = 'DELETE' THEN
      RETURN OLD;
    END IF;
    IF TG_OP = 'TRUNCATE' THEN
      RETURN NULL;
    END IF;
    IF OLD.removed_at IS NULL AND NEW.removed_at IS NOT NULL AND NEW.marks IS NULL
      AND to_jsonb(NEW) - 'removed_at' - 'marks' = to_jsonb(OLD) - 'removed_at' - 'marks' THEN
      RETURN NEW;
    END IF;
  END IF;
  RAISE EXCEPTION 'The seals of the audit log are never changed.' USING ERRCODE = 'restrict_violation';
END $$;--> statement-breakpoint
CREATE TRIGGER audit_log_only_added_to BEFORE UPDATE OR DELETE ON "audit_log" FOR EACH ROW EXECUTE FUNCTION guard_audit_log();--> statement-breakpoint
CREATE TRIGGER audit_log_never_emptied BEFORE TRUNCATE ON "audit_log" FOR EACH STATEMENT EXECUTE FUNCTION guard_audit_log();--> statement-breakpoint
CREATE TRIGGER audit_seals_only_added_to BEFORE UPDATE OR DELETE ON "audit_seals" FOR EACH ROW EXECUTE FUNCTION guard_audit_seals();--> statement-breakpoint
CREATE TRIGGER audit_seals_never_emptied BEFORE TRUNCATE ON "audit_seals" FOR EACH STATEMENT EXECUTE FUNCTION guard_audit_seals();
