import { practiceBySkill } from '../practice/practice-library.ts'
import { subjectOfSkill } from '../skills.ts'

let known: string[] | undefined

/** The subjects that have practice. */
export function listPracticeSubjects(): readonly string[] {
  known ??= [...new Set([...practiceBySkill().keys()].map(subjectOfSkill))]
  return known
}
