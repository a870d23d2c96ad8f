import type { Role } from '#engines/accounts/index.ts'

export type ProfileField = 'displayName' | 'age' | 'preferredStudyTime' | 'profession' | 'expertiseLevel'

/** Nobody is asked for more than their role makes use of. */
const FIELDS: Record<Role, readonly ProfileField[]> = {
  student: ['displayName', 'age', 'preferredStudyTime'],
  college: ['displayName', 'age', 'preferredStudyTime'],
  professional: ['displayName', 'profession', 'expertiseLevel', 'preferredStudyTime'],
  teacher: ['displayName'],
  admin: ['displayName'],
}

export function listProfileFields(role: Role): readonly ProfileField[] {
  return FIELDS[role]
}
