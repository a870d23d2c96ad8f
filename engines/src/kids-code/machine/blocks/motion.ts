import { cos, sin } from '../../../arithmetic/index.ts'
import { STAGE } from '../../program/limits.ts'
import type { RotationStyle } from '../../program/project.ts'
import { bounce, directionTo, moveTo, noteDrawing, pointTo } from '../actors.ts'
import { fieldOf, numberOf } from '../inputs.ts'
import type { Machine, Point } from '../machine.ts'
import { record } from '../record.ts'
import { clamp } from '../values.ts'
import { glide } from '../waiting.ts'
import type { ReportersOf, StatementsOf } from './implementation.ts'

/** A square of the youngest, in units of the stage, and how long crossing it takes. */
const SQUARE = 30
const SECONDS_A_SQUARE = 0.3
const MOST_SQUARES = 20
const WAYS: Record<string, Point> = {
  right: { x: 1, y: 0 },
  left: { x: -1, y: 0 },
  up: { x: 0, y: 1 },
  down: { x: 0, y: -1 },
}

export const MOTION_STATEMENTS: StatementsOf<'motion'> = {
  motion_step(machine, thread, block) {
    const way = WAYS[fieldOf(block, 'way')] ?? { x: 0, y: 0 }
    const squares = clamp(numberOf(machine, thread, block, 'squares'), -MOST_SQUARES, MOST_SQUARES)
    const { x, y } = thread.actor
    glide(machine, thread, Math.abs(squares) * SECONDS_A_SQUARE, {
      x: x + way.x * squares * SQUARE,
      y: y + way.y * squares * SQUARE,
    })
  },
  motion_go_home(machine, { actor }) {
    if (actor.sprite) moveTo(machine, actor, actor.sprite.x, actor.sprite.y)
  },
  motion_move(machine, thread, block) {
    const { actor } = thread
    const steps = numberOf(machine, thread, block, 'steps')
    const radians = (actor.direction * Math.PI) / 180
    moveTo(machine, actor, actor.x + steps * sin(radians), actor.y + steps * cos(radians))
  },
  motion_turn_right(machine, thread, block) {
    pointTo(machine, thread.actor, thread.actor.direction + numberOf(machine, thread, block, 'degrees'))
  },
  motion_turn_left(machine, thread, block) {
    pointTo(machine, thread.actor, thread.actor.direction - numberOf(machine, thread, block, 'degrees'))
  },
  motion_go_to(machine, { actor }, block) {
    const place = findPlace(machine, fieldOf(block, 'target'))
    if (place) moveTo(machine, actor, place.x, place.y)
  },
  motion_go_to_xy(machine, thread, block) {
    const x = numberOf(machine, thread, block, 'x')
    moveTo(machine, thread.actor, x, numberOf(machine, thread, block, 'y'))
  },
  motion_glide_to(machine, thread, block) {
    const seconds = numberOf(machine, thread, block, 'seconds')
    const place = findPlace(machine, fieldOf(block, 'target'))
    if (place) glide(machine, thread, seconds, { x: place.x, y: place.y })
  },
  motion_glide_to_xy(machine, thread, block) {
    const seconds = numberOf(machine, thread, block, 'seconds')
    const x = numberOf(machine, thread, block, 'x')
    glide(machine, thread, seconds, { x, y: numberOf(machine, thread, block, 'y') })
  },
  motion_point(machine, thread, block) {
    pointTo(machine, thread.actor, numberOf(machine, thread, block, 'degrees'))
  },
  motion_point_towards(machine, { actor }, block) {
    const place = findPlace(machine, fieldOf(block, 'target'))
    if (place) pointTo(machine, actor, directionTo(actor, place))
  },
  motion_change_x(machine, thread, block) {
    const { actor } = thread
    moveTo(machine, actor, actor.x + numberOf(machine, thread, block, 'change'), actor.y)
  },
  motion_set_x(machine, thread, block) {
    moveTo(machine, thread.actor, numberOf(machine, thread, block, 'x'), thread.actor.y)
  },
  motion_change_y(machine, thread, block) {
    const { actor } = thread
    moveTo(machine, actor, actor.x, actor.y + numberOf(machine, thread, block, 'change'))
  },
  motion_set_y(machine, thread, block) {
    moveTo(machine, thread.actor, thread.actor.x, numberOf(machine, thread, block, 'y'))
  },
  motion_bounce(machine, { actor }) {
    if (actor.sprite) bounce(machine, actor)
  },
  motion_rotation_style(machine, { actor }, block) {
    actor.rotationStyle = fieldOf(block, 'style') as RotationStyle
    noteDrawing(machine, actor)
    record(machine, actor, { kind: 'style', style: actor.rotationStyle })
  },
}

export const MOTION_REPORTERS: ReportersOf<'motion'> = {
  motion_x: (_, { actor }) => actor.x,
  motion_y: (_, { actor }) => actor.y,
  motion_direction: (_, { actor }) => actor.direction,
}

/** Where a target is: chance, the pointer or a sprite. */
function findPlace(machine: Machine, target: string): Point | undefined {
  if (target === 'pointer') return machine.pointer
  if (target !== 'random') return machine.originals.get(target)
  const x = machine.dice.int(-STAGE.width / 2, STAGE.width / 2)
  return { x, y: machine.dice.int(-STAGE.height / 2, STAGE.height / 2) }
}
