import type { Weekday } from '#contract/teaching/classes.ts'
import type { Enrolled, Part } from './cast/enroll.ts'

export type ClassCode = '2A' | '5B' | '8C' | '11D'

/** Somebody in one of the classes. */
export type Pupil = Enrolled<ClassCode>

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
