import { findStems } from '../../retrieval/stems.ts'
import type { LessonGuide } from '../dialogue-port.ts'
import { isElliptic } from '../knowledge/follow-up.ts'
import { rankBlocks } from '../knowledge/rank-blocks.ts'
import { type Block, readBlocks } from '../knowledge/read-blocks.ts'
import type { Move, Scene } from '../scene.ts'
import { showBlocks } from '../show-blocks.ts'
import { answerQuestion } from './answer-question.ts'
import { findTerm } from './define.ts'

const FILLERS = /^(?:an?|the|it|that|this|one|them)\s+|\s+(?:then|anyway|again|the same|and how we \w+)$/gi
const PAIRS: readonly RegExp[] = [
  /\b(?:between|compare|diff(?:erence)?s? (?:of|in|btwn|bw))\s+(?<a>.+?)\s+(?:and|vs\.?|versus|to|with|&)\s+(?<b>.+)$/iu,
  /^(?<a>.+?)\s+(?:vs\.?|versus)\s+(?<b>.+)$/iu,
  /^(?:is|are|isnt|isn't|arent)\s+(?<a>.+?)\s+(?:the )?same as\s+(?<b>.+)$/iu,
  /\bhow (?:is|are)\s+(?<a>.+?)\s+(?:different|unlike)\s+(?:from|than|to)\s+(?<b>.+)$/iu,
  /\bdifference\s+(?:from|to|with)\s+(?<b>.+)$/iu,
  /\b(?:compare (?:it|that|this) (?:to|with)|different from|same as)\s+(?<b>.+)$/iu,
]

/** The two things that are compared; the first is what was talked about where the message names one only. */
export function findPair(message: string, before: string | null): [string, string] | null {
  const bare = message
    .replace(/[’]/g, "'")
    .replace(/[\s?.!]+$/, '')
    .trim()
  for (const form of PAIRS) {
    const { a, b } = form.exec(bare)?.groups ?? {}
    if (!b) continue
    const [one, other] = [a ?? before ?? '', b].map((term) => term.replace(FILLERS, '').trim())
    const first = one && findStems(one).length > 0 ? one : (before ?? '')
    if (first && other && findStems(other).length > 0) return [first, other]
  }
  return null
}

/** One paragraph that names both, or the best of each, side by side. */
export const compare: Move = async (scene) => {
  const { guide, message, state, voice } = scene
  const before = state.asked === null ? null : (findTerm(state.asked) ?? state.asked)
  const pair = findPair(message, before)
  if (!guide || !pair) return answerQuestion(scene)
  const blocks = await findBoth(scene, guide, pair)
  if (blocks.length === 0) return answerQuestion(scene)
  return showBlocks(scene, {
    guide,
    blocks,
    before: [blocks.length > 1 ? voice.say('sideBySide') : voice.say('found')],
    after: [voice.say('compareYourself')],
    asked: isElliptic(message) && state.asked ? `${state.asked} ${message}` : message,
    offer: 'quiz',
    followUps: [voice.chip('chipExample'), voice.chip('chipQuiz'), voice.chip('chipNotIt')],
  })
}

async function findBoth({ library }: Scene, guide: LessonGuide, [a, b]: [string, string]): Promise<Block[]> {
  const all = readBlocks(guide)
  const names = (block: Block, term: string) => {
    const own = new Set(findStems(`${block.title ?? ''} ${block.text}`))
    const stems = findStems(term)
    return stems.length > 0 && stems.filter((stem) => own.has(stem)).length * 2 > stems.length
  }
  const best = async (term: string) => {
    const found = (await library.search(term, guide.lessonId)).filter(
      ({ lessonId }) => lessonId === guide.lessonId,
    )
    return rankBlocks({ message: term }, all, found)
      .map(({ block }) => block)
      .filter((block) => names(block, term))
  }
  const [ofA, ofB] = await Promise.all([best(a), best(b)])
  const both =
    ofA.find((block) => names(block, b) && block.kind !== 'summary') ?? ofA.find((block) => names(block, b))
  if (both && both.text.split(' ').length >= 12) return [both]
  const [one, other] = [ofA[0], ofB.find(({ name }) => name !== ofA[0]?.name)]
  return one && other ? [one, other] : []
}
