import type { Role } from '#engines/accounts/index.ts'

/** Known to everybody who reads the start-up lines, hence only while the product listens on this machine alone. */
export const DEMO_PASSWORD = 'trellis-demo'

type DemoAccount = {
  username: string
  firstName: string
  lastName: string
  role: Role
  grade: number
  /** Meets the product for the first time: the first steps and the tours are still to come. */
  isNew?: true
}

export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  { username: 'demo-student', firstName: 'Maya', lastName: 'Okafor', role: 'student', grade: 5 },
  { username: 'demo-kid', firstName: 'Leo', lastName: 'Lindgren', role: 'student', grade: 2 },
  { username: 'demo-newcomer', firstName: 'Sam', lastName: 'Nguyen', role: 'student', grade: 5, isNew: true },
  { username: 'demo-college', firstName: 'Priya', lastName: 'Raman', role: 'college', grade: 13 },
  { username: 'demo-teacher', firstName: 'Elena', lastName: 'Marquez', role: 'teacher', grade: 12 },
  { username: 'demo-professional', firstName: 'Jonas', lastName: 'Weber', role: 'professional', grade: 12 },
  { username: 'demo-guardian', firstName: 'Ngozi', lastName: 'Okafor', role: 'guardian', grade: 12 },
  { username: 'carlos.fuentes', firstName: 'Carlos', lastName: 'Fuentes', role: 'guardian', grade: 12 },
  { username: 'demo-admin', firstName: 'Amara', lastName: 'Diallo', role: 'admin', grade: 12 },
]

/** The class in which the demo teacher meets the demo students. */
export const DEMO_CLASS = {
  name: 'Trellis demo class',
  description: 'Two students of different grades, to look around with.',
  subject: 'Mathematics',
  classCode: 'DEMOCLASS',
  teacher: 'demo-teacher',
  pupils: ['demo-student', 'demo-kid'],
}

/** Whose learning the demo guardian follows. */
export const DEMO_FAMILY = { guardian: 'demo-guardian', children: ['demo-student', 'demo-kid'] }
