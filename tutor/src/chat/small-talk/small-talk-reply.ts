import { DAY_MS } from '#engines/days/durations.ts'
import type { ChatTask, Segment } from '../chat-port.ts'
import { SUGGESTIONS } from '../phrases.ts'
import { writeAsWords } from '../writing/defuse.ts'
import { createWriter, type Draft, makeDraft } from '../writing/draft.ts'
import { phraseSmallTalk, type SMALL_TALK, type SmallTalk } from './small-talk-phrases.ts'

const WITH_HINT = new Set<SmallTalk>(['cheer', 'stressed', 'hate'])
const WITH_OFFER = new Set<SmallTalk>(['hello', 'identity', 'abilities', 'bored', 'glad', 'maker', 'joke'])

/** Kind and short, then back to learning. */
export function replyToSmallTalk(task: ChatTask, about: SmallTalk, now: Date): Draft {
  const { phrase, fact } = createWriter(task)
  // The day and the length of the talk: another wording tomorrow, and the next one when asked again.
  const turn = Math.floor(now.getTime() / DAY_MS) + task.turns.length / 2
  const said = task.turns.filter(({ role }) => role === 'assistant').map(({ content }) => content)
  const say = (id: keyof typeof SMALL_TALK): Segment => ({
    kind: 'phrase',
    text: phraseSmallTalk(id, task.reader.grade, Math.floor(turn), said),
  })
  const name = task.reader.firstName?.trim()
  const segments =
    about === 'hello' && name && task.turns.length === 0
      ? [fact('helloName', { name: writeAsWords(name) }), phrase('helloAsk')]
      : about === 'joke'
        ? [say('joke'), say('afterJoke')]
        : [say(about)]
  const offers = WITH_OFFER.has(about) ? [SUGGESTIONS.next, ...offerPage(task)] : []
  return makeDraft(segments, { followUps: WITH_HINT.has(about) ? [SUGGESTIONS.hint] : offers })
}

function offerPage({ page }: ChatTask): string[] {
  return page && page.kind !== 'question' ? [SUGGESTIONS.summary, SUGGESTIONS.cards] : []
}
