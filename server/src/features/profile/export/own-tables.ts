import { is } from 'drizzle-orm'
import { getTableConfig, type PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { users } from '../../../db/schema/accounts/users.ts'
import * as schema from '../../../db/schema/all-tables.ts'

export type OwnTable = {
  name: string
  table: PgTable
  id: PgColumn
  owner: PgColumn
  columns: Record<string, PgColumn>
}

/** What follows from other tables of the export, or is about the work of others. */
const LEFT_OUT = ['passage_sources', 'learner_models', 'audit_log', 'analytics', 'safety_alerts']
/** By name, so that a secret of a later table is never given away by forgetting it here. */
const SECRET = /password|secret|token|hash/
/** What is there for looking things up, and the key to problems that are still open. */
const HIDDEN = ['last_step', 'words', 'seed', 'sha256']
/** Where the account stands that a row belongs to, the surest first; other references name who decided or deleted. */
const OWNER_COLUMNS = ['user_id', 'student_id', 'teacher_id', 'added_by', 'reporter_id']

/** Every table that holds something of a person, found by its reference to the accounts: a new one is exported by itself. */
export function listOwnTables(): OwnTable[] {
  const tables = Object.values<unknown>(schema).filter((one) => is(one, PgTable))
  return tables.flatMap((table) => {
    const { name, columns, foreignKeys } = getTableConfig(table)
    if (LEFT_OUT.includes(name)) return []
    const toUsers = foreignKeys
      .map((key) => key.reference())
      .filter(({ foreignTable }) => foreignTable === users)
      .flatMap((reference) => reference.columns.map((column) => column.name))
    const owner = OWNER_COLUMNS.find((column) => toUsers.includes(column))
    const find = (column: string) => columns.find((one) => one.name === column)
    const ownerColumn = owner === undefined ? undefined : find(owner)
    const id = find('id')
    if (!ownerColumn || !id) return []
    const shown = Object.entries(table).filter(
      (entry): entry is [string, PgColumn] =>
        columns.includes(entry[1] as PgColumn) && isShown((entry[1] as PgColumn).name),
    )
    return [{ name, table, id, owner: ownerColumn, columns: Object.fromEntries(shown) }]
  })
}

const isShown = (column: string) => !SECRET.test(column) && !HIDDEN.includes(column)
