import type { Segment } from '../../chat/chat-port.ts'
import type { Run } from '../dialogue-port.ts'
import { type MoveReply, reply, type Scene } from '../scene.ts'
import { asValue } from '../voice.ts'

/** One question says little: no score is made of it. */
const ENOUGH = 2

/** What was learned, and what is not held yet: in numbers that were counted and mistakes that were seen. */
export function summarizeRun({ voice, guide, state }: Scene, { right, wrong, mistakes }: Run): Segment[] {
  const title = asValue(state.topic?.section ?? guide?.title ?? state.topic?.title ?? '')
  const all = right + wrong
  if (all < ENOUGH) return [voice.say('learnedAbout', { title })]
  const score = [voice.say('runScore', { right: String(right), all: String(all) })]
  const held = [wrong === 0 ? voice.say('runHeld', { title }) : voice.say('runNotHeld', { title })]
  const seen = mistakes.map((mistake) => voice.say('item', { text: asValue(mistake) }))
  return [...score, ...held, ...(seen.length > 0 ? [voice.say('runMistakes'), ...seen] : [])]
}

export function endRun(scene: Scene, run: Run, before: readonly Segment[]): MoveReply {
  const { voice, state } = scene
  const isWell = run.wrong === 0 && run.right > 0
  return reply(
    scene,
    [...before, ...summarizeRun(scene, run), voice.say(isWell ? 'goOnHarder' : 'goOnAgain')],
    {
      state: { ...state, open: null, run: null, offer: isWell ? 'next' : 'simpler' },
      followUps: isWell
        ? [voice.chip('chipHarder'), voice.chip('chipWhatNext')]
        : [voice.chip('chipSimpler'), voice.chip('chipOneMore'), voice.chip('chipWhatNext')],
    },
  )
}
