import { STRETCH } from './difficulty.ts'
import { LEAST_STRETCH, type Offer, type OfferKind } from './offer.ts'

const KINDS: readonly OfferKind[] = ['easyWin', 'review', 'stretch']
/** The better the reason, the earlier: nearly there before merely likely, in reach before merely next. */
const REASONS: readonly Offer['reason']['code'][] = [
  'nearlyMastered',
  'likelyRight',
  'closestToMastered',
  'needsRefresh',
  'fading',
  'withinReach',
  'nextStep',
]

/** The best offer of each kind among those of several subjects; the kind chosen last comes first. */
export function pickBestOffers(offers: readonly Offer[], lastChosen: OfferKind | undefined): Offer[] {
  const kinds = KINDS.toSorted((a, b) => Number(b === lastChosen) - Number(a === lastChosen))
  // What is likely to fail is offered only to who would be offered nothing.
  const likely = offers.filter(
    ({ kind, reason }) => kind !== 'stretch' || reason.values.predicted >= LEAST_STRETCH,
  )
  const candidates = likely.length > 0 ? likely : offers
  return kinds.flatMap((kind) => candidates.filter((offer) => offer.kind === kind).toSorted(compare)[0] ?? [])
}

function compare(a: Offer, b: Offer): number {
  const byReason = REASONS.indexOf(a.reason.code) - REASONS.indexOf(b.reason.code)
  return byReason || distance(a) - distance(b)
}

/** An easy win is the better the surer, a review the better the more has faded, a stretch in the middle of its band. */
function distance({ kind, reason }: Offer): number {
  const { predicted } = reason.values
  if (kind === 'easyWin') return -predicted
  return kind === 'review' ? predicted : Math.abs(predicted - (STRETCH.from + STRETCH.to) / 2)
}
