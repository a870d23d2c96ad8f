import type { ChatMessage } from '#contract/study/chat.ts'
import type { Made } from '../send/runs.ts'

/** Pages come newest first, each in its order; what quick actions made stands below the message it came after. */
export function arrangeMessages(pages: readonly ChatMessage[][], made: readonly Made[]): ChatMessage[] {
  const kept = pages.toReversed().flat()
  const places = new Map(kept.map(({ id }, place) => [id, place]))
  const listOf = (place: number) =>
    made
      .filter(({ afterId }) => (places.get(afterId) ?? kept.length - 1) === place)
      .map(({ message }) => message)
  return [...listOf(-1), ...kept.flatMap((message, place) => [message, ...listOf(place)])]
}
