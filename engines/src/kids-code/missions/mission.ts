import type { Opcode } from '../catalogue/catalogue.ts'
import type { Level } from '../program/block-definition.ts'
import type { Project } from '../program/project.ts'
import type { RunPlan } from '../runs/run-headless.ts'
import type { Check } from './check.ts'

/** A task in the studio that looks for itself whether it is done. */
export type Mission = {
  /** Never changed: learners' records hang on it. */
  id: string
  title: string
  /** First and last grade. */
  grades: readonly [number, number]
  level: Level
  /** What it teaches, a word for the skill. */
  teaches: string
  goal: string
  /** From a nudge to nearly the solution. */
  hints: readonly [string, string, string]
  starter: Project
  /** What the toolbox offers. */
  blocks: readonly Opcode[]
  /** The program is run each of these ways. */
  runs: readonly RunPlan[]
  checks: readonly MissionCheck[]
  solution: Project
}

/** `tells` is what a child reads beside the tick. `run` names the one run it is about; otherwise it holds in all. */
export type MissionCheck = Check & { tells: string; run?: number }
