import * as z from 'zod/mini'
import { ROLES } from '#engines/accounts/index.ts'
import { endpoint } from '../endpoint.ts'
import { Moment, NothingSent } from '../fields.ts'

export const User = z.object({
  id: z.int(),
  username: z.string(),
  email: z.nullable(z.string()),
  firstName: z.string(),
  lastName: z.string(),
  displayName: z.nullable(z.string()),
  role: z.enum(ROLES),
  isTeacher: z.boolean(),
  /** Registered as a teacher, and not approved by an admin yet. */
  isWaitingForApproval: z.boolean(),
  /** Of who has just said who they are: nothing of other people opens before a second step is set up. Else it is absent. */
  mustSetUpSecondStep: z.optional(z.boolean()),
  /** Of who looks around in a public demo: when it starts over. Else it is absent. */
  demoUntil: z.optional(Moment),
  grade: z.int(),
  gradeLevel: z.nullable(z.string()),
  points: z.int(),
  averageQuizScore: z.nullable(z.number()),
  avatarUrl: z.nullable(z.string()),
  age: z.nullable(z.int()),
  preferredStudyTime: z.nullable(z.string()),
  bio: z.nullable(z.string()),
  timezone: z.string(),
  /** Due dates and the days of classes are meant in it. */
  schoolTimezone: z.string(),
  languagePreference: z.string(),
  themePreference: z.string(),
  profession: z.nullable(z.string()),
  expertiseLevel: z.nullable(z.string()),
  onboardingCompleted: z.boolean(),
  gamificationEnabled: z.boolean(),
  createdAt: Moment,
  /** What of the above only its owner sees until an adult has looked at it; absent where nothing waits. */
  waitingForApproval: z.optional(z.array(z.enum(['displayName', 'picture', 'bio']))),
})
export type User = z.output<typeof User>

/** Apart from the other endpoints of accounts: every page needs these two, and none but the forms the rules of the others. */
export const currentUser = endpoint({
  method: 'GET',
  path: '/api/user',
  access: 'signedIn',
  summary: 'The signed-in user; 401 means nobody is signed in.',
  input: NothingSent,
  output: User,
  errors: ['not_signed_in'],
  offline: 'ageless',
})

export const signOut = endpoint({
  method: 'POST',
  path: '/api/logout',
  access: 'public',
  summary: 'Ends the session of this device.',
  input: NothingSent,
  output: z.object({ message: z.string() }),
  errors: [],
  transaction: 'none',
})
