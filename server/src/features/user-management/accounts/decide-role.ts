import { gradeAtRegistration, isTeacherRole, type Role } from '#engines/accounts/index.ts'
import { refuseField } from '../../../platform/app-error.ts'

type Standing = { role: Role; isTeacher: boolean; grade: number }

/** What an account is after a change: the grade and the teacher flag go with the role where they are not given. */
export function decideRole(
  before: Standing | null,
  change: { role?: Role | undefined; isTeacher?: boolean | undefined; grade?: number | undefined },
): Standing {
  const role = change.role ?? before?.role ?? 'student'
  const isNewRole = role !== before?.role
  const isTeacher = change.isTeacher ?? (isNewRole ? isTeacherRole(role) : (before?.isTeacher ?? false))
  if (isTeacherRole(role) && !isTeacher) throw refuseField('isTeacher', 'teacherWithoutTeacherPages')
  if (role === 'student' && isTeacher) throw refuseField('isTeacher', 'studentWithTeacherPages')
  if (role !== 'student' && change.grade === undefined && !isNewRole && before)
    return { role, isTeacher, grade: before.grade }
  const wanted = change.grade ?? (isNewRole ? undefined : before?.grade)
  if (role === 'student' && wanted === undefined) throw refuseField('grade', 'studentGradeRequired')
  const decision = gradeAtRegistration(role, wanted)
  if ('refused' in decision) throw refuseField('grade', decision.refused)
  return { role, isTeacher, grade: decision.grade }
}
