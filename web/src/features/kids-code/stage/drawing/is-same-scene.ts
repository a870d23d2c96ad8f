import type { Figure, Monitor, StageState } from '#engines/kids-code/index.ts'

/** Whether two states look the same, so that nothing has to be drawn. */
export function isSameScene(one: StageState, other: StageState): boolean {
  return (
    one.background.asset === other.background.asset &&
    hasSameEffects(one, other) &&
    one.question?.text === other.question?.text &&
    one.question?.figureId === other.question?.figureId &&
    one.figures.length === other.figures.length &&
    one.figures.every((figure, place) => isSameFigure(figure, other.figures[place])) &&
    one.monitors.length === other.monitors.length &&
    one.monitors.every((monitor, place) => isSameMonitor(monitor, other.monitors[place]))
  )
}

function isSameFigure(one: Figure, other: Figure | undefined): boolean {
  return (
    other !== undefined &&
    one.id === other.id &&
    one.x === other.x &&
    one.y === other.y &&
    one.direction === other.direction &&
    one.size === other.size &&
    one.isVisible === other.isVisible &&
    one.costume === other.costume &&
    one.rotationStyle === other.rotationStyle &&
    one.bubble === other.bubble &&
    hasSameEffects(one, other)
  )
}

function hasSameEffects(
  { effects: one }: Pick<Figure, 'effects'>,
  { effects: other }: Pick<Figure, 'effects'>,
) {
  return one.colour === other.colour && one.brightness === other.brightness && one.ghost === other.ghost
}

function isSameMonitor(one: Monitor, other: Monitor | undefined): boolean {
  if (!other || one.id !== other.id || one.kind !== other.kind) return false
  if (one.kind === 'variable') return other.kind === 'variable' && one.value === other.value
  return (
    other.kind === 'list' &&
    one.length === other.length &&
    one.items.every((item, place) => item === other.items[place])
  )
}
