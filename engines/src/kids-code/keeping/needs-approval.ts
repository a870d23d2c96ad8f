const AGE_WITHOUT_APPROVAL = 13

/**
 * Whether an adult looks at what somebody wants to show to everybody. A student of a school whose age nobody has told counts
 * as a child.
 */
export function needsApproval({ role, age }: { role: string; age: number | null }): boolean {
  return age === null ? role === 'student' : age < AGE_WITHOUT_APPROVAL
}
