import type { Weekday } from '#contract/teaching/classes.ts'

export type ClassCode = '2A' | '5B' | '8C' | '11D'

/** How somebody studies. Most of a class are steady; of each other kind a class has one. */
export type Part = 'star' | 'struggler' | 'stopped' | 'crammer' | 'hintAsker' | 'keen' | 'steady' | 'seldom'

export type Pupil = {
  username: string
  firstName: string
  lastName: string
  classCode: ClassCode
  part: Part
  /** The first day of their history. */
  since: number
}

export type SchoolClass = {
  code: ClassCode
  name: string
  grade: number
  teacher: string
  subject: string
  description: string
  /** When it meets in front of the screens. */
  meetings: readonly { day: Weekday; from: string; to: string; place: string }[]
  pupils: readonly Pupil[]
}

export type Adult = {
  username: string
  firstName: string
  lastName: string
  role: 'admin' | 'teacher' | 'guardian' | 'college' | 'professional'
}

export type Cast = {
  adults: readonly Adult[]
  classes: readonly SchoolClass[]
  /** Of all classes. */
  pupils: readonly Pupil[]
  /** Who has just got an account: in no class, and nothing done yet. */
  newcomer: { username: string; firstName: string; lastName: string; grade: number }
  /** Guardian and child. */
  families: readonly { guardian: string; children: readonly string[] }[]
  /** The one of a class who studies like that. */
  find: (code: ClassCode, part: Exclude<Part, 'keen' | 'steady' | 'seldom'>) => string
}
