import type { Access } from '#contract/access.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import type { Role } from '#engines/accounts/index.ts'

/** Who tries: nobody, a stranger of each role, or the one whom the thing of the path belongs to. */
export const CALLERS = [
  'nobody',
  'student',
  'college',
  'professional',
  'teacher',
  'admin',
  'guardian',
  'owner',
] as const
export type CallerKind = (typeof CALLERS)[number]

const OWNER_ROLE: Partial<Record<Access, Role>> = {
  teacher: 'teacher',
  teacherOf: 'teacher',
  staffOf: 'teacher',
  ownerTeacher: 'teacher',
  monitor: 'teacher',
  professional: 'professional',
  ownerProfessional: 'professional',
  readerProfessional: 'professional',
  college: 'college',
  admin: 'admin',
  guardian: 'guardian',
  ownerGuardian: 'guardian',
  guardianOf: 'guardian',
}

export function ownerRole(access: Access): Role {
  return OWNER_ROLE[access] ?? 'student'
}

const ADMITTED: Record<Access, readonly CallerKind[]> = {
  public: CALLERS,
  signedIn: CALLERS.slice(1),
  owner: ['owner'],
  ownerOrStaff: ['owner', 'admin'],
  self: ['owner'],
  selfOrStaff: ['owner', 'admin'],
  teacher: ['owner', 'teacher'],
  teacherOf: ['owner'],
  staffOf: ['owner', 'admin'],
  ownerTeacher: ['owner'],
  classMember: ['owner'],
  student: ['owner', 'student', 'college'],
  professional: ['owner', 'professional'],
  ownerProfessional: ['owner'],
  readerProfessional: ['owner'],
  college: ['owner', 'college'],
  admin: ['owner', 'admin'],
  monitor: ['owner', 'teacher', 'admin'],
  guardian: ['owner', 'guardian'],
  ownerGuardian: ['owner'],
  guardianOf: ['owner'],
}

/** The declaration, read a second time and independently of the code that enforces it. */
export function expectedStatus(
  { access, forbidden, isOfOwnStudents, status = 200 }: Endpoint,
  caller: CallerKind,
): number {
  if (isOfOwnStudents && caller === 'teacher') return 404
  if (ADMITTED[access].includes(caller)) return status
  if (caller === 'nobody') return 401
  if (forbidden) return 403
  if (access === 'teacherOf' || access === 'staffOf' || access === 'ownerTeacher')
    return caller === 'teacher' ? 404 : 403
  if (access === 'ownerProfessional' || access === 'readerProfessional')
    return caller === 'professional' ? 404 : 403
  if (access === 'guardianOf' || access === 'ownerGuardian') return caller === 'guardian' ? 404 : 403
  const isByQuery = access === 'owner' || access === 'ownerOrStaff' || access === 'classMember'
  return access === 'self' || access === 'selfOrStaff' || isByQuery ? 404 : 403
}
