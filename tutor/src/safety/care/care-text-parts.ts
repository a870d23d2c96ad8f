import type { SafetyCategory } from '../categories.ts'

type ByAge = { student: readonly string[]; adult: readonly string[] }

/** What is said to somebody in need, in one language. */
export type CareTexts = {
  phrases: Record<SafetyCategory, ByAge>
  /** For who worries about a friend. */
  aboutOther: ByAge
  trustedAdults: string
  /** Where a parent may be the one who hurts. */
  adultsBesideParents: string
  emergency: string
  emergencyOfOther: string
  told: string
  nameContact: (name: string, contact: string) => string
  /** What follows when somebody says "ok" or "thanks" to a caring answer. */
  afterwards: readonly string[]
}
