import type { Project } from '../program/project.ts'
import { runHeadless } from '../runs/run-headless.ts'
import { checkProgram } from './check-program.ts'
import { checkRun } from './check-run.ts'
import type { Mission, MissionCheck } from './mission.ts'

export type Judgment = {
  isDone: boolean
  /** In the order of the mission's checks. */
  checks: { tells: string; isPassed: boolean }[]
}

/** Enough for any mission, and twenty seconds of the busiest program still take well under one. */
const BUDGET = 5000

/** Runs a learner's program in every way the mission asks for and says what it already does. */
export function judgeMission(mission: Pick<Mission, 'runs' | 'checks'>, project: Project): Judgment {
  const runs = mission.runs.map((plan) => runHeadless(project, plan, BUDGET))
  const isPassed = (check: MissionCheck): boolean => {
    const concerned = check.run === undefined ? runs : runs.slice(check.run, check.run + 1)
    return (
      checkProgram(project, check) ??
      (concerned.length > 0 && concerned.every((run) => checkRun(project, run, check)))
    )
  }
  const checks = mission.checks.map((check) => ({ tells: check.tells, isPassed: isPassed(check) }))
  return { isDone: checks.every((check) => check.isPassed), checks }
}
