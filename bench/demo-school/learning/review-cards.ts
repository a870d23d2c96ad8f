import { flashcards } from '#contract/study/flashcards.ts'
import { DAY_MS } from '#engines/days/durations.ts'
import type { StudiedLesson } from '../curriculum.ts'
import type { Activity } from '../timeline.ts'
import type { Desk } from './desk.ts'

const MOST_FROM_A_LESSON = 6
const MOST_IN_A_SITTING = 15

/** The words of a lesson, written onto cards. */
export async function* makeCards(desk: Desk, lesson: StudiedLesson): Activity {
  const cards = Object.entries(lesson.vocabulary)
    .slice(0, MOST_FROM_A_LESSON)
    .map(([front, back]) => ({ front, back, lessonId: lesson.id, tags: [lesson.subject.toLowerCase()] }))
  if (cards.length === 0) return
  yield cards.length * desk.chance.between(8, 20)
  await desk.call(flashcards.createMany, { cards })
}

/** What is due now, until it is done or they have had enough. */
export async function* reviewCards(desk: Desk): Activity {
  const { chance, pupil, t } = desk
  for (let turn = 0; turn < MOST_IN_A_SITTING; turn++) {
    const { cards } = await desk.call(flashcards.due, {})
    const [card] = cards
    if (!card) return
    const thinking = chance.between(2.5, 14)
    yield thinking
    const last = card.lastReviewed === null ? null : Date.parse(card.lastReviewed)
    const days = last === null ? null : (t.clock.now.getTime() - last) / DAY_MS
    const halfLife = pupil.traits.memoryDays * 1.6 ** Math.max(0, card.reps - card.lapses)
    const recall = days === null ? 0.6 : 0.5 ** (days / halfLife)
    await desk.call(flashcards.rate, {
      ...{ id: card.id, reps: card.reps, thinkingMs: Math.round(1000 * thinking) },
      rating: chance.happens(recall) ? rateKnown(recall * chance.between(0.7, 1.1)) : 'again',
    })
  }
}

const rateKnown = (ease: number) => (ease > 0.97 ? 'easy' : ease > 0.6 ? 'good' : 'hard')
