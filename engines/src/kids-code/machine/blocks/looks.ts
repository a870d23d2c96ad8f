import { noteDrawing, setBubble, setSize } from '../actors.ts'
import { showBackground } from '../backgrounds.ts'
import { fieldOf, numberOf, textOf } from '../inputs.ts'
import type { Actor, Effects, Machine } from '../machine.ts'
import { record } from '../record.ts'
import { clamp, tidy } from '../values.ts'
import { waitSeconds } from '../waiting.ts'
import type { ReportersOf, StatementsOf } from './implementation.ts'

export const LOOKS_STATEMENTS: StatementsOf<'looks'> = {
  looks_say_for(machine, thread, block) {
    const bubble = setBubble(machine, thread.actor, 'say', textOf(machine, thread, block, 'text'))
    waitSeconds(machine, thread, numberOf(machine, thread, block, 'seconds'), bubble)
  },
  looks_say(machine, thread, block) {
    setBubble(machine, thread.actor, 'say', textOf(machine, thread, block, 'text'))
  },
  looks_think_for(machine, thread, block) {
    const bubble = setBubble(machine, thread.actor, 'think', textOf(machine, thread, block, 'text'))
    waitSeconds(machine, thread, numberOf(machine, thread, block, 'seconds'), bubble)
  },
  looks_think(machine, thread, block) {
    setBubble(machine, thread.actor, 'think', textOf(machine, thread, block, 'text'))
  },
  looks_switch_costume(machine, { actor }, block) {
    const index = actor.sprite?.costumes.findIndex(({ id }) => id === fieldOf(block, 'costume')) ?? -1
    if (index >= 0) wear(machine, actor, index)
  },
  looks_next_costume(machine, { actor }) {
    if (actor.sprite) wear(machine, actor, (actor.costume + 1) % actor.sprite.costumes.length)
  },
  looks_switch_background(machine, _, block) {
    const { backgrounds } = machine.project.stage
    showBackground(
      machine,
      backgrounds.findIndex(({ id }) => id === fieldOf(block, 'background')),
    )
  },
  looks_next_background(machine) {
    showBackground(machine, (machine.background + 1) % machine.project.stage.backgrounds.length)
  },
  looks_change_size(machine, thread, block) {
    setSize(machine, thread.actor, thread.actor.size + numberOf(machine, thread, block, 'change'))
  },
  looks_set_size(machine, thread, block) {
    setSize(machine, thread.actor, numberOf(machine, thread, block, 'percent'))
  },
  looks_change_effect(machine, thread, block) {
    const effect = fieldOf(block, 'effect') as keyof Effects
    const change = numberOf(machine, thread, block, 'change')
    setEffect(machine, thread.actor, effect, thread.actor.effects[effect] + change)
  },
  looks_set_effect(machine, thread, block) {
    const effect = fieldOf(block, 'effect') as keyof Effects
    setEffect(machine, thread.actor, effect, numberOf(machine, thread, block, 'amount'))
  },
  looks_clear_effects(machine, { actor }) {
    for (const effect of ['colour', 'brightness', 'ghost'] as const) setEffect(machine, actor, effect, 0)
  },
  looks_show: (machine, { actor }) => setVisible(machine, actor, true),
  looks_hide: (machine, { actor }) => setVisible(machine, actor, false),
  looks_to_layer(machine, { actor }, block) {
    moveToLayer(machine, actor, fieldOf(block, 'layer') === 'front' ? machine.actors.length : 0)
  },
  looks_change_layer(machine, thread, block) {
    const layers = Math.round(numberOf(machine, thread, block, 'layers'))
    const change = fieldOf(block, 'way') === 'forward' ? layers : -layers
    moveToLayer(machine, thread.actor, machine.actors.indexOf(thread.actor) + change)
  },
}

export const LOOKS_REPORTERS: ReportersOf<'looks'> = {
  looks_costume(_, { actor }, block) {
    if (fieldOf(block, 'what') === 'number') return actor.costume + 1
    return actor.sprite?.costumes[actor.costume]?.name ?? ''
  },
  looks_background(machine, _, block) {
    if (fieldOf(block, 'what') === 'number') return machine.background + 1
    return machine.project.stage.backgrounds[machine.background]?.name ?? ''
  },
  looks_size: (_, { actor }) => actor.size,
}

function wear(machine: Machine, actor: Actor, index: number): void {
  if (actor.costume === index) return
  actor.costume = index
  noteDrawing(machine, actor)
  record(machine, actor, { kind: 'costume', name: actor.sprite?.costumes[index]?.name ?? '' })
}

/** Colors go round in a circle of 200; the others go from nothing to all. */
function setEffect(machine: Machine, actor: Actor, effect: keyof Effects, wished: number): void {
  const least = effect === 'brightness' ? -100 : 0
  const amount = tidy(effect === 'colour' ? ((wished % 200) + 200) % 200 : clamp(wished, least, 100))
  if (actor.effects[effect] === amount) return
  actor.effects[effect] = amount
  noteDrawing(machine, actor)
  record(machine, actor, { kind: 'effect', effect, amount })
}

function setVisible(machine: Machine, actor: Actor, isVisible: boolean): void {
  if (!actor.sprite || actor.isVisible === isVisible) return
  actor.isVisible = isVisible
  machine.hasDrawn = true
  record(machine, actor, { kind: 'visible', isVisible })
}

function moveToLayer(machine: Machine, actor: Actor, wished: number): void {
  const from = machine.actors.indexOf(actor)
  const place = clamp(wished, 0, machine.actors.length - 1)
  if (from < 0 || from === place) return
  machine.actors.splice(from, 1)
  machine.actors.splice(place, 0, actor)
  noteDrawing(machine, actor)
  record(machine, actor, { kind: 'layer', place })
}
