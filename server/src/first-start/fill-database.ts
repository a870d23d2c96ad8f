import type { Deps } from '../platform/deps.ts'
import { fillBadges } from './badges.ts'
import { fillDemo } from './demo.ts'
import { fillSubjects } from './subjects.ts'

/** What a new installation needs to be usable. Runs at every start and adds only what is missing. */
export async function fillDatabase(deps: Deps): Promise<void> {
  await fillSubjects(deps.db)
  await fillBadges(deps.db)
  if (deps.config.isDemo) await fillDemo(deps)
}
