import { is } from 'drizzle-orm'
import { type ForeignKey, getTableConfig, type PgColumn, PgTable } from 'drizzle-orm/pg-core'
import * as schema from '../../../db/schema/all-tables.ts'

const ITS_OWN = 'the installation’s own: the first start makes it'
const FOLLOWS = 'follows from other rows, and is worked out when the school is loaded'
const WAY_IN = 'a way into an account, and nobody may have one into these'
const MACHINE = 'about the machine that played it'
const SENT = 'what is to be mailed: nobody is there to read it'
const DECISION = 'a decision of the school for real people'

/** Tables of which the file of a school holds nothing, and why. All others are taken as a whole. */
export const LEFT_OUT: Readonly<Record<string, string>> = {
  ai_budgets: DECISION,
  audit_log: 'sealed: entries are never brought from elsewhere',
  audit_seals: 'sealed: entries are never brought from elsewhere',
  backup_runs: MACHINE,
  badges: ITS_OWN,
  browser_errors: MACHINE,
  calendar_feeds: WAY_IN,
  class_posters: WAY_IN,
  demo_schools: 'says that a school was loaded',
  email_proofs: WAY_IN,
  family_readings: DECISION,
  guardian_requests: SENT,
  idempotency_keys: MACHINE,
  identities: WAY_IN,
  learner_models: FOLLOWS,
  lessons: ITS_OWN,
  mastery_weights: FOLLOWS,
  notification_mails: SENT,
  passage_sources: 'follows from the texts, which are read in the background',
  passages: 'follows from the texts, which are read in the background',
  passkey_challenges: WAY_IN,
  passkeys: WAY_IN,
  password_resets: WAY_IN,
  picture_passwords: WAY_IN,
  provider_visits: WAY_IN,
  quizzes: ITS_OWN,
  request_statistics: MACHINE,
  school_consents: DECISION,
  school_settings: ITS_OWN,
  school_terms: 'the calendar is that of the installation; classes have grading periods of their own',
  second_factors: WAY_IN,
  sessions: WAY_IN,
  shared_visual_elements: ITS_OWN,
  sign_in_cards: WAY_IN,
  skill_states: FOLLOWS,
  statistics: 'of the landing page, which has none in a demo',
  subjects: ITS_OWN,
  testimonials: 'the examples are made by `fillDemo`',
  throttles: MACHINE,
}

/** Rows that every installation has, and what they are called by. */
export const KEYED: Readonly<Record<string, string>> = {
  badges: 'name',
  lessons: 'key',
  quizzes: 'key',
  subjects: 'name',
}

/** Sums that name nobody. Where the installation has the sum of a day already, that one stays. */
export const SUMS: readonly string[] = ['active_days', 'ai_usage']

/** Moments and days that may still lie ahead. All others have happened by the end of the history. */
export const PLANNED: ReadonlySet<string> = new Set([
  'analytics.start_date',
  'analytics.end_date',
  'announcements.expires_at',
  'assignments.assigned_date',
  'assignments.due_date',
  'classes.start_date',
  'classes.end_date',
  'family_digests.not_before',
  'family_digests.week',
  'family_settings.next_digest_at',
  'flashcard_settings.paused_until',
  'flashcards.due_before_pause',
  'flashcards.next_review_date',
  'inbox_entries.mail_not_before',
  'invitations.expires_at',
  'learning_goals.target_date',
  'lesson_plans.lesson_date',
  'notification_schedules.next_look_at',
  'study_pauses.first_day',
  'study_pauses.last_day',
])

/** `default`: the database makes one. `noPassword`: one that nobody knows. `secret`: a hash that nothing has. */
type Filling = { is: 'default' | 'noPassword' | 'secret' | 'replayed' } | { is: 'always'; value: unknown }

const always = (value: unknown): Filling => ({ is: 'always', value })

/** Columns whose values are not taken along, and what stands there instead. */
export const FILLED: Readonly<Record<string, Filling>> = {
  'attempts.predicted': { is: 'replayed' },
  'attempts.predicted_by_average': { is: 'replayed' },
  'attempts.predicted_by_elo': { is: 'replayed' },
  // Whoever goes on talking in the demo begins a new topic.
  'chat_messages.dialogue': always(null),
  'family_digests.claim': always(null),
  'family_digests.state': always('dropped'),
  'family_settings.mail_secret': { is: 'default' },
  'guardian_agreements.token_hash': always(null),
  'inbox_entries.mail_state': always(null),
  'invitations.code_hash': { is: 'secret' },
  'notification_schedules.mail_secret': { is: 'default' },
  'users.is_demo': always(true),
  'users.origin': always('demo'),
  'users.password': { is: 'noPassword' },
  'users.second_factor_since': always(null),
}

export type Reference = {
  /** The table that the column points into. */
  to: string
  /** What becomes of the row when the other one goes. */
  onDelete: 'cascade' | 'restrict' | 'set null'
}

export type SchoolColumn = { name: string; place: string; column: PgColumn; reference: Reference | null }

export type SchoolTable = {
  name: string
  table: PgTable
  columns: SchoolColumn[]
  /** By the names of their columns. */
  uniqueKeys: string[][]
}

let described: ReadonlyMap<string, SchoolTable> | undefined

/** All tables by their names. Asking the schema takes a moment, and its answer is always the same. */
export function describeTables(): ReadonlyMap<string, SchoolTable> {
  described ??= new Map(
    Object.values<unknown>(schema)
      .filter((one) => is(one, PgTable))
      .map(describeTable)
      .map((table) => [table.name, table]),
  )
  return described
}

/** The tables that are taken, each behind those that it points into. */
export function listSchoolTables(): SchoolTable[] {
  const tables = describeTables()
  const sorted = new Map<string, SchoolTable>()
  const add = (table: SchoolTable) => {
    if (sorted.has(table.name) || table.name in LEFT_OUT) return
    for (const { reference } of table.columns) {
      const before = reference && reference.to !== table.name && tables.get(reference.to)
      if (before) add(before)
    }
    sorted.set(table.name, table)
  }
  for (const name of [...tables.keys()].sort()) add(tables.get(name) as SchoolTable)
  return [...sorted.values()]
}

/** Columns that follow from others are not stored. */
function describeTable(table: PgTable): SchoolTable {
  const { name, columns, foreignKeys, uniqueConstraints } = getTableConfig(table)
  const references = new Map(foreignKeys.flatMap(describeReference))
  return {
    name,
    table,
    columns: columns
      .filter((column) => column.generated === undefined)
      .map((column) => ({
        name: column.name,
        place: `${name}.${column.name}`,
        column,
        reference: references.get(column.name) ?? null,
      })),
    uniqueKeys: uniqueConstraints.map((key) => key.columns.map((column) => column.name)),
  }
}

function describeReference(key: ForeignKey): (readonly [column: string, reference: Reference])[] {
  const { columns, foreignTable } = key.reference()
  const onDelete = (key.onDelete ?? 'restrict') as Reference['onDelete']
  const [column] = columns
  return column ? [[column.name, { to: getTableConfig(foreignTable).name, onDelete }]] : []
}

export type ColumnKind = 'instant' | 'day' | 'json' | 'bytes' | 'plain'

const KINDS: Record<string, ColumnKind> = { date: 'day', jsonb: 'json', bytea: 'bytes' }

export function kindOf({ column }: Pick<SchoolColumn, 'column'>): ColumnKind {
  const type = column.getSQLType()
  return type.startsWith('timestamp') ? 'instant' : (KINDS[type] ?? 'plain')
}
