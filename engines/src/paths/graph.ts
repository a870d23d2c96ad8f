import { type SkillLevel, wasEverPractised } from '../levels/index.ts'

export type SkillNode = { id: string; grade: number; after: readonly string[] }

/** What is known about a learner in one skill at this moment. */
export type SkillView = {
  skill: string
  /** Predicted success on an average problem, 0 to 1. */
  mastery: number
  level: SkillLevel
  isDue: boolean
  idleDays: number
  answers: number
}

/** Where the learner stands before any evidence. */
export type Standing = {
  grade: number
  /** What a placement found to be known, whatever its grade. */
  known?: ReadonlySet<string>
  /** How far the learner wants to come, if further than the grade. */
  aimGrade?: number
}

export type Views = ReadonlyMap<string, SkillView>

const indexes = new WeakMap<readonly SkillNode[], Map<string, SkillNode>>()

/** Skills by id; kept as long as the list itself, for every next problem asks again. */
export function indexGraph(graph: readonly SkillNode[]): ReadonlyMap<string, SkillNode> {
  const kept = indexes.get(graph)
  if (kept) return kept
  const index = new Map(graph.map((node) => [node.id, node]))
  indexes.set(graph, index)
  return index
}

/** Answers that must speak against a skill before it is no longer taken for granted: one slip does not. */
const ANSWERS_TO_CONTRADICT = 2
const HELD_FROM = 0.7

export function isPracticed(view: SkillView | undefined): boolean {
  return view?.level === 'practised' || view?.level === 'mastered'
}

/** Below the grade, or found known, and no evidence against it. */
export function isPresumed(node: SkillNode, view: SkillView | undefined, standing: Standing): boolean {
  if (node.grade >= Math.floor(standing.grade) && !standing.known?.has(node.id)) return false
  return !isContradicted(view)
}

function isContradicted(view: SkillView | undefined): boolean {
  if (!view || isPracticed(view)) return false
  return wasEverPractised(view.level) || (view.answers >= ANSWERS_TO_CONTRADICT && view.mastery < HELD_FROM)
}
