import type { Opcode } from '../catalog/catalog.ts'
import type { Level } from '../program/block-definition.ts'
import type { Project } from '../program/project.ts'
import type { RunPlan } from '../runs/run-headless.ts'
import type { Check } from './check.ts'

/** What a mission is about, from the first steps to algorithms. */
export const TOPICS = [
  'sequences',
  'debugging',
  'loops',
  'events',
  'turns',
  'forever',
  'keys',
  'sounds',
  'conditions',
  'messages',
  'variables',
  'input',
  'clones',
  'own-blocks',
  'lists',
  'algorithms',
] as const
export type Topic = (typeof TOPICS)[number]

/** A task in the studio that looks for itself whether it is done. */
export type Mission = {
  /** Never changed: learners' records hang on it. */
  id: string
  title: string
  /** First and last grade. */
  grades: readonly [number, number]
  level: Level
  topic: Topic
  /** Skills of the curriculum that it practices; none where the curriculum has none yet. */
  skills: readonly string[]
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
