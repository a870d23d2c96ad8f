import { believe, confidenceOf, knowledgeOf, meanPosition, STEP_GRADES } from './belief.ts'
import type { PlacementState } from './state.ts'

export type PlacementReport = {
  /** In quarter grades: 4.5 is the middle of grade 4. */
  grade: number
  /** How sure it is that the true position lies within one grade. */
  confidence: number
  knownSkills: string[]
  /** What to learn first, each after what it builds on. */
  firstPath: string[]
}

const KNOWN_FROM = 0.8
const LONGEST_PATH = 8

export function reportPlacement(state: PlacementState): PlacementReport {
  const belief = believe(state)
  const outcomes = new Map(state.answers.map(({ skill, outcome }) => [skill, outcome]))
  const known = new Set(
    state.skills
      .filter((skill) => knowledgeOf(belief, skill, outcomes.get(skill.id)) >= KNOWN_FROM)
      .map(({ id }) => id),
  )
  return {
    grade: Math.round(meanPosition(belief) / STEP_GRADES) * STEP_GRADES,
    confidence: confidenceOf(belief),
    knownSkills: [...known],
    firstPath: layPath(state, known),
  }
}

/** Always the lowest skill whose prerequisites are known or lie earlier on the path. */
function layPath({ skills }: PlacementState, known: ReadonlySet<string>): string[] {
  const held = new Set(known)
  const path: string[] = []
  const waiting = skills.filter(({ id }) => !known.has(id)).toSorted((a, b) => a.position - b.position)
  while (path.length < LONGEST_PATH) {
    const place = waiting.findIndex(({ after }) => after.every((id) => held.has(id)))
    const [next] = place < 0 ? [] : waiting.splice(place, 1)
    if (!next) break
    path.push(next.id)
    held.add(next.id)
  }
  return path
}
