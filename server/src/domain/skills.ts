import { readSkills, type SkillEntry } from '#content/format/read-curriculum.ts'
import { SUBJECT_KEYS } from '#content/format/shapes.ts'
import type { NamedSkill } from '#contract/skills.ts'

let known: Map<string, SkillEntry> | undefined

/** The skill graph, read once from the curriculum's files. */
export function allSkills(): ReadonlyMap<string, SkillEntry> {
  known ??= new Map(readSkills().map((skill) => [skill.id, skill]))
  return known
}

const SUBJECT_OF_KEY = new Map<string, string>(Object.entries(SUBJECT_KEYS).map(([name, key]) => [key, name]))

/** The subject's name, from the first word of the skill's id. */
export function subjectOfSkill(skill: string): string {
  return SUBJECT_OF_KEY.get(skill.split('.', 1)[0] ?? '') ?? 'General'
}

/** The subjects that have skills. */
export function listSubjects(): string[] {
  return [...new Set([...allSkills().keys()].map(subjectOfSkill))]
}

/** The learner's word for a skill; a retired one is named by the end of its id. */
export function nameOfSkill(skill: string): string {
  return allSkills().get(skill)?.name ?? (skill.split('.').at(-1) ?? skill).replaceAll('-', ' ')
}

/** A skill as it is shown. */
export function toNamedSkill(skill: string): NamedSkill {
  const entry = allSkills().get(skill)
  return {
    id: skill,
    name: nameOfSkill(skill),
    can: entry?.can ?? '',
    subject: subjectOfSkill(skill),
    grade: entry?.grade ?? 0,
  }
}
