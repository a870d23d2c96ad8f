import { replyWithMaterial } from '../../chat/replies/material-reply.ts'
import type { LessonGuide } from '../dialogue-port.ts'
import { type Block, readBlocks } from '../knowledge/read-blocks.ts'
import { moveToTopic } from '../quiz/start-quiz.ts'
import type { Move } from '../scene.ts'
import { showBlocks } from '../show-blocks.ts'
import { askWhich } from './ask-which.ts'

const MOST_LINES = 4

/** Two to four lines: the summary of the lesson, else the first sentence of each section. */
export const summarize: Move = async (scene) => {
  const { task, tools, state } = scene
  const isOwnPage = task.page !== null && task.page.kind !== 'question' && task.page.kind !== 'lesson'
  if (isOwnPage && scene.topicWords === null) {
    const draft = await replyWithMaterial(task, { type: 'summary', topic: null }, tools.texts)
    return { draft: { ...draft, messageType: 'text' }, state }
  }
  const moved = await moveToTopic(scene)
  const { guide, voice } = moved
  if (!guide) return askWhich(moved)
  const lines = findLines(guide)
  return showBlocks(moved, {
    guide,
    blocks: lines,
    before: [voice.say('summary')],
    offer: 'quiz',
    followUps: [voice.chip('chipQuiz'), voice.chip('chipCards'), voice.chip('chipExample')],
  })
}

function findLines(guide: LessonGuide): Block[] {
  const blocks = readBlocks(guide)
  const box = blocks.find(({ kind }) => kind === 'summary')
  if (box) return [{ ...box, text: box.text.split('\n').slice(0, MOST_LINES).join('\n') }]
  const firsts = new Map<string | null, Block>()
  for (const block of blocks)
    if (block.kind === 'text' && block.section !== null && !firsts.has(block.section))
      firsts.set(block.section, { ...block, text: block.sentences[0] ?? block.text })
  return [...firsts.values()].slice(0, MOST_LINES)
}
