import { linkTo } from '../../chat/writing/facts.ts'
import { readBlocks } from '../knowledge/read-blocks.ts'
import { type Move, reply } from '../scene.ts'
import { linkLesson, showBlocks } from '../show-blocks.ts'
import { askWhich } from './ask-which.ts'

const LESSON = /\b(?:lesson|chapter|unit|lecci[oó]n|le[cç]on|lektion)\b|课/i
const MOST_WORDS = 110

/** The next paragraph of the lesson that was not shown; at its end the next lesson. */
export const goOn: Move = async (scene) => {
  const { guide, state, voice, message } = scene
  if (!guide) return askWhich(scene)
  const all = readBlocks(guide).filter(({ kind }) => kind === 'text' || kind === 'example')
  const last = all.findLastIndex(({ name }) => state.shown.includes(name))
  const next = all.slice(last + 1).find(({ name }) => !state.shown.includes(name))
  if (LESSON.test(message) || !next)
    return guide.next
      ? reply(scene, [voice.say('nextLesson', { link: linkLesson(guide.next) })], {
          state: { ...state, offer: 'quiz' },
          followUps: [voice.chip('chipQuiz'), voice.chip('chipSummary')],
        })
      : reply(scene, [voice.say('lessonEnd', { link: linkTo(guide.title, guide.source.path) })], {
          state: { ...state, offer: 'quiz' },
          followUps: [voice.chip('chipQuiz'), voice.chip('chipWhatNext')],
        })
  const at = all.indexOf(next)
  const second = all[at + 1]
  const isShort = next.text.split(' ').length + (second?.text.split(' ').length ?? 0) <= MOST_WORDS
  const blocks = second && isShort && second.section === next.section ? [next, second] : [next]
  return showBlocks(scene, {
    guide,
    blocks,
    before: [voice.say('goingOn')],
    offer: 'next',
    followUps: [voice.chip('chipNext'), voice.chip('chipExample'), voice.chip('chipQuiz')],
  })
}
