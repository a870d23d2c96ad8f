import type { ClassSkill, LessonPlanTask } from './lesson-plan-port.ts'

/** One skill for a short lesson; nobody learns four things in an hour. */
export function countSkills(minutes: number): number {
  if (minutes < 35) return 1
  return minutes < 75 ? 2 : 3
}

export type Choice = {
  skills: ClassSkill[]
  /** Standards that no lesson here serves. */
  unserved: string[]
  reason: 'wanted' | 'standards' | 'gaps' | 'next'
}

/** What the lesson is about: what the teacher chose, else what serves the standards, the widest gaps first. */
export function chooseSkills(task: LessonPlanTask): Choice {
  const { skills, wanted, standards, minutes } = task
  const unserved = standards.filter((code) => !skills.some((skill) => serves(skill, code)))
  const chosen = skills.filter(({ id }) => wanted.includes(id))
  if (chosen.length > 0) return { skills: chosen, unserved, reason: 'wanted' }
  const most = countSkills(minutes)
  const served = skills.filter((skill) => standards.some((code) => serves(skill, code)))
  if (served.length > 0)
    return { skills: inTeachingOrder(skills, byGap(served).slice(0, most)), unserved, reason: 'standards' }
  const open = skills.filter(({ unsure }) => unsure > 0)
  if (open.length > 0)
    return { skills: inTeachingOrder(skills, byGap(open).slice(0, most)), unserved, reason: 'gaps' }
  // Nothing is open: the course goes on where the class has not been.
  const next = skills.filter(({ tried }) => tried === 0)
  return { skills: (next.length > 0 ? next : skills).slice(0, most), unserved, reason: 'next' }
}

/** Many who are not sure, and far from sure. Equal ones stay in the order of teaching. */
const byGap = (skills: readonly ClassSkill[]) => skills.toSorted((a, b) => weigh(b) - weigh(a))

const weigh = ({ unsure, mastery }: ClassSkill) => unsure * (1 - (mastery ?? 0))

const inTeachingOrder = (all: readonly ClassSkill[], chosen: readonly ClassSkill[]) =>
  all.filter((skill) => chosen.includes(skill))

/** "5.NF.A.1" is served by "CCSS.MATH.5.NF.A.1" and by its part "CCSS.MATH.5.NF.A.1.a". */
export function serves({ standards }: ClassSkill, code: string): boolean {
  const wanted = readCode(code)
  if (wanted.length === 0) return false
  return standards.some((standard) => {
    const parts = readCode(standard)
    return parts.some((_, at) => wanted.every((part, place) => parts[at + place] === part))
  })
}

const readCode = (code: string): string[] =>
  code
    .toUpperCase()
    .split(/[^A-Z0-9]+/)
    .filter(Boolean)
