import type { User } from '#contract/accounts.ts'
import { levelOfGrade } from '#engines/kids-code/index.ts'
import { isYoung } from '../../../kit/learning/is-young.ts'
import type { StudioSettings } from './studio-settings.ts'

/** Students have the blocks of their grade unless they have chosen others; adults have all of them. */
export function findLevel({ role, grade }: User, { level }: StudioSettings) {
  return level ?? (role === 'student' ? levelOfGrade(grade) : 'full')
}

export const isYoungStudent = (user: User): boolean => user.role === 'student' && isYoung(user)
