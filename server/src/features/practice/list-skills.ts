import type { PracticeSkill } from '#contract/practice.ts'
import type { Database } from '../../db/database.ts'
import type { UserRow } from '../../platform/sessions/sessions.ts'
import { selectSkillStates } from '../../records/skill-states.ts'
import { allSkills, subjectOfSkill } from '../../records/skills.ts'
import { practiceBySkill } from './practice-library.ts'

export async function listSkills(
  db: Database,
  user: UserRow,
  wantedGrade: number | undefined,
): Promise<PracticeSkill[]> {
  const states = new Map((await selectSkillStates(db, user.id)).map((state) => [state.skill, state]))
  const practised = practiceBySkill()
  const grade = wantedGrade ?? practiceGrade(user.grade)
  return [...allSkills().values()]
    .filter((skill) => practised.has(skill.id) && skill.grade === grade)
    .map((skill) => {
      const state = states.get(skill.id)
      return {
        id: skill.id,
        name: skill.name,
        can: skill.can,
        subject: subjectOfSkill(skill.id),
        grade: skill.grade,
        level: state ? Math.round(100 * state.level) : null,
        attempts: state?.attempts ?? 0,
      }
    })
}

/** College students and adults practise what the last school year asks. */
export function practiceGrade(grade: number): number {
  return Math.min(12, grade)
}
