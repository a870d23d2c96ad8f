import { sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'

const ROWS = 60_000

// Row n belongs to learner n % 2000: thirty of everything for each of 2,000 active learners.
const LEARNER = '1 + n % 2000'
const LONG_AGO = "timestamptz '2026-01-01' - n * interval '1 minute'"

const FILLS: Record<string, string> = {
  users: `(id, username, email, password, first_name, last_name, grade, points, role, created_at)
    select n, 'learner-' || n, 'learner-' || n || '@example.org', 'hash', 'First' || n % 900, 'Last' || n % 700,
      1 + n % 13, n % 5000, case when n % 50 = 0 then 'teacher' else 'student' end, ${LONG_AGO}`,
  sessions: `(id, user_id, token_hash, expires_at, created_at)
    select n, n, md5(n::text) || md5('s' || n), now() + n * interval '1 minute', ${LONG_AGO}`,
  user_notes: `(id, user_id, title, content, created_at, deleted_at)
    select n, ${LEARNER}, 'Note', case when n % 1000 = 76 then 'Fractions' else 'Text' end, ${LONG_AGO}, case when n % 20 = 0 then now() end`,
  flashcards: `(id, user_id, front, back, created_at, next_review_date)
    select n, ${LEARNER}, 'Front', 'Back', ${LONG_AGO}, ${LONG_AGO}`,
  study_guides: `(id, user_id, title, content, subject, is_public, created_at)
    select n, ${LEARNER}, 'Guide g' || n % 2000, 'Text', 'Subject ' || (n / 10) % 100, n % 10 = 0, ${LONG_AGO}`,
  video_content: `(id, title, url, platform, is_shared, added_by, created_at)
    select n, 'Video', 'https://vimeo.com/' || n, 'vimeo', n % 10 = 0, ${LEARNER}, ${LONG_AGO}`,
  learning_days: `(id, user_id, day, seconds) select n, ${LEARNER}, date '2026-01-01' - n / 200, 60`,
  request_statistics: `(id, hour, endpoint, requests, durations)
    select n, timestamptz '2026-01-01' - n / 50 * interval '1 hour', 'GET /api/' || n % 50, 9, '{9}'`,
  browser_errors: `(id, fingerprint, kind, release, screen, name, message, first_seen_at, last_seen_at)
    select n, md5(n::text), 'error', 'Bx3', '/practice', 'Error', 'x', ${LONG_AGO}, ${LONG_AGO}`,
  quiz_results: `(id, user_id, quiz_id, score, max_score, date_taken)
    select n, ${LEARNER}, n, 3, 5, ${LONG_AGO}`,
  user_progress: `(id, user_id, lesson_id, last_accessed) select n, ${LEARNER}, n, ${LONG_AGO}`,
  attempts: `(id, user_id, source, item_id, correct, answered_at, client_id)
    select n, ${LEARNER}, 'practice', 'item-' || n % 5000, n % 3 > 0, ${LONG_AGO}, 'answer-' || n`,
  practice_problems: `(id, user_id, skill, difficulty, seed, tries, given_at, bundle)
    select n, ${LEARNER}, 'math.5.add', 2, n, n % 3, ${LONG_AGO}, case when n % 4 = 0 then 'lesson:1' end`,
  chat_messages: `(id, user_id, session_id, content, role, subject, timestamp)
    select n, ${LEARNER}, 1 + n % 5000, 'Hello', 'user', 'Subject ' || n % 8, ${LONG_AGO}`,
  class_enrollments: `(id, class_id, student_id) select n, 1 + n / 25, 1 + n % 50000`,
  assignments: `(id, title, class_id, teacher_id, due_date, created_at)
    select n, 'Task', 1 + n % 5000, 50 * (1 + n % 2000), ${LONG_AGO}, ${LONG_AGO}`,
  lesson_plans: `(id, title, teacher_id, class_id, lesson_date, created_at)
    select n, 'Plan', 50 * (1 + n % 2000), 1 + n % 5000, (${LONG_AGO})::date, ${LONG_AGO}`,
  announcements: `(id, title, content, teacher_id, class_id, created_at)
    select n, 'News', 'Text', 50 * (1 + n % 2000), nullif(1 + n % 5000, 1), ${LONG_AGO}`,
  teaching_resources: `(id, title, teacher_id, class_id, is_for_all, created_at)
    select n, 'Link', 50 * (1 + n % 2000), nullif(1 + n % 5000, 1), n % 5000 = 0, ${LONG_AGO}`,
  idempotency_keys: `(id, scope, key_hash, request_hash, operation)
    select n, (${LEARNER})::text, md5(n::text), md5('r' || n), 'POST /api/notes'`,
  audit_log: `(id, actor_id, action, subject_type, subject_id, details, seal_id, created_at)
    select n, ${LEARNER}, 'read', 'user', case when n % 20 > 0 then 1 + n % 3000 end,
      case when n % 20 > 0 then '{}' else jsonb_build_object('personIds', jsonb_build_array(n % 3000, n % 2999)) end,
      case when n < 59900 then 1 + n / 20 end, ${LONG_AGO}`,
  audit_seals: `(id, previous_hash, hash, entries, created_at, removed_at)
    select n, md5((n - 1)::text), md5(n::text), 20, ${LONG_AGO}, case when n < 1000 then now() end`,
  backup_runs: `(id, reason, requested_by, started_at, alive_at, file, outcome)
    select n, 'admin', ${LEARNER}, ${LONG_AGO}, ${LONG_AGO}, 'file', case when n % 10 = 0 then 'failed' else 'proven' end`,
  support_tickets: `(id, user_id, subject, message, status, assigned_to, created_at)
    select n, ${LEARNER}, 'Sound', 'Nothing', case when n % 1000 = 0 then 'open' else 'closed' end, 1 + n % 2000, ${LONG_AGO}`,
  visual_projects: `(id, user_id, title, is_public, created_at)
    select n, ${LEARNER}, 'Cat', true, ${LONG_AGO}`,
  visual_project_versions: `(id, project_id, user_id, kind, title, blocks, bytes, saved_at, approved_at)
    select n, case when n % 20 = 0 then n else 1 + n % 2000 end, ${LEARNER}, case when n % 20 = 0 then 'shared' else 'restore' end,
      'Cat', '{}', 2, ${LONG_AGO}, case when n % 20 = 0 and n % 1000 > 0 then ${LONG_AGO} end`,
  testimonials: `(id, name, content, featured, created_at) select n, 'Name', 'Text', n % 1000 = 0, ${LONG_AGO}`,
}

export const isLarge = (table: string | undefined) => table !== undefined && table in FILLS

/**
 * Fills the tables that grow with use. What only costs time here is put aside first: foreign keys, the write-ahead
 * log, and the indexes, which are built whole afterwards as a restored backup builds them.
 */
export async function fillLargeTables(db: Database): Promise<void> {
  await dropForeignKeys(db)
  for (const [table, columnsAndRows] of Object.entries(FILLS)) {
    const indexes = await listIndexes(db, table)
    for (const { drop } of indexes) await db.execute(sql.raw(drop))
    await db.execute(sql.raw(`alter table ${table} set unlogged`))
    await db.execute(sql.raw(`insert into ${table} ${columnsAndRows} from generate_series(1, ${ROWS}) as n`))
    for (const { create } of indexes) await db.execute(sql.raw(create))
    await db.execute(sql.raw(`analyze ${table}`))
  }
}

async function dropForeignKeys(db: Database): Promise<void> {
  const { rows } = await db.execute<{ drop: string }>(sql`
    select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`)
  for (const { drop } of rows) await db.execute(sql.raw(drop))
}

async function listIndexes(db: Database, table: string): Promise<{ drop: string; create: string }[]> {
  const { rows } = await db.execute<{ drop: string; create: string }>(sql`
    select case when conname is null then format('drop index %s', indexrelid::regclass)
        else format('alter table %s drop constraint %I', indrelid::regclass, conname) end as drop,
      case when conname is null then pg_get_indexdef(indexrelid)
        else format('alter table %s add constraint %I %s', indrelid::regclass, conname, pg_get_constraintdef(c.oid))
        end as create
    from pg_index left join pg_constraint c on conindid = indexrelid and contype in ('p', 'u')
    where indrelid = ${table}::text::regclass`)
  return rows
}
