import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { User } from '#contract/accounts.ts'
import { dayIn } from '#engines/days/index.ts'
import { isYoung } from '../../kit/learning/is-young.ts'
import { type GoalDrafts, startGoals } from './goals/goal-draft.ts'
import { goalsQuery, useWriteGoals } from './goals/goals.data.ts'
import { preferencesQuery, useWritePreferences } from './onboarding.data.ts'
import { type PreferencesDraft, startPreferences, toPreferences } from './preferences/preferences-draft.ts'

const NOTHING_SAID = {
  visualPreference: 0.5,
  auditoryPreference: 0.5,
  kinestheticPreference: 0.5,
  preferredExplanationStyle: 'balanced',
  motivationFactors: [],
} as const

/** The goals as they stand on the screen: those on the server until something is changed. Null while these are awaited. */
export function useGoalDrafts(user: User, isAsked: boolean) {
  const known = useQuery({ ...goalsQuery(user.id), enabled: isAsked })
  const [typed, setTyped] = useState<GoalDrafts | null>(null)
  const [today] = useState(() => dayIn(user.timezone, new Date()))
  const write = useWriteGoals(user.id)
  const started = known.isPending ? null : startGoals(known.data ?? [], today, isYoung(user))
  return { today, drafts: typed ?? started, change: setTyped, write }
}

export function usePreferencesDraft(isAsked: boolean) {
  const known = useQuery({ ...preferencesQuery, enabled: isAsked })
  const [typed, setTyped] = useState<PreferencesDraft | null>(null)
  const save = useWritePreferences()
  // A server that cannot say what it knows holds nobody up.
  const started = known.isPending
    ? null
    : startPreferences(known.data ?? { ...NOTHING_SAID, motivationFactors: [] })
  return {
    draft: typed ?? started,
    change: setTyped,
    write: (draft: PreferencesDraft) => save(toPreferences(draft)),
  }
}
