import type { Script } from '../program/project.ts'
import { isTouching } from './actors.ts'
import { readTimer } from './blocks/sensing.ts'
import { fieldOf, numberOf } from './inputs.ts'
import type { Actor, Machine, Thread, Tick } from './machine.ts'
import { runTurn } from './run-thread.ts'
import { createThread, ownerOf, startHats, startHatsOf, startScript } from './threads.ts'

/** Loops that draw nothing go round again within a tick until so many blocks have run: sorting a list takes no minutes. */
const MOST_WITHOUT_DRAWING = 4000
/** What a round costs beside its blocks. */
const ROUND_COST = 4
/** Blocks' worth of looking at hats in a tick. */
const MOST_WATCHING = 2000

export function beginTick(machine: Machine): void {
  machine.ticks += 1
  machine.hasDrawn = false
  startByKeys(machine)
  startByClicks(machine)
  startByChange(machine)
  machine.tick = { queue: [...machine.threads], at: 0, spent: 0, again: [], known: machine.threads.length }
}

/** Gives every script its turn; leaves the tick open where the budget ended, to go on from there. */
export function workOnTick(machine: Machine, tick: Tick, budget: number): void {
  while (machine.tick === tick) {
    const thread = tick.queue[tick.at]
    if (!thread) {
      endRound(machine, tick)
      continue
    }
    if (!thread.isDone) {
      if (machine.spent >= budget) return
      const before = machine.spent
      const end = runTurn(machine, thread, budget)
      tick.spent += machine.spent - before
      if (end === 'cut') return
      if (end === 'again') tick.again.push(thread)
    }
    tick.at += 1
  }
}

/** Another round for those who go on at once and those who were started meanwhile, as long as nothing was drawn. */
function endRound(machine: Machine, tick: Tick): void {
  const queue = [...tick.again, ...machine.threads.slice(tick.known)].filter(({ isDone }) => !isDone)
  machine.threads = machine.threads.filter(({ isDone }) => !isDone)
  if (queue.length === 0 || machine.hasDrawn || tick.spent >= MOST_WITHOUT_DRAWING) {
    machine.tick = null
    return
  }
  machine.spent += ROUND_COST
  tick.spent += ROUND_COST
  tick.queue = queue
  tick.at = 0
  tick.again = []
  tick.known = machine.threads.length
}

/** A key that is held does not start its script anew while that runs. */
function startByKeys(machine: Machine): void {
  for (const key of machine.pending.keys) {
    startHats(machine, 'event_key', key, false)
    startHats(machine, 'event_key', 'any', false)
  }
  machine.pending.keys.clear()
}

function startByClicks(machine: Machine): void {
  for (const id of machine.pending.clicks) {
    const actor = [machine.stage, ...machine.actors].find((candidate) => candidate.id === id)
    if (actor) startHatsOf(machine, actor, 'event_click', '')
  }
  machine.pending.clicks.length = 0
}

/**
 * Hats that start when something becomes true: touching, and the timer passing a mark. With hundreds of clones only some
 * are looked at in a tick and the others in the next.
 */
function startByChange(machine: Machine): void {
  const watched = listWatched(machine)
  const mostSpent = machine.spent + MOST_WATCHING
  let looked = 0
  for (; looked < watched.length && machine.spent < mostSpent; looked++) {
    const [actor, script, isTrue] = watched[(machine.watchedUpTo + looked) % watched.length] as Watched
    machine.spent += 1
    machine.spentBefore = machine.spent
    const isNow = isTrue(machine, createThread(actor, script))
    if (isNow && !actor.wasTrue.get(script.id)) startScript(machine, actor, script, false)
    actor.wasTrue.set(script.id, isNow)
  }
  machine.watchedUpTo = looked < watched.length ? (machine.watchedUpTo + looked) % watched.length : 0
}

type Watched = [Actor, Script, (machine: Machine, thread: Thread) => boolean]

function listWatched(machine: Machine): Watched[] {
  const watched: Watched[] = []
  for (const [hat, isTrue] of [
    ['event_touch ', isTouchingTarget],
    ['event_timer ', hasPassedMark],
  ] as const) {
    const owners = machine.scripts.get(hat)
    if (!owners) continue
    for (const actor of [machine.stage, ...machine.actors]) {
      for (const script of owners.get(ownerOf(actor)) ?? []) watched.push([actor, script, isTrue])
    }
  }
  return watched
}

function isTouchingTarget(machine: Machine, { actor, script }: Thread): boolean {
  return script.hat !== null && isTouching(machine, actor, fieldOf(script.hat, 'target'))
}

function hasPassedMark(machine: Machine, thread: Thread): boolean {
  const { hat } = thread.script
  return hat !== null && readTimer(machine) > numberOf(machine, thread, hat, 'seconds')
}
