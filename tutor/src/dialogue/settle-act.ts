import { findStems } from '../retrieval/stems.ts'
import type { Act } from './acts/act.ts'
import type { RecognizedAct } from './acts/recognize-act.ts'
import type { DialogueState, LessonGuide } from './dialogue-port.ts'
import { isWorkForMe } from './moves/off-topic.ts'
import { readTyped } from './read-typed.ts'
import { findTopicStems } from './words.ts'

const LEAD = '^(?:(?:ok(?:ay)?|k|so|and|but|um+|hm+|oh|well|wait|please|pls|hey|lol)[\\s,]+)*'
const form = (pattern: string) => new RegExp(`${LEAD}(?:${pattern})`, 'i')

/** Forms that say what a message does, whatever words stand in them; read in this order. */
const FORMS: readonly (readonly [Act, RegExp])[] = [
  ['next', /^what'?s next[\s?!.]*$/i],
  ['proud', /^(?:i love (?:this|it|math)|yay+)\b/i],
  ['off-topic', /\bwhat do you think (?:of|about)\b|\byour (?:opinion|fav\w*)\b/i],
  ['show', form(String.raw`play (?:it|this|that)\b`)],
  [
    'small-talk',
    form(
      String.raw`what (?:can|do) (?:you|u|ya) (?:do|help)\b|(?:i'?m|i am) done\b.*\b(?:thx|thanks?|bye|ty)\b`,
    ),
  ],
  [
    'check',
    /(?:\bis (?:this|that|it) (?:right|rite|correct|good|ok)|\bam i right|,\s*(?:right|correct))[\s?!.]*$|^(?:can|could) (?:you|u) check\b/i,
  ],
  ['check', /^["“][^"”]+["”]/],
  ['check', /^so\b(?! (?:what|why|how|when|where|who|which|is|are|do|does|can|should)\b).{8,}\?\s*$/i],
  ['again', /^(?:again|once more|one more time|say (?:it|that) again)\b[\s\w]{0,10}$/i],
  [
    'compare',
    form(
      "compare\\b|what(?:'?s| is)? the diff|(?:is|are|isn'?t)\\b.{1,60}\\b(?:or|same as|(?:\\w+er|more|less|better|worse) than)\\b",
    ),
  ],
  ['why', form('why\\b(?! not\\?*$)|how come\\b')],
  ['how', form('how (?:do|does|did|can|could|is|are|would|should)\\b(?! i (?:do|doing))')],
  ['example', /^like (?:with|in|the|a|when)\b/i],
  ['fact', form('(?:and )?then what happened|what happened (?:next|then|after)')],
]

/** What begins like a question, or goes on from one. */
export const QUESTION =
  /^(?:(?:ok(?:ay)?|k|so|and|but|um+|oh|well|wait)[\s,]+)*(?:wh?[aeiu]?t\b|what|who|whose|when|where|which|wich|how|why|y\b|if|is|are|was|were|do|does|did|can|could|should|would|will|has|have|isn'?t|aren'?t|don'?t|doesn'?t)\b|^(?:and|but|what about|how about)\s|\?\s*$/i
const NOT = /\b(?:not|no|can'?t|cant|won'?t|wont|doesn'?t|doesnt|don'?t|dont|never|wrong|stuck)\b/i
const PERSON =
  /\bmy (?:cousin|dad|mom|mum|brother|sister|grand\w+|uncle|aunt|friend|dog|cat)\b.{0,12}\b(?:has|have|is|was|died|left|got)\b/i
const OPINION = /\bwhat do you think (?:of|about)\b|\byour (?:opinion|fav\w*)\b/i
const DIGIT = /\d/

/** What can be answered from a lesson. */
const ANSWERED: readonly Act[] = ['fact', 'define', 'how', 'why', 'compare', 'example']
/** These are taken at their word even when the classifier is not sure: a wrong answer to them would hurt. */
const KEPT: readonly Act[] = [
  'feelings',
  'hint',
  'quiz',
  'make-quiz',
  'problem',
  'answer',
  'check',
  'test',
  ...ANSWERED,
]
const SURE = 0.6
const NEARLY_CERTAIN = 0.9
const LEAST_SHARE = 0.1
const MOSTLY = 0.6
const SHORT = 3

type Heard = { message: string; state: DialogueState; guide: LessonGuide | null }

/** The act as the classifier hears it, corrected by the form of the message and by what the open lesson is about. */
export function settleAct(said: RecognizedAct, { message, state, guide }: Heard): Act {
  if (said.language !== 'en') return said.act
  const typed = readTyped(message)
  if (isWorkForMe(typed)) return 'off-topic'
  if (state.open !== null && (said.act === 'answer' || DIGIT.test(typed)))
    return readNewProblem(said.act, typed)
  const formed = FORMS.find(([, pattern]) => pattern.test(typed))?.[0]
  if (
    formed &&
    (said.confidence < NEARLY_CERTAIN || formed === 'check' || formed === 'fact') &&
    said.act !== 'problem'
  )
    return formed
  const isQuestion = QUESTION.test(typed)
  const isOfLesson = guide !== null && namesLesson(typed, guide)
  const isBare = guide !== null && isQuestion && findTopicStems(typed).length <= 1
  if (said.act === 'off-topic') {
    if (OPINION.test(typed)) return said.act
    return isOfLesson || isBare ? (isQuestion ? bestOf(said, typed) : 'answer') : said.act
  }
  const isSure =
    said.confidence >= SURE || (KEPT.includes(said.act) && !(isQuestion && said.confidence < LEAST_SURE))
  if (isSure) return said.act
  if (isQuestion && (isOfLesson || guide !== null || said.topic !== null)) return bestOf(said, typed)
  if (PERSON.test(typed)) return 'feelings'
  return isOfLesson ? (NOT.test(typed) ? 'stuck' : 'answer') : said.act
}

/** Below this even a usual reading is a guess. */
const LEAST_SURE = 0.4

/** "And 25 % of that?" is a problem of its own, not an answer. */
const readNewProblem = (act: Act, typed: string): Act =>
  act === 'answer' && /^(?:and|now|what about|how about)\s/i.test(typed) ? 'problem' : act

/** The likeliest of what a lesson can answer; a word or two with a question mark asks what they mean. */
function bestOf({ ranked }: RecognizedAct, typed: string): Act {
  const best = ranked.find(({ act, share }) => ANSWERED.includes(act) && share >= LEAST_SHARE)
  if (best) return best.act
  return typed.split(/\s+/).length <= SHORT ? 'define' : 'fact'
}

/** Whether the open lesson speaks of most of what a message names. */
export function namesLesson(
  message: string,
  { parts, title }: Pick<LessonGuide, 'parts' | 'title'>,
): boolean {
  const stems = findTopicStems(message)
  if (stems.length === 0) return false
  const own = new Set(findStems(`${title} ${parts.map(({ text }) => text).join(' ')}`))
  return stems.filter((stem) => own.has(stem)).length >= MOSTLY * stems.length
}
