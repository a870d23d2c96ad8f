import type { User } from '#contract/accounts.ts'

/** Somebody who has been through onboarding and the tour. */
export function makeUser(fields: Partial<User> = {}): User {
  const role = fields.role ?? 'student'
  return {
    id: 7,
    username: 'nia',
    email: 'nia@example.com',
    firstName: 'Nia',
    lastName: 'Bello',
    displayName: null,
    role,
    isTeacher: role === 'teacher',
    isWaitingForApproval: false,
    grade: 5,
    gradeLevel: null,
    points: 0,
    averageQuizScore: null,
    avatarUrl: null,
    // Old enough to be seen: a test about children says so.
    age: role === 'student' ? 15 : null,
    preferredStudyTime: null,
    bio: null,
    timezone: 'UTC',
    schoolTimezone: 'UTC',
    languagePreference: 'en',
    themePreference: 'system',
    profession: null,
    expertiseLevel: null,
    onboardingCompleted: true,
    gamificationEnabled: true,
    createdAt: '2026-03-02T08:00:00.000Z',
    ...fields,
  }
}
