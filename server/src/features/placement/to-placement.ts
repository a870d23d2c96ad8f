import type { Placement } from '#contract/onboarding/placement.ts'
import { MOST_QUESTIONS, type PlacementState, reportPlacement } from '#engines/placement/index.ts'
import { makeAgain, practiceBySkill } from '../../domain/practice/practice-library.ts'
import { toPracticeProblem } from '../../domain/practice/to-practice-problem.ts'
import { allSkills, nameOfSkill, subjectOfSkill } from '../../domain/skills.ts'
import type { OpenPlacement, PlacementRow } from './placement.queries.ts'

const FIRST_GRADE = 1
const LAST_GRADE = 12

/** Without the skills that have left the curriculum since it was begun. */
export function readState({ state }: Pick<PlacementRow, 'state'>): PlacementState {
  const stored = state as PlacementState
  return { ...stored, skills: stored.skills.filter(({ id }) => practiceBySkill().has(id)) }
}

/** The grade whose work fits: 4.75 lies at the end of grade 4. */
export function gradeOf(position: number): number {
  return Math.min(LAST_GRADE, Math.max(FIRST_GRADE, Math.floor(position)))
}

export function toPlacement({ placement, problem }: OpenPlacement) {
  const state = readState(placement)
  const isOpen = placement.finishedAt === null
  const canBeMade = problem !== null && practiceBySkill().has(problem.skill)
  return {
    ...placement,
    asked: state.answers.length,
    most: MOST_QUESTIONS,
    problem: isOpen && canBeMade ? toPracticeProblem(problem, makeAgain(problem)) : null,
    report: isOpen ? null : toReport(state),
  }
}

function toReport(state: PlacementState): NonNullable<Placement['report']> {
  const { grade, confidence, knownSkills, firstPath } = reportPlacement(state)
  return {
    grade: gradeOf(grade),
    confidence: Math.round(100 * confidence),
    knownSkills: knownSkills.length,
    firstPath: firstPath.map((id) => ({
      id,
      name: nameOfSkill(id),
      can: allSkills().get(id)?.can ?? '',
      subject: subjectOfSkill(id),
      grade: allSkills().get(id)?.grade ?? FIRST_GRADE,
    })),
  }
}
