import type { ScratchDatabase } from './scratch-database.ts'

export const ROWS = 100_000

// Row n belongs to learner n % 2000: fifty of everything for each of 2,000 active learners.
const LEARNER = '1 + n % 2000'
const LONG_AGO = "timestamptz '2026-01-01' - n * interval '1 minute'"

const FILLS: Record<string, string> = {
  users: `(username, email, password, first_name, last_name, grade, points, role, created_at)
    select 'learner-' || n, 'learner-' || n || '@example.org', 'hash', 'First' || n % 900, 'Last' || n % 700,
      1 + n % 13, n % 5000, case when n % 50 = 0 then 'teacher' else 'student' end, ${LONG_AGO}`,
  sessions: `(user_id, token_hash, expires_at, created_at)
    select n, md5(n::text) || md5('s' || n), now() + n * interval '1 minute', ${LONG_AGO}`,
  user_notes: `(user_id, title, content, created_at, deleted_at)
    select ${LEARNER}, 'Note', 'Text', ${LONG_AGO}, case when n % 20 = 0 then now() end`,
  flashcards: `(user_id, front, back, created_at, next_review_date)
    select ${LEARNER}, 'Front', 'Back', ${LONG_AGO}, ${LONG_AGO}`,
  study_guides: `(user_id, title, content, is_public, created_at)
    select ${LEARNER}, 'Guide', 'Text', n % 10 = 0, ${LONG_AGO}`,
  quiz_results: `(user_id, quiz_id, score, max_score, date_taken)
    select ${LEARNER}, n, 3, 5, ${LONG_AGO}`,
  user_progress: `(user_id, lesson_id, last_accessed) select ${LEARNER}, n, ${LONG_AGO}`,
  attempts: `(user_id, source, item_id, correct, answered_at, client_id)
    select ${LEARNER}, 'practice', 'item-' || n % 5000, n % 3 > 0, ${LONG_AGO}, 'answer-' || n`,
  ai_chat_sessions: `(user_id, title, last_message_at) select ${LEARNER}, 'Chat', ${LONG_AGO}`,
  chat_messages: `(user_id, session_id, content, role, subject, timestamp)
    select ${LEARNER}, 1 + n % 5000, 'Hello', 'user', 'Subject ' || n % 8, ${LONG_AGO}`,
  class_enrollments: `(class_id, student_id) select 1 + n / 25, 1 + n % 50000`,
  assignments: `(title, class_id, teacher_id, due_date, created_at)
    select 'Task', 1 + n % 5000, 50 * (1 + n % 2000), ${LONG_AGO}, ${LONG_AGO}`,
  idempotency_keys: `(scope, key_hash, request_hash, operation)
    select (${LEARNER})::text, md5(n::text), md5('r' || n), 'POST /api/notes'`,
  audit_log: `(actor_id, action, subject_type, subject_id, created_at)
    select ${LEARNER}, 'read', 'user', 1 + n % 3000, ${LONG_AGO}`,
  testimonials: `(name, content, featured, created_at) select 'Name', 'Text', n % 1000 = 0, ${LONG_AGO}`,
  support_tickets: `(user_id, subject, message, status, created_at)
    select ${LEARNER}, 'Help', 'Text', case when n % 50 = 0 then 'open' else 'closed' end, ${LONG_AGO}`,
  throttles: `(key, expires_at) select 'login:' || n, now() + n * interval '1 second'`,
}

export const isLarge = (table: string | undefined) => table !== undefined && table in FILLS

/**
 * Fills the tables that grow with use. What only costs time here is put aside first: foreign keys, the write-ahead
 * log, and the indexes, which are built whole afterwards as a restored backup builds them.
 */
export async function fillLargeTables(database: ScratchDatabase): Promise<void> {
  await runEach(
    database,
    `select format('alter table %s drop constraint %I', conrelid::regclass, conname) as statement
     from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`,
  )
  for (const [table, columnsAndRows] of Object.entries(FILLS)) {
    const indexes = await database.query<{ name: string; definition: string }>(
      `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
       where indrelid = $1::regclass and not exists (select from pg_constraint where conindid = indexrelid)`,
      [table],
    )
    for (const { name } of indexes) await database.query(`drop index ${name}`)
    await database.query(`alter table ${table} set unlogged`)
    await database.query(`insert into ${table} ${columnsAndRows} from generate_series(1, ${ROWS}) as n`)
    for (const { definition } of indexes) await database.query(definition)
    await database.query(`analyze ${table}`)
  }
}

async function runEach(database: ScratchDatabase, query: string): Promise<void> {
  for (const { statement } of await database.query<{ statement: string }>(query))
    await database.query(statement)
}
