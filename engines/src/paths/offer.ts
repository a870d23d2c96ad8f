import { STRETCH } from './difficulty.ts'
import { listFringe } from './fringe.ts'
import type { SkillNode, SkillView, Standing, Views } from './graph.ts'

export type OfferKind = 'easyWin' | 'review' | 'stretch'

/** Why a skill is offered, with the numbers it rests on; `predicted` is the chance of a right answer, 0 to 1. */
export type OfferReason =
  | { code: 'nearlyMastered'; values: { predicted: number; answers: number } }
  | { code: 'closestToMastered'; values: { predicted: number; answers: number } }
  | { code: 'likelyRight'; values: { predicted: number } }
  | { code: 'fading'; values: { predicted: number; idleDays: number } }
  | { code: 'needsRefresh'; values: { predicted: number; idleDays: number } }
  | { code: 'withinReach'; values: { predicted: number; prerequisites: number } }
  | { code: 'nextStep'; values: { predicted: number; prerequisites: number } }

export type Offer = { kind: OfferKind; skill: string; reason: OfferReason }

export type OfferInput = {
  graph: readonly SkillNode[]
  views: Views
  standing: Standing
  hasPractice: (skill: string) => boolean
  /** What the learner chose before, the latest last. */
  chosenKinds?: readonly OfferKind[]
}

const EASY_FROM = 0.85
/** What fails more often than not is no offer but a wall. A skill nobody knows anything about lies at .5. */
export const LEAST_STRETCH = 0.4
/** What is likelier than any stretch can be called easy when nothing easier is there. */
const RATHER_EASY_FROM = STRETCH.to
const KINDS: readonly OfferKind[] = ['easyWin', 'review', 'stretch']

/** Up to three offers of different kind and skill; the kind chosen last comes first. */
export function listOffers(input: OfferInput): Offer[] {
  const { graph, views, standing, hasPractice } = input
  const tried = graph.flatMap(({ id }) => views.get(id) ?? []).filter(({ skill }) => hasPractice(skill))
  const fringe = listFringe(graph, views, standing)
    .filter(({ id }) => hasPractice(id))
    .flatMap((node): FringeSkill[] => {
      const view = views.get(node.id)
      return view ? [{ node, predicted: view.mastery }] : []
    })
  const offers: Offer[] = []
  const add = (offer: Offer | undefined) => {
    if (offer) offers.push(offer)
  }
  add(offerReview(tried))
  const isFree = (skill: string) => offers.every((offer) => offer.skill !== skill)
  add(offerEasyWin(tried, fringe))
  add(offerStretch(fringe.filter(({ node }) => isFree(node.id))))
  // Where everything is hard, the least hard is still the way on: nobody is left without a next step.
  if (offers.length === 0) add(offerLikeliest(fringe))
  const preferred = input.chosenKinds?.at(-1)
  const rank = (kind: OfferKind) => (kind === preferred ? -1 : KINDS.indexOf(kind))
  return offers.toSorted((a, b) => rank(a.kind) - rank(b.kind))
}

type FringeSkill = { node: SkillNode; predicted: number }

function offerReview(tried: readonly SkillView[]): Offer | undefined {
  const view = leastBy(
    tried.filter(({ isDue }) => isDue),
    ({ mastery }) => mastery,
  )
  if (!view) return undefined
  const code = view.level === 'needsRefresh' ? 'needsRefresh' : 'fading'
  const values = { predicted: view.mastery, idleDays: view.idleDays }
  return { kind: 'review', skill: view.skill, reason: { code, values } }
}

/** In the middle of the stretch band, or the nearest below; what is likelier than that is no stretch. */
function offerStretch(fringe: readonly FringeSkill[]): Offer | undefined {
  const best = leastBy(
    fringe.filter(({ predicted }) => predicted >= LEAST_STRETCH && predicted <= STRETCH.to),
    ({ predicted }) => Math.abs(predicted - (STRETCH.from + STRETCH.to) / 2),
  )
  if (!best) return undefined
  return toStretch(best, best.predicted >= STRETCH.from ? 'withinReach' : 'nextStep')
}

function offerLikeliest(fringe: readonly FringeSkill[]): Offer | undefined {
  const best = leastBy(fringe, ({ predicted }) => -predicted)
  return best && toStretch(best, 'nextStep')
}

function toStretch({ node, predicted }: FringeSkill, code: 'withinReach' | 'nextStep'): Offer {
  const values = { predicted, prerequisites: node.after.length }
  return { kind: 'stretch', skill: node.id, reason: { code, values } }
}

function offerEasyWin(tried: readonly SkillView[], fringe: readonly FringeSkill[]): Offer | undefined {
  const begun = leastBy(
    tried.filter(({ level, isDue }) => (level === 'learning' || level === 'practised') && !isDue),
    ({ mastery }) => -mastery,
  )
  const values = begun && { predicted: begun.mastery, answers: begun.answers }
  if (begun && values && begun.mastery >= EASY_FROM)
    return { kind: 'easyWin', skill: begun.skill, reason: { code: 'nearlyMastered', values } }
  const fresh = leastBy(
    fringe.filter(({ predicted }) => predicted > RATHER_EASY_FROM),
    ({ predicted }) => -predicted,
  )
  const isBegunNearer = begun && begun.mastery > RATHER_EASY_FROM && (fresh?.predicted ?? 0) < EASY_FROM
  if (values && isBegunNearer)
    return { kind: 'easyWin', skill: begun.skill, reason: { code: 'closestToMastered', values } }
  if (!fresh) return undefined
  const { node, predicted } = fresh
  return { kind: 'easyWin', skill: node.id, reason: { code: 'likelyRight', values: { predicted } } }
}

/** The first of those with the least measure. */
function leastBy<Item>(items: readonly Item[], measure: (item: Item) => number): Item | undefined {
  let [best, least]: [Item | undefined, number] = [undefined, Infinity]
  for (const item of items) {
    const value = measure(item)
    if (value < least) [best, least] = [item, value]
  }
  return best
}
