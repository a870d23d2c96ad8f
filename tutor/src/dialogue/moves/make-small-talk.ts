import { tidyMessage } from '../../chat/recognize-intent.ts'
import { recognizeSmallTalk } from '../../chat/small-talk/recognize-small-talk.ts'
import type { SmallTalk } from '../../chat/small-talk/small-talk-phrases.ts'
import { replyToSmallTalk } from '../../chat/small-talk/small-talk-reply.ts'
import { summarizeRun } from '../quiz/end-run.ts'
import { type Move, reply, type Scene } from '../scene.ts'
import { nameSection } from '../show-blocks.ts'
import { asValue } from '../voice.ts'
import { chipsFor } from './off-topic.ts'

/** What is said in passing, in the forms that no list of whole messages has. */
const KINDS: readonly (readonly [
  'hello' | 'thanks' | 'bye' | 'abilities' | 'identity' | 'howAreYou',
  RegExp,
])[] = [
  [
    'bye',
    /\b(?:bye+|good ?night|gtg|g2g|brb|ttyl|cya|see (?:you|ya|u)|later|(?:im|i'm|i am) done|gotta go|adi[oó]s|hasta|au revoir|à plus|tsch[üu](?:ss|ß)|auf wiedersehen|bis (?:bald|sp[äa]ter))\b|再见|拜拜/i,
  ],
  [
    'thanks',
    /\b(?:thanks?|thank (?:you|u)|thx|ty|tysm|np|cool|nice|awesome|got it|gracias|merci|danke)\b|谢谢/i,
  ],
  [
    'abilities',
    /\bwhat (?:can|do) (?:you|u|ya) (?:do|help)\b|\bhelp (?:me )?with\b|qué puedes hacer|que peux-tu faire|was kannst du|你能做什么/i,
  ],
  [
    'identity',
    /\b(?:are|r) (?:you|u)\b.{0,20}\b(?:robot|real|human|ai|person|teacher|bot)|\bwho (?:are|r|made) (?:you|u)\b|qui[eé]n eres|qui es-tu|wer bist du|你是谁|机器人/i,
  ],
  [
    'howAreYou',
    /\bhow (?:are|r) (?:you|u|ya)\b|\b(?:what'?s|whats|wats|sup)\b ?(?:up)?$|c[oó]mo est[aá]s|(?:comment )?[çc]a va|wie geht|你好吗/i,
  ],
  [
    'hello',
    /^(?:hi+|hey+|hello+|yo|howdy|sup|good (?:morning|afternoon|evening)|hola|buen(?:os|as)|bonjour|salut|coucou|hallo|guten|moin|你好|嗨)/i,
  ],
]

/** Talk that the tutor has own words for, in English; other languages have the most usual kinds. */
const OWN_WORDS: readonly SmallTalk[] = [
  'joke',
  'maker',
  'age',
  'favorite',
  'loss',
  'sorry',
  'homework',
  'glad',
]

/** Short and friendly, with the door left open; a goodbye after work says what was learned. */
export const makeSmallTalk: Move = async (scene) => {
  const { task, message, voice, state, tools, guide } = scene
  const own = recognizeSmallTalk([tidyMessage(message)])
  if (own && OWN_WORDS.includes(own) && state.language === 'en')
    return { draft: replyToSmallTalk(task, own, tools.now()), state }
  const kind = KINDS.find(([, form]) => form.test(message))?.[0] ?? 'thanks'
  if (kind === 'bye') return sayGoodbye(scene)
  const name = task.reader.firstName?.trim()
  const greeting =
    kind === 'hello' && name && state.turn === 0
      ? voice.say('helloName', { name: asValue(name) })
      : voice.say(kind)
  const ask = kind === 'hello' || kind === 'howAreYou' ? [voice.say(guide ? 'helloHere' : 'helloAsk')] : []
  return reply(scene, [greeting, ...ask], { followUps: chipsFor(scene, guide !== null) })
}

function sayGoodbye(scene: Scene) {
  const { voice, state } = scene
  const done = state.run && state.run.right + state.run.wrong > 0 ? summarizeRun(scene, state.run) : []
  const learned =
    done.length === 0 && state.asked !== null && state.topic
      ? [voice.say('learnedAbout', { title: nameSection(scene) })]
      : []
  return reply(scene, [...done, ...learned, voice.say('bye')], {
    state: { ...state, open: null, run: null, offer: null },
    followUps: [],
  })
}
