import type { Background, Costume, RotationStyle, Value } from '../program/project.ts'
import type { Actor, Bubble, Effects, Machine } from './machine.ts'

export type Figure = {
  id: string
  spriteId: string
  name: string
  isClone: boolean
  x: number
  y: number
  direction: number
  rotationStyle: RotationStyle
  /** Percent. */
  size: number
  isVisible: boolean
  costume: Costume
  effects: Effects
  bubble: Bubble | null
}

export type Monitor =
  | { kind: 'variable'; id: string; name: string; sprite: string | null; value: Value }
  | { kind: 'list'; id: string; name: string; sprite: string | null; items: Value[]; length: number }

/** Everything there is to draw. `figures` from the back to the front. */
export type StageState = {
  tick: number
  background: Background
  effects: Effects
  figures: Figure[]
  monitors: Monitor[]
  question: { figureId: string; text: string } | null
}

/** More items than this nobody reads on the stage. */
const MOST_SHOWN_ITEMS = 100

export function readStage(machine: Machine): StageState {
  const { backgrounds } = machine.project.stage
  const question = machine.questions[0]
  return {
    tick: machine.ticks,
    background: backgrounds[machine.background] ?? { id: '', name: '', asset: '' },
    effects: { ...machine.stage.effects },
    figures: machine.actors.map(readFigure),
    monitors: [...readVariables(machine), ...readLists(machine)],
    question: question ? { figureId: question.thread.actor.id, text: question.text } : null,
  }
}

function readFigure(actor: Actor): Figure {
  const { id, sprite, isClone, x, y, direction, rotationStyle, size, isVisible, bubble } = actor
  return {
    id,
    spriteId: sprite?.id ?? '',
    name: sprite?.name ?? '',
    isClone,
    x,
    y,
    direction,
    rotationStyle,
    size,
    isVisible,
    costume: sprite?.costumes[actor.costume] ?? { id: '', name: '', asset: '', width: 0, height: 0 },
    effects: { ...actor.effects },
    bubble,
  }
}

function readVariables(machine: Machine): Monitor[] {
  return machine.project.variables
    .filter(({ id }) => machine.shownVariables.has(id))
    .map(({ id, name, owner, value }) => ({
      kind: 'variable',
      id,
      name,
      sprite: owner,
      value: memoryOf(machine, owner).variables.get(id) ?? value,
    }))
}

function readLists(machine: Machine): Monitor[] {
  return machine.project.lists
    .filter(({ id }) => machine.shownLists.has(id))
    .map(({ id, name, owner }) => {
      const items = memoryOf(machine, owner).lists.get(id) ?? []
      const shown = items.slice(0, MOST_SHOWN_ITEMS)
      return { kind: 'list', id, name, sprite: owner, items: shown, length: items.length }
    })
}

function memoryOf(machine: Machine, owner: string | null): Pick<Machine, 'variables' | 'lists'> {
  return (owner === null ? undefined : machine.originals.get(owner)) ?? machine
}
