import type { Segment } from '../../chat/chat-port.ts'
import { linkTo } from '../../chat/writing/facts.ts'
import type { Standing } from '../dialogue-port.ts'
import { type Move, reply, type Scene } from '../scene.ts'
import { linkLesson } from '../show-blocks.ts'
import { asValue } from '../voice.ts'

const MOST_STEPS = 3
const MOST_DUE = 2
const MOST_STANDINGS = 4
const ABOUT_ME =
  /\bhow (?:am i|i'?m|i am|do i)\b|\bprogress\b|\b(?:weak|strong|good|bad|worst|best) (?:at|in|points?)\b|\bwhere do i need\b|\bneed help\b|\bmy level|\bc[oó]mo voy\b|\bmi progreso\b|\bcomment je|\bmes progr[eè]s\b|\bwie (?:stehe|gut bin|laeuft|läuft)\b|进步|学得怎么样/i

/** Real steps of the planner, what is due, and how it is going, on what evidence. */
export const tellWhatNext: Move = async (scene) => {
  const { library, voice, task, message } = scene
  const [steps, due, standings] = await Promise.all([
    library.listNextSteps(),
    library.listDue(),
    library.listStandings(),
  ])
  if (ABOUT_ME.test(message)) return tellStanding(scene, standings, steps)
  const known = steps.length > 0 ? steps : (task.learner?.nextSteps ?? [])
  const dueLines = due
    .slice(0, MOST_DUE)
    .map(({ title, path, due: at }) => voice.say('dueItem', { link: linkTo(title, path), due: asValue(at) }))
  const lines = known
    .slice(0, MOST_STEPS)
    .map(({ title, path, reason }) =>
      voice.say('stepItem', { link: linkTo(title, path), reason: asValue(reason) }),
    )
  if (lines.length === 0 && dueLines.length === 0) return tellUnknown(scene)
  return reply(
    scene,
    [
      ...(dueLines.length > 0 ? [voice.say('dueIntro'), ...dueLines] : []),
      ...(lines.length > 0 ? [voice.say('nextIntro'), ...lines] : []),
      voice.say('startWithFirstStep'),
    ],
    { followUps: [voice.chip('chipQuiz'), voice.chip('chipHowAmI')] },
  )
}

/** Nothing is known of the learner yet: the lesson at hand leads on. */
function tellUnknown(scene: Scene) {
  const { guide, voice } = scene
  const on: Segment[] = guide?.next ? [voice.say('nextLesson', { link: linkLesson(guide.next) })] : []
  return reply(scene, [voice.say(guide ? 'nextHere' : 'nextUnknown'), ...on], {
    followUps: [voice.chip('chipQuiz'), ...(guide ? [voice.chip('chipSummary')] : [])],
    state: { ...scene.state, offer: guide ? 'quiz' : null },
  })
}

function tellStanding(
  scene: Scene,
  standings: readonly Standing[],
  steps: readonly { title: string; path: string; reason: string }[],
) {
  const { voice } = scene
  const own = standings.filter(({ answers }) => answers > 0)
  if (own.length === 0) return tellUnknown(scene)
  const weakestFirst = own.toSorted((a, b) => a.right / a.answers - b.right / b.answers)
  const shown = weakestFirst
    .slice(0, MOST_STANDINGS)
    .map((standing) => voice.say('standingItem', toValues(standing)))
  const [step] = steps
  const next = step
    ? [
        voice.say('nextIntro'),
        voice.say('stepItem', { link: linkTo(step.title, step.path), reason: asValue(step.reason) }),
      ]
    : []
  return reply(scene, [voice.say('standingIntro'), ...shown, ...next], {
    followUps: [voice.chip('chipQuiz'), voice.chip('chipWhatNext')],
  })
}

export const toValues = ({ name, path, right, answers, level }: Standing) => ({
  link: linkTo(name, path),
  right: String(right),
  answers: String(answers),
  level: asValue(level),
})
