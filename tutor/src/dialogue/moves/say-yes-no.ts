import type { DialogueState } from '../dialogue-port.ts'
import { quizMe } from '../quiz/start-quiz.ts'
import { type Move, reply } from '../scene.ts'
import { answerOtherwise } from './answer-question.ts'
import { openBasis } from './comfort.ts'
import { explainAgain, explainSimpler, giveExample } from './explain.ts'
import { goOn } from './go-on.ts'
import { chipsFor } from './off-topic.ts'
import { summarize } from './summarize.ts'

const NO =
  /^(?:(?:um+|oh|well|actually|sorry)[\s,]*)?(?:n+o+(?:pe)?|nah+|na|not? (?:really|now|that|this|it|quite|yet)|negative|never ?mind|wrong one|ne+in|non|nein|不|否|没)(?:$|[\s,.!?])|that'?s not|not what|don'?t want/i

export const saysNo = (message: string): boolean =>
  NO.test(message.trim()) || /^(?:不|没)/.test(message.trim())

/** What a yes to each offer does. */
const DOES: Record<NonNullable<DialogueState['offer']>, Move> = {
  quiz: (scene) => quizMe({ ...scene, message: '', topicWords: null }),
  practice: (scene) => quizMe({ ...scene, message: 'one more', topicWords: null }),
  example: (scene) => giveExample({ ...scene, message: '' }),
  simpler: explainSimpler,
  more: explainAgain,
  summary: (scene) => summarize({ ...scene, topicWords: null }),
  prerequisite: openBasis,
  next: (scene) => goOn({ ...scene, message: '' }),
  found: async (scene) =>
    reply(scene, [scene.voice.say('gladItHelped')], {
      state: { ...scene.state, offer: 'quiz', stuck: 0 },
      followUps: [
        scene.voice.chip('chipQuiz'),
        scene.voice.chip('chipExample'),
        scene.voice.chip('chipNext'),
      ],
    }),
}

export const sayYesNo: Move = async (scene) => {
  const { state, message, voice, guide } = scene
  if (saysNo(message)) {
    if (state.offer === 'found') return answerOtherwise({ ...scene, state: { ...state, offer: null } })
    return reply(scene, [voice.say('fineWhatThen')], {
      state: { ...state, offer: null },
      followUps: chipsFor(scene, guide !== null),
    })
  }
  if (state.offer !== null) return DOES[state.offer]({ ...scene, state: { ...state, offer: null } })
  return reply(scene, [voice.say('okWhatNow')], { followUps: chipsFor(scene, guide !== null) })
}
