import type { Segment } from '../../chat/chat-port.ts'
import { linkTo } from '../../chat/writing/facts.ts'
import type { DialogueState, LessonGuide, Run } from '../dialogue-port.ts'
import type { DialoguePhraseId } from '../phrases/en.ts'
import { type MoveReply, reply, type Scene } from '../scene.ts'
import { addRefs, startRun, withOpen } from '../state.ts'
import { hashWords } from '../words.ts'
import type { Question } from './lesson-questions.ts'
import { writeQuestion } from './write-question.ts'

export type Wanted = {
  run: Run
  difficulty: Run['difficulty']
  intro: DialoguePhraseId
  before?: readonly Segment[]
  /** Further than this many questions the run is over. */
  most?: number
}

/** Another one than all that were asked, the same for the same place in the talk. */
export function drawQuestion(
  { desk, state }: Pick<Scene, 'desk' | 'state'>,
  guide: LessonGuide,
  { run, difficulty }: Pick<Wanted, 'run' | 'difficulty'>,
): Promise<Question | null> {
  const seed = hashWords(`${guide.lessonId} ${state.turn} ${run.asked}`)
  return desk.draw({ guide, skill: run.skill, difficulty, not: run.refs, seed })
}

/** Asks a real question and keeps it open; the answer stays with the library. */
export async function askQuestion(scene: Scene, guide: LessonGuide, wanted: Wanted): Promise<MoveReply> {
  const { voice, state } = scene
  const question = await drawQuestion(scene, guide, wanted)
  if (!question) return tellNoQuestions(scene, guide, wanted.before ?? [])
  const run = addRefs({ ...wanted.run, asked: wanted.run.asked + 1, difficulty: wanted.difficulty }, [
    question.ref,
  ])
  const next: DialogueState = { ...withOpen(state, question.ref), run }
  return reply(
    scene,
    [
      ...(wanted.before ?? []),
      voice.say(wanted.intro),
      ...writeQuestion(question),
      ...inviteAnswer(scene, question),
    ],
    { state: next, followUps: [voice.chip('chipHint'), voice.chip('chipDontKnow'), voice.chip('chipStop')] },
  )
}

const inviteAnswer = ({ voice }: Scene, { options }: Question): Segment[] => [
  voice.say(options.length > 0 ? 'chooseOne' : 'yourAnswer'),
]

function tellNoQuestions(scene: Scene, guide: LessonGuide, before: readonly Segment[]): MoveReply {
  const { voice, state } = scene
  return reply(
    scene,
    [...before, voice.say('noQuestions', { link: linkTo(guide.title, guide.source.path) })],
    {
      state: { ...state, open: null },
      followUps: [voice.chip('chipExample'), voice.chip('chipSummary'), voice.chip('chipWhatNext')],
    },
  )
}

/** Where to begin: by what the learner can do, by what was said ("an easy one", "hard"), by the mood. */
export function chooseDifficulty(
  message: string,
  level: { answers: number; right: number } | null,
  mood: DialogueState['mood'],
): Run['difficulty'] {
  if (HARD.test(message)) return 3
  if (EASY.test(message) || mood === 'low') return 1
  if (!level || level.answers < ENOUGH_ANSWERS) return 1
  const share = level.right / level.answers
  return share >= STRONG ? 3 : share >= FAIR ? 2 : 1
}

const HARD =
  /\b(?:hard(?:er|est)?|difficult|challeng\w*|tough(?:er)?|tricky|dif[ií]cil(?:es)?|difficile|schwer\w*)\b|难/i
const EASY = /\b(?:eas(?:y|ier|iest)|simple|baby|f[aá]cil(?:es)?|facile|leicht\w*|einfach\w*)\b|简单|容易/i
const ENOUGH_ANSWERS = 4
const STRONG = 0.85
const FAIR = 0.6

/** The skill of the lesson that needs it most, where answers follow the learner; else any of them. */
export async function chooseSkill({ task, library }: Scene, guide: LessonGuide) {
  const own = new Set(guide.skills.map(({ id }) => id))
  const standings = task.isAdaptive === false ? [] : await library.listStandings()
  const [weakest] = standings
    .filter(({ skill, answers }) => own.has(skill) && answers > 0)
    .toSorted((a, b) => a.right / a.answers - b.right / b.answers)
  return weakest ?? null
}

export async function beginRun(
  scene: Scene,
  guide: LessonGuide,
): Promise<Pick<Wanted, 'run' | 'difficulty'>> {
  const weakest = await chooseSkill(scene, guide)
  const difficulty = chooseDifficulty(scene.message, weakest, scene.state.mood)
  return { run: startRun(weakest?.skill ?? null, difficulty), difficulty }
}
