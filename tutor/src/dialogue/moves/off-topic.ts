import { linkTo } from '../../chat/writing/facts.ts'
import type { FoundSection } from '../dialogue-port.ts'
import { type Move, type MoveReply, reply, type Scene } from '../scene.ts'

/** Only when the search says so: nothing that is taught is near. */
export function replyNotTaught(scene: Scene, nearest: readonly FoundSection[]): MoveReply {
  const { voice, library, guide, task } = scene
  if (!library.isReady()) return reply(scene, [voice.say('stillReading')], { isAnswered: false })
  const fit = nearest.filter(({ passage }) => {
    const { grade } = passage.source
    return grade === null || task.reader.grade === null || grade <= task.reader.grade + 2
  })
  const links = fit.map(({ passage: { source } }) =>
    voice.say('place', { link: linkTo(source.title, source.path) }),
  )
  const near = links.length > 0 ? [voice.say('maybe'), ...links] : [voice.say('canHelp')]
  return reply(scene, [voice.say('notTaught'), ...near], {
    isAnswered: false,
    followUps: chipsFor(scene, guide !== null),
  })
}

/** Something that no lesson is about: a friendly line, and back to what can be learned here. */
export const replyOffTopic: Move = async (scene) =>
  !scene.library.isReady()
    ? reply(scene, [scene.voice.say('stillReading')], { isAnswered: false })
    : reply(scene, [scene.voice.say('offTopic'), backTo(scene)], {
        followUps: chipsFor(scene, scene.guide !== null),
      })

export function backTo({ voice, guide }: Scene) {
  return guide ? voice.say('backToLesson', { title: guide.title }) : voice.say('canHelp')
}

export function chipsFor({ voice }: Scene, hasLesson: boolean): string[] {
  return hasLesson
    ? [voice.chip('chipQuiz'), voice.chip('chipSummary'), voice.chip('chipWhatNext')]
    : [voice.chip('chipWhatNext'), voice.chip('chipQuiz')]
}

const FOR_ME =
  /\b(?:write|do|finish|make|type|draft|schreib\w*|mach\w*|escribe\w*|haz\w*|[ée]cris|fais)\b.{0,40}\b(?:for me|my (?:home ?work|essay|paragraph|report|assignment|story|project|paper|speech)|por m[ií]|mi (?:tarea|ensayo|redacci[oó]n)|pour moi|mes? (?:devoirs?|r[ée]daction)|f[üu]r mich|meine? (?:hausaufgaben?|aufsatz))\b|(?:帮我写|替我写|帮我做作业)/i

/** Whoever wants their work done gets a start on it, never the work. */
export const isWorkForMe = (message: string): boolean => FOR_ME.test(message)

export const startTheirWork: Move = async (scene) =>
  reply(scene, [scene.voice.say('notForYou'), scene.voice.say('firstStep')], {
    followUps: [scene.voice.chip('chipExample'), scene.voice.chip('chipHint')],
  })
