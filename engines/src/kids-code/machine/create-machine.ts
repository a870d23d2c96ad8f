import { createDice } from '../../dice/index.ts'
import { findDefinition, type HatOpcode } from '../catalog/catalog.ts'
import type { Block, Project, Script, Value } from '../program/project.ts'
import { STAGE_ID } from '../program/project.ts'
import type { TraceEvent } from '../runs/trace-event.ts'
import { REPORTERS } from './blocks/all-blocks.ts'
import { createActor } from './clones.ts'
import type { Machine, Thread } from './machine.ts'

export type MachineOptions = {
  /** The same seed gives the same chance. */
  seed: string
  /** What the clock on the wall shows, as if it stood in UTC; for the blocks that tell the date. */
  startedAtMs?: number
  record?: (event: TraceEvent) => void
}

/** Stands still until `startFlag`, a key, a click or a message. The project is not changed. */
export function createMachine(project: Project, options: MachineOptions): Machine {
  const stage = createActor(STAGE_ID, null)
  const actors = project.sprites
    .toSorted((a, b) => a.layer - b.layer)
    .map((sprite) => createActor(sprite.id, sprite))
  const originals = new Map(actors.map((actor) => [actor.id, actor]))
  const machine: Machine = {
    project,
    dice: createDice(options.seed),
    evaluate,
    record: options.record ?? null,
    stage,
    actors,
    originals,
    threads: [],
    tick: null,
    ticks: 0,
    dueMs: 0,
    spent: 0,
    spentBefore: 0,
    statementsLeft: Number.POSITIVE_INFINITY,
    lastRun: null,
    hasDrawn: false,
    background: project.stage.current,
    tempo: 60,
    timerStartMs: 0,
    startedAtMs: options.startedAtMs ?? 0,
    keys: new Set(),
    pointer: { x: 0, y: 0, isDown: false },
    pending: { keys: new Set(), clicks: [] },
    answer: '',
    questions: [],
    sounds: [],
    notices: new Set(),
    variables: new Map(),
    lists: new Map(),
    listItems: 0,
    shownVariables: new Set(project.variables.filter(({ isShown }) => isShown).map(({ id }) => id)),
    shownLists: new Set(project.lists.filter(({ isShown }) => isShown).map(({ id }) => id)),
    watchedUpTo: 0,
    cloneCount: 0,
    clonesMade: 0,
    ownBlocks: new Map(project.ownBlocks.map((ownBlock) => [ownBlock.id, ownBlock])),
    scripts: indexScripts(project),
  }
  fillMemory(machine)
  return machine
}

/** A block is run as one, with all its inputs: thousands of look-ups in long lists in one block end here. */
const LARGEST_BLOCK = 30_000

function evaluate(machine: Machine, thread: Thread, block: Block): Value {
  machine.spent += 1
  if (machine.spent - machine.spentBefore > LARGEST_BLOCK) {
    machine.notices.add('block-limit')
    return ''
  }
  return REPORTERS[block.opcode as keyof typeof REPORTERS](machine, thread, block)
}

function fillMemory(machine: Machine): void {
  for (const { id, owner, value } of machine.project.variables) {
    ownerIn(machine, owner)?.variables.set(id, value)
  }
  for (const { id, owner, items } of machine.project.lists) {
    ownerIn(machine, owner)?.lists.set(id, [...items])
    machine.listItems += items.length
  }
}

function ownerIn(machine: Machine, owner: string | null) {
  return owner === null ? machine : machine.originals.get(owner)
}

/** By hat and the thing it names, then by the sprite that has the script. */
function indexScripts(project: Project): Machine['scripts'] {
  const index: Machine['scripts'] = new Map()
  const owners = [{ id: STAGE_ID, scripts: project.stage.scripts }, ...project.sprites]
  for (const { id, scripts } of owners) {
    for (const script of scripts) {
      if (script.hat) put(index, keyOf(script.hat), id, script)
    }
  }
  return index
}

/** The touched thing stays out of the key: those hats are looked at one by one. */
function keyOf(hat: Block): string {
  const opcode = hat.opcode as HatOpcode
  const name = findDefinition(opcode).fields[0]?.name
  return opcode === 'event_touch' || name === undefined ? `${opcode} ` : `${opcode} ${hat.fields[name] ?? ''}`
}

function put(index: Machine['scripts'], key: string, owner: string, script: Script): void {
  const owners = index.get(key) ?? new Map<string, Script[]>()
  owners.set(owner, [...(owners.get(owner) ?? []), script])
  index.set(key, owners)
}
