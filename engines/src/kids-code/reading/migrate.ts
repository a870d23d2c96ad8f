import type { EngineRefusal } from '../../refusals/texts.ts'
import { VERSION } from '../program/project.ts'
import { isObject, type JsonObject } from './problems.ts'

export type Migrations = Readonly<Record<number, (file: JsonObject) => JsonObject>>

/** From each version to the next. The first version needs none. */
const MIGRATIONS: Migrations = {}

type Migrated = { ok: true; file: JsonObject } | { ok: false; problem: EngineRefusal }

/** Brings a file of any earlier version to this one, a version at a time. */
export function migrate(file: unknown, migrations = MIGRATIONS, newest: number = VERSION): Migrated {
  if (!isObject(file)) return { ok: false, problem: 'projectMissing' }
  const { version } = file
  if (typeof version !== 'number' || !Number.isInteger(version) || version < 1) {
    return { ok: false, problem: 'projectVersionMissing' }
  }
  if (version > newest) return { ok: false, problem: 'projectTooNew' }
  let current = file
  for (let from = version; from < newest; from++) {
    const change = migrations[from]
    if (!change) return { ok: false, problem: { reason: 'projectVersionTooOld', params: { version: from } } }
    current = { ...change(current), version: from + 1 }
  }
  return { ok: true, file: current }
}
