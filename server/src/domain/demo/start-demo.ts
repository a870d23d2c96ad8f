import { and, eq, inArray, isNull, type SQL } from 'drizzle-orm'
import { hasRow } from '../../db/rows.ts'
import { users } from '../../db/schema/accounts/users.ts'
import type { Deps } from '../../platform/deps.ts'
import { DEMO_ACCOUNTS } from '../demo-accounts.ts'
import { fillDemo } from './fill-demo.ts'
import { hasDemoSchool, selectDemoSchool } from './school/demo-schools.queries.ts'
import { type LoadedSchool, loadSchool } from './school/load-school.ts'
import { readCommittedSchool, type SchoolFile } from './school/school-file.ts'

type StartDemoDeps = Pick<Deps, 'db' | 'now' | 'tracer' | 'randomToken'> & {
  config: Pick<Deps['config'], 'hasDemoSchool'>
}
type ReadSchool = () => SchoolFile | null

/**
 * At every start in demo mode. The first one brings the demo school, where there is a file of it; an installation that had its
 * demo accounts before keeps those as they are, and one whose school was removed stays without. Tells what was loaded.
 */
export async function startDemo(
  deps: StartDemoDeps,
  readSchool: ReadSchool = readCommittedSchool,
): Promise<LoadedSchool | null> {
  const { db, config } = deps
  const school = await selectDemoSchool(db)
  if (school?.removedAt && !(await hasDemoAccounts(deps, isNull(users.disabledAt)))) return null
  const isFirst = config.hasDemoSchool && !school && !(await hasDemoAccounts(deps))
  const file = isFirst ? readSchool() : null
  const loaded = file && (await loadSchool(deps, file))
  await fillDemo(deps, { hasSchool: await hasDemoSchool(db) })
  return loaded
}

/** A school that was removed is loaded once more, as of today. Null: none was, or there is no file of it. */
export async function bringSchoolBack(
  deps: StartDemoDeps,
  readSchool: ReadSchool = readCommittedSchool,
): Promise<LoadedSchool | null> {
  const school = await selectDemoSchool(deps.db)
  if (!school?.removedAt || !deps.config.hasDemoSchool) return null
  const file = readSchool()
  return file && loadSchool(deps, file)
}

function hasDemoAccounts({ db }: Pick<Deps, 'db'>, ...more: SQL[]): Promise<boolean> {
  const names = DEMO_ACCOUNTS.map(({ username }) => username)
  return hasRow(db, users, and(inArray(users.username, names), eq(users.isDemo, true), ...more))
}
