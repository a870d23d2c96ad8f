import { readdirSync, readFileSync } from 'node:fs'
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api'
import { is, type SQL, sql } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DOCUMENTED_COLUMNS, UNIQUE_KEYS } from '../../testing/documented-tables.ts'
import { openTestDatabase, type TestDatabase } from '../../testing/test-database.ts'
import * as schema from './all-tables.ts'

// The values that the database admits, against the list that the code exports.
const CLOSED_LISTS: [row: string, constraint: string, documented: string, exported: readonly string[]][] = [
  ['DATA2-05', 'users_role_known', 'student college teacher professional admin guardian', schema.ROLES],
  ['Y-56', 'assignments_status_known', 'draft active closed archived', schema.ASSIGNMENT_STATUSES],
  ['Y-56', 'assignment_submissions_status_known', 'submitted graded returned', schema.SUBMISSION_STATUSES],
  ['Y-56', 'class_enrollments_status_known', 'active inactive removed', schema.ENROLLMENT_STATUSES],
  ['Y-56', 'lesson_plans_status_known', 'draft published completed archived', schema.LESSON_PLAN_STATUSES],
  ['Y-56', 'support_tickets_status_known', 'open in_progress resolved closed', schema.TICKET_STATUSES],
  [
    'CONST2-47',
    'support_tickets_category_known',
    'general technical billing feature',
    schema.TICKET_CATEGORIES,
  ],
  ['CONST2-48', 'support_tickets_priority_known', 'low medium high urgent', schema.TICKET_PRIORITIES],
  ['CONST2-45', 'privacy_settings_visibility_known', 'private friends public', schema.PROFILE_VISIBILITIES],
  ['CONST2-46', 'study_preferences_style_known', 'detailed concise balanced', schema.EXPLANATION_STYLES],
  ['DATA1-17', 'downloaded_content_status_known', 'in_progress paused completed', schema.DOWNLOAD_STATUSES],
  ['DATA1-24', 'badges_color_known', 'primary emerald amber cyan purple', schema.BADGE_COLORS],
  ['DATA2-35', 'chat_messages_role_known', 'user assistant', schema.CHAT_ROLES],
  ['DATA2-36', 'chat_messages_type_known', 'text flashcards summary study_guide', schema.MESSAGE_TYPES],
  ['DATA2-61', 'video_content_platform_known', 'youtube vimeo unknown', schema.VIDEO_PLATFORMS],
  [
    'DATA2-63',
    'learning_plans_type_known',
    'curriculum_sequence adaptive_strategy learning_path',
    schema.PLAN_TYPES,
  ],
  ['Y-23', 'learning_plans_status_known', 'created active executing completed', schema.PLAN_STATUSES],
]

const SOFTLY_DELETED = [
  'ai_chat_sessions',
  'announcements',
  'assignments',
  'canned_answers',
  'chat_messages',
  'class_groups',
  'classes',
  'curriculum_documents',
  'document_comments',
  'feedback_comments',
  'flashcards',
  'learning_plans',
  'lesson_plans',
  'professional_documents',
  'study_guides',
  'teaching_resources',
  'testimonials',
  'user_notes',
  'users',
  'video_content',
  'visual_projects',
]

const ADDED_TABLES = [
  'active_days',
  'canned_answers',
  'demo_schools',
  'family_digests',
  'family_message_reads',
  'deletion_requests',
  'family_messages',
  'family_readings',
  'family_settings',
  'guardianships',
  'inbox_entries',
  'request_statistics',
  'class_posters',
  'email_proofs',
  'invitations',
  'picture_passwords',
  'point_entries',
  'publication_requests',
  'safety_signals',
  'sign_in_cards',
  'identities',
  'passkey_challenges',
  'passkeys',
  'password_resets',
  'provider_visits',
  'agent_feedback',
  'ai_budgets',
  'ai_usage',
  'announcement_reads',
  'assignment_excuses',
  'assignment_students',
  'attempts',
  'audit_log',
  'audit_seals',
  'backup_runs',
  'browser_errors',
  'calendar_feeds',
  'class_files',
  'class_gradebooks',
  'class_group_members',
  'class_groups',
  'curriculum_document_versions',
  'daily_mixes',
  'disputes',
  'document_comments',
  'document_shares',
  'feedback_comments',
  'flashcard_media',
  'flashcard_reviews',
  'flashcard_settings',
  'grade_categories',
  'guardian_agreements',
  'guardian_requests',
  'idempotency_keys',
  'learner_models',
  'learning_days',
  'lesson_visits',
  'mastery_weights',
  'mission_completions',
  'notification_mails',
  'notification_schedules',
  'notifications',
  'offer_choices',
  'passage_sources',
  'passages',
  'placements',
  'plan_executions',
  'practice_problems',
  'safety_alerts',
  'school_consents',
  'school_settings',
  'school_terms',
  'second_factors',
  'sessions',
  'skill_states',
  'study_guide_reports',
  'study_guide_shares',
  'study_pauses',
  'submission_versions',
  'throttles',
  'tutor_help',
  'tutor_memory',
  'uploads',
  'visual_project_reports',
  'visual_project_versions',
]

