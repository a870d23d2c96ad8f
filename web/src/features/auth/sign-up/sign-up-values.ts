import type { UseFormReturn } from 'react-hook-form'
import * as z from 'zod/mini'
import { Registration } from '#contract/accounts.ts'
import { rule } from '#contract/refusals/rule.ts'
import {
  gradeAtRegistration,
  isTeacherRole,
  REGISTRATION_ROLES,
  type RegistrationRole,
} from '#engines/accounts/index.ts'
import { findPasswordFault } from '#engines/passwords/index.ts'
import type { Invitation } from '../auth.data.ts'

export const DEFAULT_GRADE = 5

const SignUpFields = z.extend(Registration, {
  grade: z.string(),
  /** How long it must be depends on the role. */
  password: z.string().check(z.maxLength(200, rule('passwordTooLong'))),
  confirmPassword: z.string(),
})

/** The sign-up form: what the server takes, the grade as typed, and the password once more. */
export const SignUpValues = SignUpFields.check(
  z.refine(({ password, confirmPassword }) => password === confirmPassword, {
    path: ['confirmPassword'],
    error: 'passwordsDiffer',
  }),
  z.check(({ value, issues }) => {
    const decision = gradeAtRegistration(value.role, value.grade)
    if (!('refused' in decision)) return
    const message = decision.refused
    issues.push({ code: 'custom', path: ['grade'], message, input: value.grade, continue: true })
  }),
  z.check(({ value, issues }) => {
    // The common ones are looked up while it is typed, and again by the server.
    const fault = findPasswordFault(value.password, { ...value, isTeacher: isTeacherRole(value.role) }, null)
    if (!fault) return
    const message = rule(fault)
    issues.push({ code: 'custom', path: ['password'], message, input: value.password, continue: true })
  }),
)
export type SignUpInput = z.input<typeof SignUpValues>
export type SignUpValues = z.output<typeof SignUpValues>

export function emptySignUp(role: RegistrationRole): SignUpInput {
  return {
    firstName: '',
    lastName: '',
    username: '',
    email: '',
    role,
    grade: String(DEFAULT_GRADE),
    isTeacher: isTeacherRole(role),
    password: '',
    confirmPassword: '',
  }
}

/** What the invitation says stands; nobody chooses it. The server takes role and grade from the invitation itself. */
export function fillFromInvitation(
  form: UseFormReturn<SignUpInput, unknown, SignUpValues>,
  code: string,
  { role, grade, email }: Invitation,
): void {
  // An admin fills in the form of staff, a guardian that of other adults.
  const asked =
    REGISTRATION_ROLES.find((one) => one === role) ?? (role === 'guardian' ? 'professional' : 'teacher')
  form.setValue('invitation', code)
  form.setValue('role', asked)
  form.setValue('isTeacher', isTeacherRole(asked))
  if (grade !== null) form.setValue('grade', String(grade))
  if (email !== null) form.setValue('email', email)
}

/** A grade box left without a number falls back to the default, before the reader's eyes. */
export function settleGrade(typed: string): string {
  return typed.trim() === '' || Number.isNaN(Number(typed)) ? String(DEFAULT_GRADE) : typed
}

/** What the server gets: the flag and the grade follow from the role, the second password stays here. */
export function toRegistration({ confirmPassword: _, ...form }: SignUpValues) {
  const decision = gradeAtRegistration(form.role, form.grade)
  return {
    ...form,
    isTeacher: isTeacherRole(form.role),
    grade: 'grade' in decision ? decision.grade : form.grade,
  }
}
