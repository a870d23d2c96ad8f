import { isStoryProblem } from '../../chat/math/looks-like-math.ts'
import { rankBlocks } from '../knowledge/rank-blocks.ts'
import { readBlocks } from '../knowledge/read-blocks.ts'
import { type Move, reply } from '../scene.ts'
import { showBlocks } from '../show-blocks.ts'
import { answerQuestion } from './answer-question.ts'

/** A problem that the engine cannot check is not guessed at: the lesson's way of doing one like it is shown instead. */
export const showOneLikeIt: Move = async (scene) => {
  const { guide, voice, message, library } = scene
  if (!guide) {
    if (!isStoryProblem(message)) return answerQuestion(scene)
    return reply(scene, [voice.say('cannotSolve')], {
      isAnswered: false,
      followUps: [voice.chip('chipWhatNext')],
    })
  }
  const found = (await library.search(message, guide.lessonId)).filter(
    ({ lessonId }) => lessonId === guide.lessonId,
  )
  const isWanted = ({ kind }: { kind: string }) => kind === 'example' || kind === 'text'
  const ranked = rankBlocks(
    { message, isWanted, bonus: ({ kind }) => (kind === 'example' ? 0.08 : 0) },
    readBlocks(guide),
    found,
  )
  const best = ranked[0]
  if (!best) return answerQuestion(scene)
  return showBlocks(scene, {
    guide,
    blocks: [best.block],
    mark: best.block.kind === 'text' ? best.best : null,
    before: [voice.say('oneLikeIt')],
    after: [voice.say('yourFirstStep')],
    asked: message,
    help: 'example',
    followUps: [voice.chip('chipSimpler'), voice.chip('chipAnotherExample'), voice.chip('chipQuiz')],
  })
}
