/** How many messages a day somebody may send, by age. */
const LIMITS = {
  /** Grades 1 and 2, to the age of 7: about ten minutes. They learn from people and things, not from a chat. */
  little: 20,
  /** Grades 3 to 5, to the age of 10: a task or two with a few questions each. */
  child: 40,
  /** Grades 6 to 8, to the age of 13: homework of an afternoon. */
  middle: 60,
  /** Grades 9 to 12, to the age of 17: several subjects, before exams too. */
  youth: 100,
  /** Only so that nobody can use up the server for everyone else. */
  adult: 300,
}

type Learner = { age: number | null; grade: number | null; role: string }

/** The younger of what age and grade say counts. A student of whom neither is known is taken for a child. */
export function dailyMessageLimit({ age, grade, role }: Learner): number {
  const byAge = age === null ? null : limitByYears(age)
  // A first-grader is six; colleges have no grade.
  const byGrade = role === 'student' && grade !== null ? limitByYears(grade + 5) : null
  if (byAge === null && byGrade === null) return role === 'student' ? LIMITS.child : LIMITS.adult
  const youngest = Math.min(byAge ?? LIMITS.adult, byGrade ?? LIMITS.adult)
  return role === 'student' ? Math.min(youngest, LIMITS.youth) : youngest
}

function limitByYears(years: number): number {
  if (years <= 7) return LIMITS.little
  if (years <= 10) return LIMITS.child
  if (years <= 13) return LIMITS.middle
  return years <= 17 ? LIMITS.youth : LIMITS.adult
}
