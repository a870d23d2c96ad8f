import { hypot } from '../../arithmetic/index.ts'
import type { Figure, Monitor, StageState } from '../machine/stage-state.ts'
import { toText } from '../machine/values.ts'
import { countClones, describeMonitor, describeQuestion } from './describe-stage.ts'
import { tellPlace, tellWay } from './place-words.ts'
import { type Sentence, say } from './sentence.ts'

/** Nobody listens to more at once; what comes first matters most. */
const MOST_SENTENCES = 8

/** What is different on the stage now: questions and speech first, then what appeared, changed and moved. */
export function describeChanges(before: StageState, after: StageState): Sentence[] {
  const earlier = new Map(before.figures.map((figure) => [figure.id, figure]))
  const pairs = after.figures
    .filter(({ isClone }) => !isClone)
    .flatMap((now): [Figure, Figure][] => {
      const then = earlier.get(now.id)
      return then ? [[then, now]] : []
    })
  return [
    ...(after.question?.text === before.question?.text ? [] : describeQuestion(after)),
    ...pairs.flatMap(([then, now]) => describeSpeech(then, now)),
    ...describeBackground(before, after),
    ...pairs.flatMap(([then, now]) => describeLooks(then, now)),
    ...describeMonitors(before, after),
    ...describeClones(before, after),
    ...pairs.flatMap(([then, now]) => describeMovement(then, now)),
  ].slice(0, MOST_SENTENCES)
}

function describeSpeech(then: Figure, { name, bubble, isVisible }: Figure): Sentence[] {
  if (!bubble || !isVisible || (bubble.text === then.bubble?.text && bubble.style === then.bubble.style))
    return []
  return [say(bubble.style === 'say' ? 'says' : 'thinks', { name, text: bubble.text })]
}

function describeBackground(before: StageState, after: StageState): Sentence[] {
  if (before.background.id === after.background.id) return []
  return [say('background-changed', { name: after.background.name })]
}

function describeLooks(then: Figure, now: Figure): Sentence[] {
  const { name } = now
  if (then.isVisible !== now.isVisible) {
    return [now.isVisible ? say('appeared', { name, ...tellPlace(now.x, now.y) }) : say('hidden', { name })]
  }
  if (!now.isVisible) return []
  const sentences: Sentence[] = []
  if (then.costume.id !== now.costume.id)
    sentences.push(say('costume-changed', { name, costume: now.costume.name }))
  if (then.size !== now.size) {
    sentences.push(say(now.size > then.size ? 'grew' : 'shrank', { name, percent: Math.round(now.size) }))
  }
  return sentences
}

function describeMonitors(before: StageState, after: StageState): Sentence[] {
  const earlier = new Map(
    before.monitors.map((monitor) => [`${monitor.kind} ${monitor.id}`, tellMonitor(monitor)]),
  )
  return after.monitors
    .filter((monitor) => earlier.get(`${monitor.kind} ${monitor.id}`) !== tellMonitor(monitor))
    .map((monitor) => {
      const { code, values } = describeMonitor(monitor)
      return say(code === 'variable' ? 'variable-changed' : 'list-changed', values)
    })
}

function tellMonitor(monitor: Monitor): string {
  if (monitor.kind === 'variable') return toText(monitor.value)
  return JSON.stringify([monitor.length, monitor.items])
}

function describeClones(before: StageState, after: StageState): Sentence[] {
  const [then, now] = [countClones(before), countClones(after)]
  const names = new Set([...then.keys(), ...now.keys()])
  return [...names]
    .filter((name) => then.get(name) !== now.get(name))
    .map((name) => say('clones-changed', { name, count: now.get(name) ?? 0 }))
}

function describeMovement(then: Figure, now: Figure): Sentence[] {
  if (!now.isVisible || !then.isVisible) return []
  const { name } = now
  const distance = Math.round(hypot(now.x - then.x, now.y - then.y))
  const sentences: Sentence[] = []
  if (distance >= 1) {
    const way = tellWay(now.x - then.x, now.y - then.y)
    sentences.push(say('moved', { name, way, distance, ...tellPlace(now.x, now.y) }))
  }
  if (then.direction !== now.direction) {
    sentences.push(say('turned', { name, degrees: Math.round(now.direction) }))
  }
  return sentences
}
