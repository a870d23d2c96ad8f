import type { Offer as ShownOffer, Stuck as ShownStuck, WhatNext } from '#contract/next-steps/what-next.ts'
import { listOffers, type Offer, type OfferKind, pickBestOffers } from '#engines/paths/index.ts'
import type { Deps } from '../../platform/deps.ts'
import type { UserRow } from '../../platform/sessions/sessions.ts'
import { readDailyMix } from '../../records/next-steps/daily-mix.ts'
import { findStuckSkill, type StuckSkill } from '../../records/next-steps/find-stuck-skills.ts'
import { listPracticeSubjects } from '../../records/next-steps/practice-subjects.ts'
import { toNamedSkill } from '../../records/skills.ts'
import { type LearnerView, readLearnerView } from '../../records/tracing/learner-view.ts'
import { selectLastChoice } from './what-next.queries.ts'

type Reach = Pick<Deps, 'db' | 'tracer' | 'now'>

export async function readWhatNext(deps: Reach, user: UserRow): Promise<WhatNext> {
  const view = await readLearnerView(deps, user)
  const stuck = await findStuckSkill(deps, user.id, view)
  const { left, done } = await readDailyMix(deps, user, view)
  const lastChosen = await selectLastChoice(deps.db, user.id)
  return {
    offers: findOffers(view, lastChosen, stuck?.skill).map(toOffer),
    dailyMix: { left: left.map(({ skill }) => toNamedSkill(skill)), done },
    stuck: stuck && toStuck(stuck),
  }
}

export async function readStuck(deps: Reach, user: UserRow, skill: string): Promise<ShownStuck | null> {
  const view = await readLearnerView(deps, user)
  const stuck = await findStuckSkill(deps, user.id, view, skill)
  return stuck && toStuck(stuck)
}

/** Where the learner is stuck, more of the same is no offer. */
function findOffers(view: LearnerView, lastChosen: OfferKind | undefined, stuckIn: string | undefined) {
  const offers = listPracticeSubjects().flatMap((subject) =>
    listOffers({
      graph: view.graphOf(subject),
      views: view.views,
      standing: view.startOf(subject),
      hasPractice: (skill) => skill !== stuckIn && view.hasPractice(skill),
    }),
  )
  return pickBestOffers(offers, lastChosen)
}

function toOffer({ kind, skill, reason }: Offer): ShownOffer {
  const values: { predicted: number; answers?: number; idleDays?: number; prerequisites?: number } =
    reason.values
  const { predicted, answers = null, idleDays = null, prerequisites = null } = values
  return {
    kind,
    skill: toNamedSkill(skill),
    reason: { code: reason.code, percent: Math.round(100 * predicted), answers, idleDays, prerequisites },
  }
}

function toStuck({ skill, method, lessonId, prerequisite, tries }: StuckSkill): ShownStuck {
  return {
    skill: toNamedSkill(skill),
    method,
    lessonId,
    prerequisite: prerequisite === null ? null : toNamedSkill(prerequisite),
    tries,
  }
}
