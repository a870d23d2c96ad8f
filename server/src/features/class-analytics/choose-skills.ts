import { MOST_MAP_SKILLS } from '#contract/teaching/class-analytics.ts'
import { allSkills, subjectOfSkill } from '../../domain/skills.ts'

export function listSubjects(): string[] {
  return [...new Set([...allSkills().keys()].map(subjectOfSkill))]
}

/** The subject of a class, in which its pupils have tried most when the class names none that is taught here. */
export function chooseSubject(named: string | null, tried: ReadonlyMap<string, number>): string {
  const subjects = listSubjects()
  const own = subjects.find((subject) => subject.toLowerCase() === named?.trim().toLowerCase())
  if (own !== undefined) return own
  const sumOf = (subject: string) =>
    [...tried].reduce((sum, [skill, pupils]) => sum + (subjectOfSkill(skill) === subject ? pupils : 0), 0)
  return subjects.toSorted((a, b) => sumOf(b) - sumOf(a))[0] ?? 'Mathematics'
}

/** What any pupil has tried in the subject, in the order of the skill graph; before that, the skills of the grade. */
export function listWantedSkills(
  subject: string,
  tried: ReadonlyMap<string, number>,
  grade: number,
): string[] {
  const ofSubject = [...allSkills().values()]
    .filter(({ id }) => subjectOfSkill(id) === subject)
    .toSorted((a, b) => a.grade - b.grade)
  const touched = ofSubject.filter(({ id }) => tried.has(id))
  const shown = touched.length > 0 ? touched : ofSubject.filter((skill) => skill.grade === grade)
  return shown.map(({ id }) => id)
}

/** Those tried by most pupils where there are too many; their order stays. */
export function cutSkills(skills: readonly string[], tried: ReadonlyMap<string, number>): string[] {
  const kept = new Set(
    skills.toSorted((a, b) => (tried.get(b) ?? 0) - (tried.get(a) ?? 0)).slice(0, MOST_MAP_SKILLS),
  )
  return skills.filter((skill) => kept.has(skill))
}