type Column = {
  table: string
  column: string
  type: string
  required: boolean
  fallback: string | null
  identity: boolean
}

let database: TestDatabase
let columns: Column[]

beforeAll(async () => {
  database = await openTestDatabase()
  columns = await read<Column>(sql`
    select table_name as "table", column_name as "column", is_nullable = 'NO' as required,
      is_identity = 'YES' as identity, column_default as fallback,
      case udt_name when 'varchar' then 'varchar(' || character_maximum_length || ')' when 'int4' then 'integer'
        when 'float4' then 'real' when 'bool' then 'boolean' when '_text' then 'text[]' when '_int4' then 'integer[]'
        when '_float4' then 'real[]' else udt_name end as type
    from information_schema.columns where table_schema = 'public'`)
})

afterAll(() => database.close())

async function read<Row extends Record<string, unknown>>(query: SQL): Promise<Row[]> {
  return (await database.db.execute<Row>(query)).rows
}

function describeColumn({ column, type, required, fallback }: Column): string {
  const value = fallback?.replace(/::[a-z ]+(\[\])?$/, '').replace(/^'(.*)'$/, '$1')
  return `${column} ${type}${required ? '!' : ''}${value === undefined ? '' : ` = ${value}`}`
}

const listTables = () => [...new Set(columns.map(({ table }) => table))].sort()

test.each(DOCUMENTED_COLUMNS)('[%s] %s has %s', (_row, table, expected) => {
  const actual = columns.filter((column) => column.table === table).map(describeColumn)
  expect(actual).toEqual(expect.arrayContaining(expected.split(', ')))
})

test.each(UNIQUE_KEYS)('[%s] %s is unique by %s', async (_row, table, expected) => {
  const indexes = await read<{ definition: string }>(sql`
    select pg_get_indexdef(indexrelid) as definition from pg_index
    where indisunique and not indisprimary and indrelid = ${table}::text::regclass`)
  const keys = indexes.map(({ definition }) => /using btree \((.*?)\)( where .*)?$/i.exec(definition)?.[1])
  expect(keys).toContain(expected)
})

test.each(CLOSED_LISTS)(
  '[%s] %s admits %s and nothing else',
  async (_row, constraint, documented, exported) => {
    const [found] = await read<{ definition: string }>(
      sql`select pg_get_constraintdef(oid) as definition from pg_constraint where conname = ${constraint}`,
    )
    const admitted = [...(found?.definition ?? '').matchAll(/'([^']*)'/g)].map(([, value]) => value)
    expect(admitted).toEqual(documented.split(' '))
    expect(exported).toEqual(documented.split(' '))
  },
)

test('every table numbers its rows by an integer identity column, its primary key', {
  tags: ['DATA2-01'],
}, async () => {
  const keys = await read<{ table: string; column: string }>(sql`
    select table_name as "table", column_name as "column" from information_schema.key_column_usage
    join information_schema.table_constraints using (table_schema, table_name, constraint_name)
    where table_schema = 'public' and constraint_type = 'PRIMARY KEY' order by table_name`)
  expect(keys.map(({ table }) => table).sort()).toEqual(listTables())
  for (const { table, column } of keys) {
    const found = columns.find((one) => one.table === table && one.column === column)
    expect(found, table).toMatchObject({ column: 'id', type: 'integer', identity: true, required: true })
  }
})

test('every point in time knows its time zone', { tags: ['DATA2-02'] }, () => {
  const times = columns.filter(({ type, column }) => type.startsWith('time') || column.endsWith('_at'))
  expect(times.length).toBeGreaterThan(100)
  for (const { table, column, type } of times) expect(type, `${table}.${column}`).toBe('timestamptz')
})

test('the tables are the documented ones, those the decisions add, and no other', () => {
  const documented = DOCUMENTED_COLUMNS.map(([, table]) => table)
  expect(listTables()).toEqual([...new Set([...documented, ...ADDED_TABLES])].sort())
  const declared = Object.values(schema).filter((value) => is(value, PgTable))
  expect(listTables()).toEqual(declared.map((table) => getTableConfig(table).name).sort())
})

