import { findQuestionStems, findStems } from '../../retrieval/stems.ts'
import type { LessonGuide } from '../dialogue-port.ts'
import { findAnswer } from '../knowledge/find-answer.ts'
import { findResult } from '../knowledge/find-result.ts'
import { type Block, readBlocks } from '../knowledge/read-blocks.ts'
import { readAttempt } from '../read-attempt.ts'
import { readTyped } from '../read-typed.ts'
import { type Move, reply, type Scene } from '../scene.ts'
import { showBlocks } from '../show-blocks.ts'
import { findTopicStems } from '../words.ts'
import { askWhich } from './ask-which.ts'

const SAYS_NOT =
  /\b(?:not|never|no|nobody|nothing|without|cannot|\w+n't|only|instead|one|just|all|every|always|same|because|cause[sd]?)\b/i
const ASKS =
  /(?:[,\s]+(?:right|correct|yes|no|rite|is (?:that|it|this) (?:right|rite|good|correct|ok|true)|am i right|did i do (?:good|it right|right)|is this rite))+[\s?.!]*$|^(?:so|is it true(?: that)?|am i right(?: that)?|can (?:u|you) check(?: my \w+)?:?|check(?: this| my \w+)?:?|did i do (?:good|it right|right)\??|is (?:it|this) (?:right|good|ok)(?: that)?:?)[\s,:?]+/gi
/** So much of what is claimed must stand in one sentence of the lesson. */
const ALL = 0.75
const FEWEST = 3

/** What is claimed, without the words that ask about it. */
export const readClaim = (message: string): string => message.replace(ASKS, ' ').replace(ASKS, ' ').trim()

/**
 * A claim is confirmed only where a sentence of the lesson says nearly all of it and neither of the two denies anything;
 * else the lesson's words are put beside it, and the learner compares.
 */
export const checkClaim: Move = async (scene) => {
  const { voice, state, library, guide, task } = scene
  const typed = readTyped(scene.message)
  const attempt = readAttempt(typed)
  const claim = attempt !== null && /^[-\d]/.test(attempt) ? attempt : readClaim(typed)
  if (findTopicStems(claim).filter((stem) => /\p{L}/u.test(stem)).length === 0) {
    if (guide === null) return askWhich(scene)
    if (/\d/.test(claim) && state.asked !== null) {
      const stated = findResult(state.asked, readAttempt(claim) ?? claim, readBlocks(guide))
      if (stated) return confirm(scene, guide, stated)
      return reply(scene, [voice.say('compareSteps')], {
        followUps: [voice.chip('chipExample'), voice.chip('chipSimpler'), voice.chip('chipQuiz')],
      })
    }
    return reply(scene, [voice.say('checkWhat')], {
      followUps: [voice.chip('chipQuiz'), voice.chip('chipSummary')],
    })
  }
  const finding = await findAnswer({
    message: claim,
    state,
    library,
    guide,
    grade: task.reader.grade,
    mustStay: guide !== null,
  })
  if (finding.kind === 'none' || finding.kind === 'own')
    return reply(scene, [voice.say('cannotCheck')], {
      isAnswered: false,
      followUps: [voice.chip('chipQuiz'), voice.chip('chipSummary')],
    })
  const { excerpt } = finding
  const isSaid = excerpt.mark !== null && saysSame(claim, excerpt.mark)
  return showBlocks(scene, {
    guide: finding.guide,
    blocks: excerpt.blocks,
    mark: excerpt.mark,
    before: [voice.say(isSaid ? 'claimFits' : 'compareClaim')],
    after: isSaid ? [] : [voice.say('whatWouldYouChange')],
    asked: claim,
    followUps: [voice.chip('chipWhy'), voice.chip('chipExample'), voice.chip('chipQuiz')],
  })
}

/** The lesson states the very result. */
const confirm = (scene: Scene, guide: LessonGuide, block: Block) =>
  showBlocks(scene, {
    guide,
    blocks: [block],
    before: [scene.voice.say('right'), scene.voice.say('claimFits')],
    followUps: [scene.voice.chip('chipWhy'), scene.voice.chip('chipQuiz'), scene.voice.chip('chipNext')],
  })

function saysSame(claim: string, mark: string): boolean {
  const stems = findQuestionStems(claim)
  const isDenied = SAYS_NOT.test(claim) || SAYS_NOT.test(mark)
  if (stems.length < FEWEST || isDenied) return false
  const own = new Set(findStems(mark))
  return stems.filter((stem) => own.has(stem)).length >= ALL * stems.length
}
