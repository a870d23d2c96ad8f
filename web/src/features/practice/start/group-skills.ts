import type { PracticeSkill } from '#contract/practice.ts'

export type SkillGroup = { subject: string; skills: PracticeSkill[] }

/**
 * Subjects by name; the skills of each in the order of the curriculum. A subject has no percent here: its share counts all of its skills,
 * also those without practice (`engines/src/record/SPEC.md`).
 */
export function groupSkills(skills: readonly PracticeSkill[]): SkillGroup[] {
  const subjects = [...new Set(skills.map(({ subject }) => subject))].sort()
  return subjects.map((subject) => ({
    subject,
    skills: skills.filter((skill) => skill.subject === subject),
  }))
}
