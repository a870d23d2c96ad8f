import type { StudentNeed } from '#contract/teaching/students.ts'
import { DAY_MS } from '#engines/days/durations.ts'
import type { StuckIn } from '../../domain/next-steps/find-stuck-of-many.ts'
import { toNamedSkill } from '../../domain/skills.ts'

const FAILED_TRIES = 4
const INACTIVE_DAYS = 7

type Seen = {
  stuck: readonly StuckIn[]
  /** Days of the student's own calendar. */
  today: string
  enrolledDay: string
  lastActiveDay: string | null
  /** The end of a planned pause that has begun. */
  pausedUntil: string | null
}

/** Why a student could use a hand; what weighs most comes first, and nothing for most of them. */
export function findNeeds({ stuck, today, enrolledDay, lastActiveDay, pausedUntil }: Seen): StudentNeed[] {
  const inSkills = stuck
    .map(({ skill, tries, misses }): StudentNeed => {
      const named = toNamedSkill(skill)
      return misses >= FAILED_TRIES
        ? { code: 'failedTries', skill: named, count: misses }
        : { code: 'stuck', skill: named, count: tries }
    })
    .toSorted((a, b) => weigh(a) - weigh(b) || b.count - a.count)
  // Who joined yesterday, or planned to be away, has missed nothing.
  const lastExcused = [enrolledDay, lastActiveDay ?? '', pausedUntil ?? ''].reduce((a, b) => (a > b ? a : b))
  const idleDays = Math.round((Date.parse(today) - Date.parse(lastExcused)) / DAY_MS)
  return idleDays < INACTIVE_DAYS ? inSkills : [...inSkills, { code: 'inactive', count: idleDays }]
}

const WEIGHTS: readonly StudentNeed['code'][] = ['failedTries', 'stuck', 'inactive']

/** Small for what is urgent. */
export function weigh(need: StudentNeed | undefined): number {
  return need ? WEIGHTS.indexOf(need.code) : WEIGHTS.length
}
