/**
 * Who may call an endpoint. Enforced in one place, `server/src/platform/requests/access.ts`; one test tries every kind
 * of caller on every endpoint and compares with what stands here.
 */
export const ACCESS_RULES = {
  public: 'anyone, signed in or not',
  signedIn: 'anyone who is signed in',
  self: 'only the user whose id stands in the path',
  selfOrStaff: 'that user, a teacher of that student, or an admin; reading by another person is audited',
  owner: 'signed in; the query itself finds only what belongs to the caller',
  ownerOrStaff:
    'signed in; the query finds what belongs to the caller, for a teacher also what belongs to students of their active classes, and everything for an admin',
  teacher: 'an account with the teacher flag',
  teacherOf: 'a teacher in whose active class the student of the path is enrolled; it is audited',
  staffOf: 'a teacher in whose active class the student of the path is enrolled, or an admin; it is audited',
  ownerTeacher: 'an account with the teacher flag; the query itself finds only what belongs to the caller',
  classMember: 'signed in; the query finds only what a class gives to the caller, who is in it or holds it',
  student: 'an account with the role student or college',
  professional: 'an account with the role professional',
  ownerProfessional:
    'an account with the role professional; the query itself finds only what belongs to the caller',
  readerProfessional:
    'an account with the role professional; the query finds what belongs to the caller or was shared with them',
  college: 'an account with the role college',
  admin: 'an account with the role admin',
  guardian: 'an account with the role guardian',
  ownerGuardian: 'an account with the role guardian; the query itself finds only what belongs to the caller',
  guardianOf: 'a guardian of the child of the path; it is audited',
  monitor: 'an admin, or an account with the teacher flag',
} as const

export type Access = keyof typeof ACCESS_RULES
