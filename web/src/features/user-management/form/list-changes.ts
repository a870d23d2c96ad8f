import type * as z from 'zod/mini'
import type { AdminUser, UserChange } from '#contract/admin/users.ts'
import type { AccountValues } from './account-fields.tsx'

type Facts = Pick<AdminUser, 'firstName' | 'lastName' | 'email' | 'role' | 'grade' | 'age' | 'isTeacher'>

export function toValues({ firstName, lastName, email, role, grade, age, isTeacher }: Facts): AccountValues {
  return {
    firstName,
    lastName,
    email: email ?? '',
    role,
    grade: role === 'student' ? String(grade) : '',
    age: age === null ? '' : String(age),
    isTeacher,
  }
}

/** Only what was changed is sent: what another admin has changed meanwhile stays. */
export function listChanges(before: AccountValues, now: AccountValues): z.input<typeof UserChange> {
  const isNew = (field: keyof AccountValues) => before[field] !== now[field]
  const hasRole = isNew('role')
  return {
    ...(isNew('firstName') && { firstName: now.firstName }),
    ...(isNew('lastName') && { lastName: now.lastName }),
    ...(isNew('email') && { email: now.email.trim() || null }),
    ...(hasRole && { role: now.role }),
    // A role brings its own answer; whoever sees the box has answered it.
    ...((hasRole || isNew('isTeacher')) && { isTeacher: now.isTeacher }),
    ...(isNew('age') && { age: now.age.trim() === '' ? null : Number(now.age) }),
    ...(now.role === 'student' &&
      now.grade !== '' &&
      (hasRole || isNew('grade')) && { grade: Number(now.grade) }),
  }
}
