import type { Act } from '../acts/act.ts'
import { type Finding, findAnswer } from '../knowledge/find-answer.ts'
import { isElliptic } from '../knowledge/follow-up.ts'
import type { Block } from '../knowledge/read-blocks.ts'
import { createQuoter, type Move, type MoveReply, reply, type Scene } from '../scene.ts'
import { showBlocks } from '../show-blocks.ts'
import { replyNotTaught } from './off-topic.ts'

const BONUS = 0.06
const EXAMPLE_MALUS = 0.12
/** Elsewhere what happened in one case answers less than what is always so. */
const WANTS_EXAMPLE: readonly Act[] = ['example', 'how', 'show']
const REASON = /\b(?:because|since|so that|that is why|therefore|reason|the more|otherwise)\b/i
const WAY = /\b(?:first|then|next|by \w+ing|step|to (?:find|do|make|add|get))\b/i

/** What a kind of question is best answered with. */
const PREFERS: Partial<Record<Act, (block: Block) => boolean>> = {
  why: ({ text }) => REASON.test(text),
  how: ({ kind, text }) => kind !== 'vocabulary' && WAY.test(text),
  example: ({ kind, text }) => kind === 'example' || /\b(?:for example|such as|like)\b/i.test(text),
  define: ({ kind }) => kind === 'vocabulary',
}

/** The passage that answers, its best sentence marked; where none does, the section that comes closest. */
export const answerQuestion: Move = async (scene) => {
  const finding = await findAnswer(toAsking(scene))
  return tellFinding(scene, finding)
}

/**
 * What sounds like something else may still ask what a lesson surely teaches ("is it even a poem then"): answered then,
 * null elsewhere.
 */
export async function answerWhatIsTaught(scene: Scene): Promise<MoveReply | null> {
  const finding = await findAnswer(toAsking(scene))
  return finding.kind === 'answer' ? tellFinding(scene, finding) : null
}

/** "No, that's not it": the same question again, without what was shown. */
export const answerOtherwise: Move = async (scene) => {
  const { asked, shown } = scene.state
  if (asked === null) return reply(scene, [scene.voice.say('whichTopic')])
  const finding = await findAnswer({ ...toAsking(scene), message: asked, not: shown })
  return tellFinding({ ...scene, message: asked }, finding)
}

function toAsking({ message, state, library, guide, task, act }: Scene) {
  const prefers = PREFERS[act]
  return {
    message,
    state,
    library,
    guide,
    grade: task.reader.grade,
    previous: task.turns.findLast(({ role }) => role === 'user')?.content ?? null,
    words: task.explanationStyle ? WORDS[task.explanationStyle] : undefined,
    bonus: (block: Block) =>
      (prefers?.(block) ? BONUS : 0) +
      (block.kind === 'example' && !WANTS_EXAMPLE.includes(act) ? -EXAMPLE_MALUS : 0),
  }
}

const WORDS = { concise: 45, balanced: undefined, detailed: 170 } as const

function tellFinding(scene: Scene, finding: Finding): MoveReply {
  const { voice, message, state } = scene
  if (finding.kind === 'none') return replyNotTaught(scene, finding.nearest)
  const asked = isElliptic(message) ? (state.asked ?? message) : message
  if (finding.kind === 'own') {
    const { sources, quote } = createQuoter()
    const { passage } = finding.found
    return reply(scene, [voice.say('ownFound'), quote(passage.text, passage.source)], {
      sources,
      state: { ...state, asked, offer: 'found' },
      followUps: [voice.chip('chipThatsIt'), voice.chip('chipNotIt')],
    })
  }
  const { guide, excerpt, also, kind } = finding
  const isSure = kind === 'answer'
  const isOther = guide.lessonId !== scene.guide?.lessonId
  return showBlocks(scene, {
    guide,
    blocks: excerpt.blocks,
    mark: excerpt.mark,
    before: [isSure ? (isOther ? voice.say('foundElsewhere') : voice.say('found')) : voice.say('closest')],
    after: isSure ? [] : [voice.say('leadOn')],
    also,
    asked,
    offer: 'found',
    followUps: isSure
      ? [voice.chip('chipExample'), voice.chip('chipQuiz'), voice.chip('chipNotIt')]
      : [voice.chip('chipThatsIt'), voice.chip('chipNotIt'), voice.chip('chipSimpler')],
  })
}
