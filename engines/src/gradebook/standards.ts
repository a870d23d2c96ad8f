import { type SkillLevel, wasEverPracticed } from '../levels/level.ts'

export type Standard = { code: string; skills: readonly string[] }
/** What is known of a student in one skill. */
export type SkillEvidence = {
  studentId: number
  skill: string
  level: SkillLevel
  answers: number
  correct: number
  lastAnsweredAt: Date
}
export type StudentStandard = {
  studentId: number
  heldSkills: number
  answers: number
  correct: number
  lastAnsweredAt: Date
}
export type StandardReport = Standard & {
  /** Students who hold all its skills. */
  held: number
  /** Students who have answered anything for it, as far as they got. */
  begun: StudentStandard[]
}

/** A standard is held by whoever holds each skill of its lessons; its evidence are their answers in those skills. */
export function reportStandards(
  standards: readonly Standard[],
  evidence: readonly SkillEvidence[],
): StandardReport[] {
  return standards.map((standard) => {
    const skills = new Set(standard.skills)
    const byStudent = new Map<number, SkillEvidence[]>()
    for (const one of evidence)
      if (skills.has(one.skill)) byStudent.set(one.studentId, [...(byStudent.get(one.studentId) ?? []), one])
    const begun = [...byStudent].map(([studentId, own]) => sumUp(studentId, own))
    const held = begun.filter(({ heldSkills }) => heldSkills === standard.skills.length).length
    return { ...standard, held, begun }
  })
}

function sumUp(studentId: number, own: readonly SkillEvidence[]): StudentStandard {
  return {
    studentId,
    heldSkills: own.filter(({ level }) => wasEverPracticed(level)).length,
    answers: own.reduce((sum, { answers }) => sum + answers, 0),
    correct: own.reduce((sum, { correct }) => sum + correct, 0),
    lastAnsweredAt: new Date(Math.max(...own.map(({ lastAnsweredAt: at }) => at.getTime()))),
  }
}

/** Which skills each standard has: those that the lessons teach which name it. */
export function gatherStandards(
  lessons: readonly { standards: readonly string[]; skills: readonly string[] }[],
): Standard[] {
  const skillsOf = new Map<string, Set<string>>()
  for (const { standards, skills } of lessons)
    for (const code of standards) {
      const known = skillsOf.get(code) ?? new Set()
      skillsOf.set(code, known)
      for (const skill of skills) known.add(skill)
    }
  return [...skillsOf]
    .flatMap(([code, skills]) => (skills.size > 0 ? [{ code, skills: [...skills] }] : []))
    .toSorted((a, b) => a.code.localeCompare(b.code, 'en', { numeric: true }))
}
