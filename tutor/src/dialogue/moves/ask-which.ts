import { type Move, reply } from '../scene.ts'

const MOST = 3

/** Nothing is at hand that could be explained: asks what it is about, with what there is to choose from. */
export const askWhich: Move = async (scene) => {
  const { voice, state, library } = scene
  if (!library.isReady()) return reply(scene, [voice.say('stillReading')], { isAnswered: false })
  const earlier = state.earlier.map(({ title }) => title)
  const steps = earlier.length > 0 ? [] : (await library.listNextSteps()).map(({ title }) => title)
  return reply(scene, [voice.say('whichTopic')], { followUps: [...earlier, ...steps].slice(0, MOST) })
}
