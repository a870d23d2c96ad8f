import { dependsOnContext } from '../../answer/score-sentence.ts'
import { explainWord } from '../../chat/replies/meaning-reply.ts'
import { findStems } from '../../retrieval/stems.ts'
import type { LessonGuide } from '../dialogue-port.ts'
import { findAnswer } from '../knowledge/find-answer.ts'
import { type Block, readBlocks } from '../knowledge/read-blocks.ts'
import { type Move, reply, type Scene } from '../scene.ts'
import { showBlocks } from '../show-blocks.ts'
import { answerQuestion } from './answer-question.ts'
import { headOf } from './explain.ts'

const ASKED: readonly RegExp[] = [
  /^(?:and |but |so |ok(?:ay)? |pls |please )*(?:wh?at|wut) (?:does|do|did|is meant by) (?:the )?(?:word |term )?["“']?(?<term>.+?)["”']? (?:even )?mean\b/iu,
  /^(?:and |but |so |ok(?:ay)? |pls |please )*(?:define|definition of|meaning of|(?:the )?meaning of|explain (?:the word|what)|wh?at(?:'s|s| is| are| even is)? the meaning of)\s+["“']?(?<term>.+?)["”']?$/iu,
  /^(?:and |but |so |ok(?:ay)? )*(?:(?:wh?at|wut|wat)(?:'s|s| is| are| r| even is)?(?: an?| the)?|qué es(?: una?| el| la)?|c'est quoi(?: une?| le| la)?|was ist(?: ein[e]?| der| die| das)?)\s+["“']?(?<term>[\p{L}\p{N} '-]{2,40}?)["”']?$/iu,
  /^(?:and|what about|wat about|how about)\s+(?:an? |the )?(?<term>[\p{L}\p{N} '-]{2,40})$/iu,
  /^(?!(?:wh|how|is\b|are\b|do|can\b))(?<term>[\p{L}\p{N} '-]{2,30})$/iu,
]

export function findTerm(message: string): string | null {
  const bare = message
    .replace(/[’]/g, "'")
    .replace(/[\s?.!]+$/, '')
    .trim()
  for (const form of ASKED) {
    const term = form.exec(bare)?.groups?.term?.trim()
    if (term && !/^(?:it|that|this|they|he|she|the (?:other|same)(?: one)?)$/i.test(term)) return term
  }
  return null
}

/** The word list of the lesson first, because it explains a word as the lesson uses it; the dictionary last. */
export const define: Move = async (scene) => {
  const { guide, message, voice } = scene
  const term = findTerm(message)
  if (term === null) return answerQuestion(scene)
  const entry = guide && findEntry(guide, term)
  if (guide && entry) {
    const along = findUse(guide, entry, term)
    return showBlocks(scene, {
      guide,
      blocks: [entry, ...(along ? [along] : [])],
      before: [voice.say('meaning')],
      asked: message,
      followUps: [voice.chip('chipExample'), voice.chip('chipPicture'), voice.chip('chipQuiz')],
      offer: 'example',
    })
  }
  return (await defineElsewhere(scene, term)) ?? answerQuestion(scene)
}

function findEntry(guide: LessonGuide, term: string): Block | null {
  const asked = findStems(term)
  const count = countWords(term)
  const entries = readBlocks(guide).filter(({ kind }) => kind === 'vocabulary')
  const isIt = (entry: Block) => {
    const own = findStems(headOf(entry.text))
    return (
      own.length > 0 && count === countWords(headOf(entry.text)) && own.every((stem) => asked.includes(stem))
    )
  }
  return entries.find(isIt) ?? null
}

const countWords = (text: string) => text.trim().split(/\s+/).length

const MOST_WORDS_ALONG = 60

/** The sentence in which the lesson brings the word up says more than its entry. */
function findUse(guide: LessonGuide, entry: Block, term: string): Block | null {
  const stems = findStems(term)
  const block = readBlocks(guide).find(
    ({ kind, text }) =>
      kind === 'text' &&
      text.split(' ').length <= MOST_WORDS_ALONG &&
      !dependsOnContext(text) &&
      stems.every((stem) => findStems(text).includes(stem)),
  )
  return block && block.name !== entry.name ? block : null
}

/** Another lesson's word list, where the search leads to one that fits; then the dictionary. */
async function defineElsewhere(scene: Scene, term: string) {
  const { message, state, library, guide, task, tools, voice } = scene
  const finding = await findAnswer({ message, state, library, guide, grade: task.reader.grade })
  if (finding.kind === 'answer' || finding.kind === 'closest') {
    const entry = finding.guide.lessonId === guide?.lessonId ? null : findEntry(finding.guide, term)
    if (!entry) return null
    return showBlocks(scene, {
      guide: finding.guide,
      blocks: [entry],
      before: [voice.say('meaning')],
      asked: message,
      followUps: [voice.chip('chipExample'), voice.chip('chipQuiz')],
    })
  }
  if (finding.kind === 'own' || !library.isReady()) return null
  const entry = await explainWord(task, term, tools.dictionary)
  return (
    entry &&
    reply(scene, [voice.say('fromDictionary'), ...entry.segments.slice(1)], {
      isAnswered: entry.isAnswered,
      followUps: [voice.chip('chipQuiz')],
    })
  )
}
