import type { PracticeSkill } from '#contract/practice.ts'
import { practiceBySkill } from '../../domain/practice/practice-library.ts'
import { allSkills, subjectOfSkill } from '../../domain/skills.ts'
import { schoolGrade } from '../../domain/tracing/learner-view.ts'
import { readStandings } from '../../domain/tracing/standings.ts'
import type { Deps } from '../../platform/deps.ts'
import { pick } from '../../platform/pick.ts'
import type { UserRow } from '../../platform/sessions/sessions.ts'

export async function listSkills(
  deps: Pick<Deps, 'db' | 'tracer' | 'now'>,
  user: UserRow,
  wantedGrade: number | undefined,
): Promise<PracticeSkill[]> {
  const standings = new Map((await readStandings(deps, user)).map((standing) => [standing.skill, standing]))
  const practiced = practiceBySkill()
  const grade = wantedGrade ?? schoolGrade(user.grade)
  return [...allSkills().values()]
    .filter((skill) => practiced.has(skill.id) && skill.grade === grade)
    .map((skill) => {
      const standing = standings.get(skill.id)
      return {
        ...pick(skill, 'id', 'name', 'can', 'grade'),
        subject: subjectOfSkill(skill.id),
        mastery: standing ? Math.round(100 * standing.mastery) : null,
        level: standing?.level ?? 'new',
        isDue: standing?.isDue ?? false,
        answers: standing?.answers ?? 0,
      }
    })
}
