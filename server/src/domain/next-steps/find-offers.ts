import type { Offer as ShownOffer } from '#contract/next-steps/what-next.ts'
import { listOffers, type Offer, type OfferKind, pickBestOffers } from '#engines/paths/index.ts'
import { toNamedSkill } from '../skills.ts'
import type { LearnerView } from '../tracing/learner-view.ts'
import { listPracticeSubjects } from './practice-subjects.ts'

/** Up to three next steps. Where the learner is stuck, more of the same is no offer. */
export function findOffers(
  view: LearnerView,
  lastChosen: OfferKind | undefined,
  stuckIn: string | undefined,
): ShownOffer[] {
  const offers = listPracticeSubjects().flatMap((subject) =>
    listOffers({
      graph: view.graphOf(subject),
      views: view.views,
      standing: view.startOf(subject),
      hasPractice: (skill) => skill !== stuckIn && view.hasPractice(skill),
    }),
  )
  return pickBestOffers(offers, lastChosen).map(toOffer)
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
