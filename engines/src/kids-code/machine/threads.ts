import type { HatOpcode } from '../catalog/catalog.ts'
import { LIMITS } from '../program/limits.ts'
import type { Block, Script } from '../program/project.ts'
import { STAGE_ID } from '../program/project.ts'
import type { Actor, Frame, Machine, Thread } from './machine.ts'
import { record } from './record.ts'

export function createThread(actor: Actor, script: Script): Thread {
  const thread: Thread = { actor, script, frames: [], wait: null, isDone: false, block: script.hat }
  openFrame(thread, script.body)
  return thread
}

export function openFrame(
  thread: Thread,
  blocks: readonly Block[],
  loop: Frame['loop'] = null,
  call: Frame['call'] = null,
): void {
  const calls = (thread.frames.at(-1)?.calls ?? 0) + (call ? 1 : 0)
  thread.frames.push({ blocks, at: 0, loop, call, calls })
}

export function ownerOf(actor: Actor): string {
  return actor.sprite?.id ?? STAGE_ID
}

export function scriptsUnder(machine: Machine, hat: HatOpcode, what: string, actor: Actor): Script[] {
  return machine.scripts.get(`${hat} ${what}`)?.get(ownerOf(actor)) ?? []
}

/** Starts every script under such a hat, of the stage, the sprites and their clones. A script at work begins again. */
export function startHats(machine: Machine, hat: HatOpcode, what: string, isRestarting = true): Thread[] {
  if (!machine.scripts.has(`${hat} ${what}`)) return []
  const started = startHatsOf(machine, machine.stage, hat, what, isRestarting)
  for (const actor of [...machine.actors]) {
    for (const thread of startHatsOf(machine, actor, hat, what, isRestarting)) started.push(thread)
  }
  return started
}

export function startHatsOf(
  machine: Machine,
  actor: Actor,
  hat: HatOpcode,
  what: string,
  isRestarting = true,
): Thread[] {
  return scriptsUnder(machine, hat, what, actor)
    .map((script) => startScript(machine, actor, script, isRestarting))
    .filter((thread) => thread !== null)
}

export function startScript(
  machine: Machine,
  actor: Actor,
  script: Script,
  isRestarting: boolean,
): Thread | null {
  const running = actor.running.get(script.id)
  if (running && !isRestarting) return null
  if (running) endThread(machine, running)
  if (machine.threads.length >= LIMITS.threads) {
    machine.notices.add('thread-limit')
    return null
  }
  const thread = createThread(actor, script)
  machine.threads.push(thread)
  actor.running.set(script.id, thread)
  machine.spent += 1
  record(machine, actor, { kind: 'start', script: script.id })
  return thread
}

export function endThread(machine: Machine, thread: Thread): void {
  if (thread.wait?.kind === 'answer') {
    machine.questions = machine.questions.filter((question) => question.thread !== thread)
  }
  thread.isDone = true
  thread.frames.length = 0
  thread.wait = null
  thread.block = null
  thread.actor.running.delete(thread.script.id)
}
