import type { Figure, Monitor, StageState } from '../machine/stage-state.ts'
import { toText } from '../machine/values.ts'
import { tellPlace } from './place-words.ts'
import { type Sentence, say } from './sentence.ts'

const MOST_ITEMS_SPOKEN = 5

/** Everything to be seen, for those who listen: the background, each sprite, how many clones, what is shown and asked. */
export function describeStage(stage: StageState): Sentence[] {
  const visible = stage.figures.filter(({ isVisible }) => isVisible)
  const sprites = visible.filter(({ isClone }) => !isClone)
  return [
    say('background', { name: stage.background.name }),
    ...(visible.length === 0 ? [say('nothing-visible')] : []),
    ...sprites.flatMap(describeFigure),
    ...[...countClones(stage)].map(([name, count]) => say('clones', { name, count })),
    ...stage.monitors.map(describeMonitor),
    ...describeQuestion(stage),
  ]
}

export function describeFigure({ name, x, y, costume, bubble }: Figure): Sentence[] {
  const place = { ...tellPlace(x, y), x: Math.round(x), y: Math.round(y) }
  const figure = say('figure', { name, costume: costume.name, ...place })
  if (!bubble) return [figure]
  return [figure, say(bubble.style === 'say' ? 'says' : 'thinks', { name, text: bubble.text })]
}

export function describeMonitor(monitor: Monitor): Sentence {
  const { name } = monitor
  if (monitor.kind === 'variable') return say('variable', { name, value: toText(monitor.value) })
  const items = monitor.items.slice(0, MOST_ITEMS_SPOKEN).map(toText).join(', ')
  return say('list', { name, count: monitor.length, items })
}

export function describeQuestion({ question, figures }: StageState): Sentence[] {
  if (!question) return []
  const name = figures.find(({ id }) => id === question.figureId)?.name ?? ''
  return [say('question', { name, text: question.text })]
}

/** Visible clones by the name of their sprite. */
export function countClones({ figures }: StageState): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { name, isClone, isVisible } of figures) {
    if (isClone && isVisible) counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  return counts
}
