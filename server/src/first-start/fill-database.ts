import type { LoadedSchool } from '../domain/demo/school/load-school.ts'
import { startDemo } from '../domain/demo/start-demo.ts'
import { ensureSchool } from '../domain/school/school.ts'
import type { Deps } from '../platform/deps.ts'
import { fillBadges } from './badges.ts'
import { fillExamples } from './examples.ts'
import { type LoadedCurriculum, loadCurriculum } from './load-curriculum.ts'
import { fillSubjects } from './subjects.ts'

export type FilledDatabase = LoadedCurriculum & {
  /** The demo school, where this start has loaded it. */
  school: LoadedSchool | null
}

/** What a new installation needs to be usable. Runs at every start and adds only what is missing or has changed. */
export async function fillDatabase(deps: Deps, machineZone: string): Promise<FilledDatabase> {
  await ensureSchool(deps, machineZone)
  await fillSubjects(deps.db)
  await fillBadges(deps.db)
  await fillExamples(deps.db)
  const curriculum = await loadCurriculum(deps)
  const school = deps.config.isDemo ? await startDemo(deps) : null
  return { ...curriculum, school }
}
