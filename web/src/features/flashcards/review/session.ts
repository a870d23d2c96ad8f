import type { DueCard, Flashcard } from '#contract/study/flashcards.ts'
import { LEARN_AHEAD_MINUTES, type Rating } from '#engines/flashcards/index.ts'

const LEARN_AHEAD_MS = LEARN_AHEAD_MINUTES * 60_000

export type RatedCard = { key: string; card: DueCard; rating: Rating }

/** A review under way. Nothing of it is kept: what is due is known to the server, what is not sent yet to the device. */
export type Session = {
  current: DueCard | null
  /** To come, in the server's order. */
  queue: readonly DueCard[]
  /** Rated and back within minutes. */
  returning: readonly DueCard[]
  /** In the order of rating; the last one can be taken back. */
  rated: readonly RatedCard[]
}

export function beginSession(cards: readonly DueCard[], now: number): Session {
  return showNext({ current: null, queue: cards, returning: [], rated: [] }, now)
}

/** The next card is there at once; the rating is on its way. */
export function rateCurrent(session: Session, rating: Rating, key: string, now: number): Session {
  const { current } = session
  if (!current) return session
  return showNext(
    { ...session, current: null, rated: [...session.rated, { key, card: current, rating }] },
    now,
  )
}

/** What a rating has made of its card is known: within minutes the card comes back in this session. */
export function takeAnswer(session: Session, answered: DueCard, now: number): Session {
  if (!comesBackSoon(answered.state, dueAt(answered), now)) return session
  const others = session.returning.filter(({ id }) => id !== answered.id)
  const returning = [...others, answered].sort((one, other) => dueAt(one) - dueAt(other))
  return showNext({ ...session, returning }, now)
}

/** The server's own figures take the place of what the device has reckoned, unless the card was rated again meanwhile. */
export function correctCard(session: Session, card: DueCard, now: number): Session {
  const { current, returning } = session
  if (current?.id === card.id) return current.reps === card.reps ? { ...session, current: card } : session
  if (!returning.some(({ id, reps }) => id === card.id && reps === card.reps)) return session
  return takeAnswer({ ...session, returning: returning.filter(({ id }) => id !== card.id) }, card, now)
}

/** The server has refused a rating, because the card is gone or was rated elsewhere. */
export function forgetRating(session: Session, key: string, now: number): Session {
  const refused = session.rated.find((one) => one.key === key)?.card.id
  const isOther = ({ id }: DueCard) => id !== refused
  return showNext(
    {
      ...session,
      current: session.current && isOther(session.current) ? session.current : null,
      returning: session.returning.filter(isOther),
      rated: session.rated.filter((one) => one.key !== key),
    },
    now,
  )
}

/** A rating was taken back: its card is asked again, before the one that was being shown. */
export function takeBack(session: Session, key: string, card: DueCard): Session {
  const { current, queue } = session
  return {
    current: card,
    queue: [...(current && current.id !== card.id ? [current] : []), ...queue],
    returning: session.returning.filter(({ id }) => id !== card.id),
    rated: session.rated.filter((one) => one.key !== key),
  }
}

/** More became due, or the first hundred are done. */
export function addCards(session: Session, cards: readonly DueCard[], now: number): Session {
  const known = new Set(listLeft(session).map(({ id }) => id))
  const fresh = cards.filter(({ id }) => !known.has(id))
  return showNext({ ...session, queue: [...session.queue, ...fresh] }, now)
}

/** The card was written anew in the middle of it. */
export function rewriteCard(session: Session, changed: Flashcard): Session {
  const rewrite = (card: DueCard) => (card.id === changed.id ? { ...card, ...changed } : card)
  return {
    ...session,
    current: session.current && rewrite(session.current),
    queue: session.queue.map(rewrite),
    returning: session.returning.map(rewrite),
  }
}

export function listLeft({ current, queue, returning }: Session): DueCard[] {
  return [...(current ? [current] : []), ...queue, ...returning]
}

export function countLeft(session: Session): { fresh: number; learning: number; reviews: number } {
  const left = listLeft(session)
  const fresh = left.filter(({ state }) => state === 'new').length
  const reviews = left.filter(({ state }) => state === 'review').length
  return { fresh, reviews, learning: left.length - fresh - reviews }
}

/** Cards that are through, of all cards of the session. One that comes back in minutes is not through. */
export function countDone(session: Session): { done: number; total: number } {
  const left = new Set(listLeft(session).map(({ id }) => id))
  const latest = new Map(session.rated.map((one) => [one.card.id, one]))
  const done = [...latest.values()].filter(({ card, rating }) => {
    const { intervalSeconds } = card.next[rating]
    return !left.has(card.id) && intervalSeconds * 1000 > LEARN_AHEAD_MS
  }).length
  return { done, total: new Set([...left, ...latest.keys()]).size }
}

/** The clock of the server: every interval on a card begins there, and the device may be wrong. */
export function readServerTime(cards: readonly DueCard[]): number | null {
  const again = cards[0]?.next.again
  return again ? Date.parse(again.nextReviewDate) - again.intervalSeconds * 1000 : null
}

/** What is being learned and due goes first, because its time is minutes; at the end nobody waits for it. */
function showNext(session: Session, now: number): Session {
  if (session.current) return session
  const [soonest, ...laterOnes] = session.returning
  if (soonest && (session.queue.length === 0 || dueAt(soonest) <= now)) {
    return { ...session, current: soonest, returning: laterOnes }
  }
  const [current = null, ...queue] = session.queue
  return { ...session, current, queue }
}

const dueAt = ({ nextReviewDate }: DueCard) => (nextReviewDate === null ? 0 : Date.parse(nextReviewDate))

function comesBackSoon(state: DueCard['state'], at: number, now: number): boolean {
  return (state === 'learning' || state === 'relearning') && at - now <= LEARN_AHEAD_MS
}

/** What a review came to. A card counts as remembered by its first rating: later ones follow right after the answer. */
export function sumUp({ rated }: Session) {
  const first = new Map<number, (typeof rated)[number]>()
  for (const one of rated) if (!first.has(one.card.id)) first.set(one.card.id, one)
  const firsts = [...first.values()]
  const known = firsts.filter(({ card }) => card.state !== 'new')
  const asked = known.length > 0 ? known : firsts
  const remembered = asked.filter(({ rating }) => rating !== 'again').length
  return {
    cards: firsts.length,
    learnt: firsts.length - known.length,
    rememberedShare: asked.length === 0 ? 0 : remembered / asked.length,
    forgotten: firsts.filter(({ rating }) => rating === 'again').map(({ card }) => card),
  }
}
