import type { PracticeSkill } from '#contract/practice.ts'

export type SkillGroup = {
  subject: string
  skills: PracticeSkill[]
  /** Percent over all its skills, with those that nobody has asked yet at 0; null where all are new. */
  mastery: number | null
}

/** Subjects by name; the skills of each in the order of the curriculum. */
export function groupSkills(skills: readonly PracticeSkill[]): SkillGroup[] {
  const subjects = [...new Set(skills.map(({ subject }) => subject))].sort()
  return subjects.map((subject) => {
    const members = skills.filter((skill) => skill.subject === subject)
    return { subject, skills: members, mastery: meanMastery(members) }
  })
}

function meanMastery(skills: readonly PracticeSkill[]): number | null {
  if (skills.every(({ mastery }) => mastery === null)) return null
  const sum = skills.reduce((total, { mastery }) => total + (mastery ?? 0), 0)
  return Math.round(sum / skills.length)
}
