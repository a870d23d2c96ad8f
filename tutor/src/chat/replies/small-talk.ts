import type { ChatTask } from '../chat-port.ts'
import { SUGGESTIONS } from '../phrases.ts'
import type { Intent } from '../recognize-intent.ts'
import { writeAsWords } from '../writing/defuse.ts'
import { createWriter, type Draft, makeDraft } from '../writing/draft.ts'

export function replyToSmallTalk(task: ChatTask, { about }: Extract<Intent, { kind: 'smallTalk' }>): Draft {
  const { phrase, fact } = createWriter(task)
  const name = task.reader.firstName?.trim()
  const isFirst = task.turns.length === 0
  const isByName = about === 'hello' && name && isFirst
  const said = isByName
    ? [fact('helloName', { name: writeAsWords(name) }), phrase('helloAsk')]
    : [phrase(about)]
  const followUps = about === 'hello' || about === 'identity' ? [SUGGESTIONS.next, ...offerPage(task)] : []
  return makeDraft(said, {
    followUps: about === 'cheer' ? [SUGGESTIONS.hint] : followUps,
  })
}

function offerPage({ page }: ChatTask): string[] {
  return page && page.kind !== 'question' ? [SUGGESTIONS.summary, SUGGESTIONS.cards] : []
}
