import { desc, eq } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { offerChoices } from '../../db/schema/learning/offer-choices.ts'
import type { Deps } from '../../platform/deps.ts'
import { readLearnerView } from '../tracing/learner-view.ts'
import { findOffers } from './find-offers.ts'
import { findStuckSkill } from './find-stuck-skills.ts'
import { linkPractice, wordOffer } from './word-offer.ts'

/** What the start page offers, in sentences, for where no screen is there to word it. */
export async function listNextSteps(
  deps: Pick<Deps, 'db' | 'tracer' | 'now'>,
  user: { id: number; timezone: string; grade: number },
) {
  const view = await readLearnerView(deps, user)
  const stuck = await findStuckSkill(deps, user.id, view)
  const lastChosen = await selectLastChoice(deps.db, user.id)
  return findOffers(view, lastChosen, stuck?.skill).map(({ skill, reason }) => ({
    title: skill.name,
    path: linkPractice(skill.id),
    reason: wordOffer(reason),
  }))
}

export async function selectLastChoice(db: Database, userId: number) {
  const [row] = await db
    .select({ kind: offerChoices.kind })
    .from(offerChoices)
    .where(eq(offerChoices.userId, userId))
    .orderBy(desc(offerChoices.chosenAt))
    .limit(1)
  return row?.kind
}
