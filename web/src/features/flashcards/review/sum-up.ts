import type { DueCard } from '#contract/study/flashcards.ts'
import type { Session } from './session.ts'

/** What a review came to. A card counts as remembered by its first rating: later ones follow right after the answer. */
export function sumUp({ rated }: Session): {
  cards: number
  learnt: number
  rememberedShare: number
  forgotten: DueCard[]
} {
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
