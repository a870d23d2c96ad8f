import { atan2, cos, sin } from '../../arithmetic/index.ts'
import { STAGE } from '../program/limits.ts'
import type { Actor, Bubble, Machine, Point } from './machine.ts'
import { record } from './record.ts'
import { clamp, tidy } from './values.ts'

/** How far a sprite's middle may leave the stage: far enough to be gone from sight, near enough to come back. */
const MARGIN = 40
const SIZES = { least: 5, most: 500 }
const LONGEST_BUBBLE = 300

export function moveTo(machine: Machine, actor: Actor, x: number, y: number): void {
  const newX = tidy(clamp(x, -STAGE.width / 2 - MARGIN, STAGE.width / 2 + MARGIN))
  const newY = tidy(clamp(y, -STAGE.height / 2 - MARGIN, STAGE.height / 2 + MARGIN))
  if (newX === actor.x && newY === actor.y) return
  actor.x = newX
  actor.y = newY
  noteDrawing(machine, actor)
  record(machine, actor, { kind: 'place', x: newX, y: newY })
}

export function pointTo(machine: Machine, actor: Actor, degrees: number): void {
  const direction = tidy(wrapDirection(degrees))
  if (direction === actor.direction) return
  actor.direction = direction
  noteDrawing(machine, actor)
  record(machine, actor, { kind: 'direction', degrees: direction })
}

export function setSize(machine: Machine, actor: Actor, percent: number): void {
  const size = tidy(clamp(percent, SIZES.least, SIZES.most))
  if (size === actor.size) return
  actor.size = size
  noteDrawing(machine, actor)
  record(machine, actor, { kind: 'size', percent: size })
}

export function setBubble(
  machine: Machine,
  actor: Actor,
  style: Bubble['style'],
  text: string,
): Bubble | null {
  actor.bubble = text === '' ? null : { style, text: text.slice(0, LONGEST_BUBBLE) }
  noteDrawing(machine, actor)
  record(machine, actor, { kind: 'bubble', style, text: actor.bubble?.text ?? '' })
  return actor.bubble
}

/** A hidden sprite draws nothing, whatever it does. */
export function noteDrawing(machine: Machine, actor: Actor): void {
  if (actor.isVisible) machine.hasDrawn = true
}

export function directionTo(from: Point, to: Point): number {
  return (atan2(to.x - from.x, to.y - from.y) * 180) / Math.PI
}

/** Above -180, up to 180. */
function wrapDirection(degrees: number): number {
  const turned = degrees % 360
  if (turned > 180) return turned - 360
  return turned <= -180 ? turned + 360 : turned
}

type Box = { left: number; right: number; bottom: number; top: number }

/** The costume at its size, upright: turning does not change what a sprite touches. */
export function boxOf(actor: Actor): Box {
  const costume = actor.sprite?.costumes[actor.costume]
  const halfWidth = ((costume?.width ?? 0) * actor.size) / 200
  const halfHeight = ((costume?.height ?? 0) * actor.size) / 200
  return {
    left: actor.x - halfWidth,
    right: actor.x + halfWidth,
    bottom: actor.y - halfHeight,
    top: actor.y + halfHeight,
  }
}

export function isTouching(machine: Machine, actor: Actor, target: string): boolean {
  if (!actor.isVisible || !actor.sprite) return false
  const box = boxOf(actor)
  if (target === 'edge') return isAtEdge(box)
  if (target === 'pointer') return holds(box, machine.pointer)
  // Looking at many clones is work, too.
  machine.spent += machine.actors.length >> 3
  return machine.actors.some(
    (other) =>
      other !== actor && other.sprite?.id === target && other.isVisible && overlaps(box, boxOf(other)),
  )
}

/** Turns round and comes back in where an edge is touched. */
export function bounce(machine: Machine, actor: Actor): void {
  const box = boxOf(actor)
  const { width, height } = STAGE
  const gaps = {
    left: box.left + width / 2,
    right: width / 2 - box.right,
    bottom: box.bottom + height / 2,
    top: height / 2 - box.top,
  }
  const nearest = Math.min(gaps.left, gaps.right, gaps.bottom, gaps.top)
  if (nearest > 0) return
  const radians = (actor.direction * Math.PI) / 180
  let dx = sin(radians)
  let dy = cos(radians)
  // At least a fifth away from the edge, or a sprite along it would never leave it.
  if (nearest === gaps.left) dx = Math.max(0.2, Math.abs(dx))
  else if (nearest === gaps.right) dx = -Math.max(0.2, Math.abs(dx))
  else if (nearest === gaps.bottom) dy = Math.max(0.2, Math.abs(dy))
  else dy = -Math.max(0.2, Math.abs(dy))
  pointTo(machine, actor, (atan2(dx, dy) * 180) / Math.PI)
  const x = actor.x - Math.min(0, gaps.left) + Math.min(0, gaps.right)
  const y = actor.y - Math.min(0, gaps.bottom) + Math.min(0, gaps.top)
  moveTo(machine, actor, x, y)
}

function isAtEdge({ left, right, bottom, top }: Box): boolean {
  const { width, height } = STAGE
  return left <= -width / 2 || right >= width / 2 || bottom <= -height / 2 || top >= height / 2
}

function holds(box: Box, { x, y }: Point): boolean {
  return x >= box.left && x <= box.right && y >= box.bottom && y <= box.top
}

function overlaps(one: Box, other: Box): boolean {
  return (
    one.left <= other.right && other.left <= one.right && one.bottom <= other.top && other.bottom <= one.top
  )
}
