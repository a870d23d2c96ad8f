export type Outcome = 'right' | 'wrong' | 'notLearned'

export type PlacementSkill = {
  id: string
  /** Grade and how far into it: the third of four skills of grade 5 lies at 5.5. */
  position: number
  after: string[]
}

/** Plain, so that a placement can be stored and taken up again. Everything else follows from the answers. */
export type PlacementState = {
  skills: PlacementSkill[]
  claimedGrade: number
  answers: { skill: string; outcome: Outcome }[]
}

export type PlacementStart = {
  /** The skills of one subject that have practice, in the order in which they are taught. */
  subjectSkills: readonly { id: string; grade: number; after: readonly string[] }[]
  claimedGrade: number
}

export function startPlacement({ subjectSkills, claimedGrade }: PlacementStart): PlacementState {
  const ids = new Set(subjectSkills.map(({ id }) => id))
  const perGrade = new Map<number, number>()
  for (const { grade } of subjectSkills) perGrade.set(grade, (perGrade.get(grade) ?? 0) + 1)
  const placed = new Map<number, number>()
  const skills = subjectSkills.map(({ id, grade, after }) => {
    const place = placed.get(grade) ?? 0
    placed.set(grade, place + 1)
    const position = grade + place / (perGrade.get(grade) ?? 1)
    return { id, position, after: after.filter((before) => ids.has(before)) }
  })
  return { skills, claimedGrade, answers: [] }
}

/** An answer to a skill that is not part of it, or was answered before, changes nothing. */
export function takeAnswer(
  state: PlacementState,
  { skill, outcome }: { skill: string; outcome: Outcome },
): PlacementState {
  const isKnown = state.skills.some(({ id }) => id === skill)
  if (!isKnown || state.answers.some((answer) => answer.skill === skill)) return state
  return { ...state, answers: [...state.answers, { skill, outcome }] }
}
