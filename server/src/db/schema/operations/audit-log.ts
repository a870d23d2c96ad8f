import { isNotNull, isNull, sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, id, instant } from '../columns.ts'
import { byNewest } from '../constraints.ts'

/** One link of the chain: the hash of the one before and of all entries that it seals. */
export const auditSeals = pgTable(
  'audit_seals',
  {
    id: id(),
    previousHash: text('previous_hash').notNull(),
    hash: text('hash').notNull().unique('audit_seals_hash'),
    entries: integer('entries').notNull(),
    createdAt: createdAt(),
    /** When its entries had been kept long enough and were removed. */
    removedAt: instant('removed_at'),
    /** The beginning of each entry's own hash, by which a broken seal names the entry; removed with the entries. */
    marks: text('marks'),
  },
  (seal) => [index('audit_seals_removed').on(seal.id).where(isNotNull(seal.removedAt))],
)

/**
 * Who did what to whom. Rows are only added, and outlive the accounts they name: triggers refuse everything else, except
 * to retention and to restoring a backup (migration 0038, decision 043).
 */
export const auditLog = pgTable(
  'audit_log',
  {
    id: id(),
    /** No foreign key: the entry says for good who it was, and no deletion changes it. */
    actorId: integer('actor_id'),
    action: text('action').notNull(),
    subjectType: text('subject_type'),
    subjectId: integer('subject_id'),
    details: jsonb('details').$type<Record<string, unknown>>().notNull().default({}),
    requestId: text('request_id'),
    createdAt: createdAt(),
    /** The link of the chain that holds this entry; set once, a moment after it was written. */
    sealId: integer('seal_id').references(() => auditSeals.id),
  },
  (entry) => [
    index('audit_log_of_actor').on(entry.actorId, ...byNewest(entry)),
    index('audit_log_of_subject').on(entry.subjectType, entry.subjectId, ...byNewest(entry)),
    index('audit_log_of_action').on(entry.action, ...byNewest(entry)),
    index('audit_log_newest').on(...byNewest(entry)),
    index('audit_log_of_seal').on(entry.sealId, entry.id).where(isNotNull(entry.sealId)),
    index('audit_log_unsealed').on(entry.id).where(isNull(entry.sealId)),
    // A look at many people is one entry that names them all.
    index('audit_log_of_people')
      .using('gin', sql`(${entry.details} -> 'personIds') jsonb_path_ops`)
      .where(sql`${entry.details} -> 'personIds' is not null`),
  ],
)
