import type { User } from '#contract/accounts.ts'

const SWITCHES = [
  ['share_progress_with_parents', 'parents'],
  ['share_achievements', 'achievements'],
  ['show_on_leaderboard', 'leaderboard'],
  ['data_collection_consent', 'consent'],
] as const

type Role = User['role']
/** Whom a switch changes something for; the others are for everybody. */
const ONLY_FOR: Partial<Record<(typeof SWITCHES)[number][0], readonly Role[]>> = {
  // Only students have a report for parents.
  share_progress_with_parents: ['student'],
  show_on_leaderboard: ['student', 'college'],
}

export const listSwitches = ({ role }: Pick<User, 'role'>) =>
  SWITCHES.filter(([key]) => ONLY_FOR[key]?.includes(role) ?? true)
