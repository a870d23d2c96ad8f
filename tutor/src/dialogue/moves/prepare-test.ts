import { linkTo } from '../../chat/writing/facts.ts'
import type { LessonGuide } from '../dialogue-port.ts'
import { moveToTopic } from '../quiz/start-quiz.ts'
import { type Move, reply, type Scene } from '../scene.ts'
import { linkLesson } from '../show-blocks.ts'

const WRITING =
  /\b(?:essay|paper|report|paragraph|speech|ensayo|redacci[oó]n|r[ée]daction|expos[ée]|aufsatz|referat)\b|作文|论文/i
const HELD = 0.8
const ENOUGH = 3

/** "I have a test tomorrow": what is not held yet, what it builds on, then a quiz. For an essay: question, claim, evidence. */
export const prepareTest: Move = async (scene) => {
  const { voice } = scene
  if (WRITING.test(scene.message))
    return reply(scene, [voice.say('essayPlan'), voice.say('essayAsk')], {
      followUps: [voice.chip('chipSummary'), voice.chip('chipExample')],
    })
  const moved = await moveToTopic(scene)
  if (!moved.guide) return askOnWhat(moved)
  return planFor(moved, moved.guide)
}

async function askOnWhat(scene: Scene) {
  const { voice, library, state } = scene
  const due = (await library.listDue()).map(({ title }) => title)
  return reply(scene, [voice.say('testOnWhat')], {
    followUps: [...due, ...state.earlier.map(({ title }) => title)],
  })
}

async function planFor(scene: Scene, guide: LessonGuide) {
  const { voice, library, state } = scene
  const standings = await library.listStandings()
  const isHeld = (skill: string) =>
    standings.some((one) => one.skill === skill && one.answers >= ENOUGH && one.right >= HELD * one.answers)
  const open = guide.skills.filter(({ id }) => !isHeld(id))
  const [basis] = guide.buildsOn
  const first = guide.parts.find(({ section }) => section !== null)
  const lesson = linkTo(guide.title, first?.path ?? guide.source.path)
  return reply(
    scene,
    [
      voice.say('testIntro', { title: guide.title }),
      ...(basis ? [voice.say('testBasis', { link: linkLesson(basis) })] : []),
      voice.say('testRead', { link: lesson }),
      voice.say(open.length > 0 ? 'testQuiz' : 'testQuizHeld'),
      voice.say('testStart'),
    ],
    {
      state: { ...state, offer: 'quiz' },
      followUps: [
        voice.chip('chipQuiz'),
        voice.chip('chipSummary'),
        ...(basis ? [voice.chip('chipBasis')] : []),
      ],
    },
  )
}
