import { fillDemo } from '../domain/demo/fill-demo.ts'
import { ensureSchool } from '../domain/school/school.ts'
import type { Deps } from '../platform/deps.ts'
import { fillBadges } from './badges.ts'
import { fillExamples } from './examples.ts'
import { type LoadedCurriculum, loadCurriculum } from './load-curriculum.ts'
import { fillSubjects } from './subjects.ts'

/** What a new installation needs to be usable. Runs at every start and adds only what is missing or has changed. */
export async function fillDatabase(deps: Deps, machineZone: string): Promise<LoadedCurriculum> {
  await ensureSchool(deps, machineZone)
  await fillSubjects(deps.db)
  await fillBadges(deps.db)
  await fillExamples(deps.db)
  const curriculum = await loadCurriculum(deps)
  if (deps.config.isDemo) await fillDemo(deps)
  return curriculum
}
