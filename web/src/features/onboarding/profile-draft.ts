import type { User } from '#contract/accounts.ts'
import type { OnboardingAnswers } from '#contract/onboarding/progress.ts'
import { AGE_OF_CONSENT, type Role } from '#engines/accounts/index.ts'

type ProfileField = 'displayName' | 'age' | 'preferredStudyTime' | 'profession' | 'expertiseLevel'

/** Nobody is asked for more than their role makes use of. */
const FIELDS: Record<Role, readonly ProfileField[]> = {
  student: ['displayName', 'age', 'preferredStudyTime'],
  college: ['displayName', 'age', 'preferredStudyTime'],
  professional: ['displayName', 'profession', 'expertiseLevel', 'preferredStudyTime'],
  teacher: ['displayName'],
  admin: ['displayName'],
  guardian: [],
}

export function listProfileFields(role: Role): readonly ProfileField[] {
  return FIELDS[role]
}

/** The profile step as it stands in its form; an empty text means no answer. */
export type ProfileDraft = Record<ProfileField, string>

export const YOUNGEST = 4
export const OLDEST = 120

type Known = Pick<User, 'firstName'> & { [Field in ProfileField & keyof User]?: User[Field] }

/** What was answered before, also on another day; a newcomer finds their first name already there. */
export function startDraft(user: Known, answers: OnboardingAnswers): ProfileDraft {
  const age = answers.age === undefined ? user.age : answers.age
  return {
    displayName: answers.displayName || user.displayName || user.firstName,
    age: typeof age === 'number' ? String(age) : '',
    preferredStudyTime: answers.preferredStudyTime ?? user.preferredStudyTime ?? '',
    profession: answers.profession ?? user.profession ?? '',
    expertiseLevel: answers.expertiseLevel ?? user.expertiseLevel ?? '',
  }
}

function readAge(typed: string): number | null {
  return /^\s*\d{1,3}\s*$/.test(typed) ? Number(typed) : null
}

/** An age may be left out; one that is given must be possible. */
export function isAgeAcceptable(typed: string): boolean {
  if (typed.trim() === '') return true
  const age = readAge(typed)
  return age !== null && age >= YOUNGEST && age <= OLDEST
}

export function isUnderAgeOfConsent(typed: string): boolean {
  const age = readAge(typed)
  return isAgeAcceptable(typed) && age !== null && age < AGE_OF_CONSENT
}

/** What is sent: only what this person was asked. A display name taken away means the first name again. */
export function toAnswers(
  draft: ProfileDraft,
  fields: readonly ProfileField[],
  firstName: string,
): OnboardingAnswers {
  const answers: Required<{ [Field in ProfileField]: OnboardingAnswers[Field] }> = {
    displayName: draft.displayName.trim() || firstName || undefined,
    age: readAge(draft.age),
    preferredStudyTime: pick(['morning', 'afternoon', 'evening'], draft.preferredStudyTime),
    profession: draft.profession.trim(),
    expertiseLevel: pick(['beginner', 'intermediate', 'advanced'], draft.expertiseLevel),
  }
  return Object.fromEntries(
    Object.entries(answers).filter(
      ([field, answer]) => fields.includes(field as ProfileField) && answer !== undefined,
    ),
  )
}

function pick<const Option extends string>(options: readonly Option[], value: string): Option | undefined {
  return options.find((option) => option === value)
}
