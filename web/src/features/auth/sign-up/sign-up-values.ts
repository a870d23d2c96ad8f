import * as z from 'zod/mini'
import { Registration } from '#contract/accounts.ts'
import { gradeAtRegistration, isTeacherRole, type RegistrationRole } from '#engines/accounts/index.ts'

export const DEFAULT_GRADE = 5

/** The sign-up form: what the server takes, the grade as typed, and the password once more. */
export const SignUpValues = z.extend(Registration, { grade: z.string(), confirmPassword: z.string() }).check(
  z.refine(({ password, confirmPassword }) => password === confirmPassword, {
    path: ['confirmPassword'],
    error: 'passwordsDiffer',
  }),
  z.check(({ value, issues }) => {
    const decision = gradeAtRegistration(value.role, value.grade)
    if (!('refused' in decision)) return
    issues.push({ code: 'custom', path: ['grade'], message: decision.refused, input: value.grade })
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
