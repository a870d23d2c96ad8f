import { makeAgain } from '#server/domain/practice/practice-library.ts'
import type { DialogueState } from '#tutor/dialogue/dialogue-port.ts'
import { readState } from '#tutor/dialogue/state.ts'
import { reportDialogues, type StartTalk } from '../../tutor/evals/held-out/score-dialogues.ts'
import { say } from '../print.ts'
import { openProduct } from './open-product.ts'

/** Plays the dialogues through the whole product; `--show tune` prints the half that may be read. */
const product = await openProduct()

const start: StartTalk = async ({ grade, page }) => {
  const learner = await product.learner(grade, { lesson: page })
  return {
    say: async (message) => {
      const { content, sources, metadata } = await learner.say(message)
      const keys = await Promise.all(
        sources.filter(({ kind }) => kind === 'lesson').map(({ id }) => product.keyOf(id)),
      )
      return {
        content,
        followUps: metadata.followUps,
        lessons: keys.flatMap((key) => (key === null ? [] : [key])),
        isAnswered: metadata.isAnswered,
      }
    },
    answerFor: async (kind) => {
      const { open } = readState(await learner.readState(), 'en')
      return kind === 'half' ? null : answerTo(open, kind === 'right')
    },
  }
}

/** Of what practice asked; an answer to other questions nobody can make up by rule. */
function answerTo(open: DialogueState['open'], isRight: boolean): string | null {
  if (open?.kind !== 'question' || open.ref.kind !== 'practice') return null
  const { answer } = makeAgain(open.ref)
  if (answer.kind === 'choice')
    return answer.options.find((option) => option.isRight === isRight)?.text ?? null
  if ('value' in answer) return isRight ? answer.value : `${answer.value}7`
  return null
}

await reportDialogues(start, process.argv, say)
await product.close()
process.exit()
