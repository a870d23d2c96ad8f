import type { Stuck as ShownStuck, WhatNext } from '#contract/next-steps/what-next.ts'
import { readDailyMix } from '../../domain/next-steps/daily-mix.ts'
import { findOffers } from '../../domain/next-steps/find-offers.ts'
import { findStuckSkill, toShownStuck } from '../../domain/next-steps/find-stuck-skills.ts'
import { selectLastChoice } from '../../domain/next-steps/list-next-steps.ts'
import { toNamedSkill } from '../../domain/skills.ts'
import { readLearnerView } from '../../domain/tracing/learner-view.ts'
import type { Deps } from '../../platform/deps.ts'
import type { UserRow } from '../../platform/sessions/sessions.ts'

type ReadWhatNextDeps = Pick<Deps, 'db' | 'tracer' | 'now'>

export async function readWhatNext(deps: ReadWhatNextDeps, user: UserRow): Promise<WhatNext> {
  const view = await readLearnerView(deps, user)
  const stuck = await findStuckSkill(deps, user.id, view)
  const { left, done } = await readDailyMix(deps, user, view)
  const lastChosen = await selectLastChoice(deps.db, user.id)
  return {
    offers: findOffers(view, lastChosen, stuck?.skill),
    dailyMix: { left: left.map(({ skill }) => toNamedSkill(skill)), done },
    stuck: stuck && toShownStuck(stuck),
  }
}

export async function readStuck(
  deps: ReadWhatNextDeps,
  user: UserRow,
  skill: string,
): Promise<ShownStuck | null> {
  const view = await readLearnerView(deps, user)
  const stuck = await findStuckSkill(deps, user.id, view, skill)
  return stuck && toShownStuck(stuck)
}
