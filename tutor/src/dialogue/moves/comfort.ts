import { isElliptic } from '../knowledge/follow-up.ts'
import { readBlocks } from '../knowledge/read-blocks.ts'
import { askQuestion, beginRun } from '../quiz/ask-question.ts'
import { beginReply, type Move, type MoveReply, reply, type Scene } from '../scene.ts'
import { namesLesson } from '../settle-act.ts'
import { linkLesson, nameSection, showBlocks } from '../show-blocks.ts'
import { answerQuestion } from './answer-question.ts'
import { askWhich } from './ask-which.ts'
import { openTopic } from './change-topic.ts'
import { findShortLine } from './explain.ts'
import { backTo, chipsFor } from './off-topic.ts'

const OFTEN = 2

/** Lost: one basic idea of the lesson; when it goes on, the lesson that comes before it. */
export const unstick: Move = async (scene) => {
  const { guide, state, voice } = scene
  const next: Scene = { ...scene, state: { ...state, mood: 'low' } }
  if (!guide) return beginReply([voice.say('stuckWarm')], await askWhich(next))
  if (!isElliptic(scene.message) && namesLesson(scene.message, guide))
    return beginReply([voice.say('stuckWarm')], await answerQuestion({ ...next, act: 'how' }))
  const [basis] = guide.buildsOn
  if (state.stuck >= OFTEN && basis)
    return reply(next, [voice.say('stuckWarm'), voice.say('offerBasis', { link: linkLesson(basis) })], {
      state: { ...next.state, offer: 'prerequisite' },
      followUps: [voice.chip('chipYes'), voice.chip('chipExample'), voice.chip('chipSimpler')],
    })
  const line = findShortLine(next, readBlocks(guide), { isFirst: isElliptic(scene.message) })
  return showBlocks(next, {
    guide,
    blocks: line ? [line] : [],
    before: [voice.say('stuckWarm'), voice.say('oneIdea')],
    after: [voice.say('whichWord')],
    offer: 'simpler',
    followUps: [voice.chip('chipSimpler'), voice.chip('chipExample'), voice.chip('chipPicture')],
  })
}

/** "Yes" to the lesson that comes before. */
export const openBasis: Move = async (scene) => {
  const { guide, library } = scene
  const [basis] = guide?.buildsOn ?? []
  const before = basis ? await library.openLesson(basis.lessonId) : null
  return before ? openTopic(scene, before, null, before.title) : askWhich(scene)
}

/** One kind line and something short and playful. */
export const perkUp: Move = async (scene) => {
  const { state, voice } = scene
  return smallStep({ ...scene, state: { ...state, mood: 'bored' } }, voice.say('bored'), 'playful')
}

export const cheer: Move = async (scene) => {
  const { state, voice, guide } = scene
  return reply(scene, [voice.say('proud'), voice.say(guide ? 'proudNext' : 'proudWhat')], {
    state: { ...state, mood: 'proud', stuck: 0, offer: guide ? 'quiz' : null },
    followUps: guide
      ? [voice.chip('chipHarder'), voice.chip('chipNext'), voice.chip('chipWhatNext')]
      : chipsFor(scene, false),
  })
}

const DUMB =
  /\b(?:dumb|stupid|idiot|not smart|bad at|slow|suck at|tont[oa]|estúpid[oa]|bête|nul(?:le)?|dumm|blöd)\b|笨|傻/i
const TIRED =
  /\b(?:tired|sleepy|exhausted|worn out|need a break|headache|cansad[oa]|fatigu[ée]e?|m[üu]de)\b|累|困/i
const PERSONAL =
  /\b(?:miss (?:him|her|them|my|you)|my (?:mom|mum|dad|mother|father|grand\w+|cousin|brother|sister|friends?|dog|cat|parents|uncle|aunt|family|teacher)|lonely|alone|nobody (?:likes|plays)|no friends|moved away|divorce|died|sad|cry(?:ing)?|hurt|bull(?:y|ied)|fight(?:ing)?|triste|traurig|seul|solo|allein)\b|难过|伤心|孤单/i

/** One warm sentence. Worry about learning gets a small step that works; worry about life gets no lesson. */
export const comfort: Move = async (scene) => {
  const { state, voice, message, guide } = scene
  const next: Scene = { ...scene, state: { ...state, mood: 'low' } }
  if (TIRED.test(message)) return restNow(next)
  if (PERSONAL.test(message))
    return reply(next, [voice.say('personal'), voice.say('personalGrownUp')], {
      followUps: [voice.chip('chipGoOn')],
    })
  const warm = voice.say(DUMB.test(message) ? 'warmDumb' : 'warm')
  if (state.open !== null)
    return reply(next, [warm, voice.say('oneStepHere')], {
      followUps: [voice.chip('chipHint'), voice.chip('chipExample'), voice.chip('chipSkip')],
    })
  return guide
    ? smallStep(next, warm, 'easyOne')
    : reply(next, [warm, voice.say('offerEasy')], {
        state: { ...next.state, offer: 'practice' },
        followUps: [voice.chip('chipEasy'), voice.chip('chipWhatNext')],
      })
}

function restNow(scene: Scene): MoveReply {
  const { voice, guide } = scene
  const sum = guide ? [voice.say('restSum', { title: nameSection(scene) })] : []
  return reply(scene, [voice.say('rest'), ...sum, voice.say('restLater')], {
    state: { ...scene.state, open: null, run: null },
    followUps: [voice.chip('chipWhatNext'), voice.chip('chipBye')],
  })
}

/** The easiest question there is; where there is none, something to look at. */
async function smallStep(
  scene: Scene,
  warm: MoveReply['draft']['segments'][number],
  intro: 'easyOne' | 'playful',
): Promise<MoveReply> {
  const { guide, voice } = scene
  if (!guide)
    return reply(scene, [warm, voice.say('offerEasy')], {
      state: { ...scene.state, offer: 'practice' },
      followUps: [voice.chip('chipEasy'), voice.chip('chipJoke'), voice.chip('chipWhatNext')],
    })
  const { run } = await beginRun(scene, guide)
  const asked = await askQuestion(scene, guide, {
    run: { ...run, most: 1 },
    difficulty: 1,
    intro,
    before: [warm],
  })
  return asked.state.open === null
    ? reply(scene, [warm, backTo(scene)], { followUps: chipsFor(scene, true) })
    : asked
}