test('what people can delete and want back keeps a deletedAt', { tags: ['Y-12'] }, () => {
  const tables = columns.filter(({ column }) => column === 'deleted_at').map(({ table }) => table)
  expect(tables.sort()).toEqual(SOFTLY_DELETED)
})

test('every foreign key leads an index, so that deleting what it names never reads a whole table', async () => {
  const unindexed = await read(sql`
    select conrelid::regclass::text as "table", attname as "column"
    from pg_constraint
    join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where contype = 'f' and connamespace = 'public'::regnamespace and not exists (
      select from pg_index where indrelid = conrelid and indkey[0] = conkey[1]
      and (indpred is null or pg_get_expr(indpred, indrelid) = '(' || quote_ident(attname) || ' IS NOT NULL)'))`)
  expect(unindexed).toEqual([])
})

const aUser = (username: string, email: string | null = null): typeof schema.users.$inferInsert => ({
  username,
  email,
  password: 'hash',
  firstName: 'Ada',
  lastName: 'King',
  grade: 13,
})

const addUser = (username: string, email?: string) =>
  database.db.insert(schema.users).values(aUser(username, email)).returning({ id: schema.users.id })

test('names that differ only in case are the same name, for the username and for the email', async () => {
  await addUser('Ada', 'ada@example.org')
  await expect(addUser('aDA')).rejects.toMatchObject({ cause: { code: '23505' } })
  await expect(addUser('other', 'ADA@example.org')).rejects.toMatchObject({ cause: { code: '23505' } })
  await addUser('no-mail')
  await addUser('no-mail-either')
})

test.each([
  ['a role nobody has', sql`role = 'parent'`],
  ['grade 0', sql`grade = 0`],
  ['grade 14', sql`grade = 14`],
  ['points below zero', sql`points = -1`],
])('an account with %s is refused', async (title, change) => {
  const [user] = await addUser(title)
  const update = read(sql`update users set ${change} where id = ${user?.id}`)
  await expect(update).rejects.toMatchObject({ cause: { code: '23514' } })
})

test('a text over its limit is refused, never cut', { tags: ['Y-72'] }, async () => {
  const [user] = await addUser('long-winded')
  const set = (settingKey: string) =>
    database.db.insert(schema.userSettings).values({ userId: user?.id ?? 0, settingKey })
  await set('k'.repeat(100))
  await expect(set('k'.repeat(101))).rejects.toMatchObject({ cause: { code: '22001' } })
})

test('an account that goes takes its own things along, but never a class, the work of others or what the audit log says', async () => {
  const [teacher] = await addUser('leaving-teacher')
  const [student] = await addUser('leaving-pupil')
  if (!teacher || !student) throw new Error('no account was added')
  await database.db.insert(schema.userNotes).values({ userId: student.id, title: 'Note', content: 'Text' })
  await database.db.insert(schema.auditLog).values({ actorId: student.id, action: 'left' })
  await database.db
    .insert(schema.classes)
    .values({ name: 'Class', teacherId: teacher.id, classCode: 'LEAVE' })
  await read(sql`delete from users where id = ${student.id}`)
  expect(await read(sql`select id from user_notes where user_id = ${student.id}`)).toEqual([])
  expect(await read(sql`select actor_id from audit_log where action = 'left'`)).toEqual([
    { actor_id: student.id },
  ])
  const leave = read(sql`delete from users where id = ${teacher.id}`)
  await expect(leave).rejects.toMatchObject({ cause: { code: expect.stringMatching(/^23(001|503)$/) } })
})

test('every index that the tables declare is there: a column made anew takes its indexes along unseen', async () => {
  const there = await read<{ name: string }>(
    sql`select indexname as name from pg_indexes where schemaname = 'public'`,
  )
  const declared = Object.values(schema)
    .filter((value) => is(value, PgTable))
    .flatMap((table) => getTableConfig(table).indexes.map(({ config }) => config.name))
  expect(declared.length).toBeGreaterThan(100)
  const names = new Set(there.map(({ name }) => name))
  expect(declared.filter((name) => name === undefined || !names.has(name))).toEqual([])
})

test('the migrations say exactly what the tables say', async () => {
  const folder = new URL('../migrations/meta/', import.meta.url)
  const snapshots = readdirSync(folder).filter((name) => name.endsWith('_snapshot.json'))
  expect(snapshots, 'only the newest snapshot stays').toHaveLength(1)
  const migrated = JSON.parse(readFileSync(new URL(snapshots[0] ?? '', folder), 'utf8'))
  const missing = await generateMigration(migrated, generateDrizzleJson(schema))
  expect(missing, 'write the missing migration: npm run migration').toEqual([])
})
