import type { Role } from '#engines/accounts/index.ts'

export type ProfileField =
  | 'displayName'
  | 'age'
  | 'guardianName'
  | 'guardianEmail'
  | 'guardianAgrees'
  | 'preferredStudyTime'
  | 'profession'
  | 'expertiseLevel'

/** Nobody is asked for more than their role makes use of; for the guardian only children are. */
const FIELDS: Record<Role, readonly ProfileField[]> = {
  student: ['displayName', 'age', 'guardianName', 'guardianEmail', 'guardianAgrees', 'preferredStudyTime'],
  college: ['displayName', 'age', 'guardianName', 'guardianEmail', 'guardianAgrees', 'preferredStudyTime'],
  professional: ['displayName', 'profession', 'expertiseLevel', 'preferredStudyTime'],
  teacher: ['displayName'],
  admin: ['displayName'],
}

export function listProfileFields(role: Role): readonly ProfileField[] {
  return FIELDS[role]
}
