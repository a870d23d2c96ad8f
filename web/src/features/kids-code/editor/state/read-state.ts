import { findDefinition, type Opcode } from '#engines/kids-code/catalogue/catalogue.ts'
import {
  type Block,
  type Input,
  type Project,
  type Script,
  STAGE_ID,
} from '#engines/kids-code/program/project.ts'
import { listScripts } from '#engines/kids-code/program/walk-blocks.ts'
import { type BlockState, listSlots, opcodeOf, type WorkspaceState } from './block-state.ts'
import { readLiteral } from './literals.ts'
import { listScriptsOf, settleField } from './references.ts'

const FARTHEST = 1_000_000
const LONGEST_ID = 64

type Reading = { project: Project; owner: string }

/** The scripts of an owner from its workspace. Scripts keep their ids as long as they begin with the same block. */
export function readState(state: Partial<WorkspaceState>, project: Project, owner: string): Script[] {
  const reading = { project, owner }
  const before = listScriptsOf(project, owner)
  const kept = new Map(before.map((script) => [(script.hat ?? script.body[0])?.id, script.id]))
  const own = new Set(before.map(({ id }) => id))
  const taken = new Set(listScripts(project).flatMap(({ id }) => (own.has(id) ? [] : [id])))
  return (state.blocks?.blocks ?? []).flatMap((top) => {
    const stack = readStack(reading, top)
    const [first, ...rest] = stack
    if (!first) return []
    const hasHat = findDefinition(first.opcode).kind === 'hat'
    const id = chooseId(kept.get(first.id) ?? `script-${first.id}`, taken)
    taken.add(id)
    const place = { x: roundPlace(top.x), y: roundPlace(top.y) }
    return [{ id, ...place, hat: hasHat ? first : null, body: hasHat ? rest : stack }]
  })
}

/** The same project with other scripts of one owner. */
export function putScripts(project: Project, owner: string, scripts: Script[]): Project {
  if (owner === STAGE_ID) return { ...project, stage: { ...project.stage, scripts } }
  return {
    ...project,
    sprites: project.sprites.map((sprite) => (sprite.id === owner ? { ...sprite, scripts } : sprite)),
  }
}

function readStack(reading: Reading, first: BlockState | undefined): Block[] {
  const blocks: Block[] = []
  for (let state = first; state; state = state.next?.block) {
    const block = readBlock(reading, state)
    if (block) blocks.push(block)
  }
  return blocks
}

/** Nothing for what the owner cannot use: the stage neither moves nor is cloned. */
function readBlock(reading: Reading, state: BlockState): Block | null {
  const opcode = opcodeOf(state.type)
  if (!opcode || !state.id) return null
  const definition = findDefinition(opcode)
  if (reading.owner === STAGE_ID && !definition.isForStage) return null
  const fields = readFields(reading, opcode, state)
  const called = reading.project.ownBlocks.find(({ id }) => id === fields['own-block'])
  const slots = listSlots(opcode, called)
  return {
    id: state.id,
    opcode,
    fields,
    inputs: Object.fromEntries(
      slots.map((slot): [string, Input] => {
        const { block, shadow } = state.inputs?.[slot.name] ?? {}
        const inner = block && readBlock(reading, block)
        return [slot.name, inner || readLiteral(slot.type, shadow)]
      }),
    ),
    body: definition.branches > 0 ? readStack(reading, state.inputs?.body?.block) : [],
    otherwise: definition.branches > 1 ? readStack(reading, state.inputs?.otherwise?.block) : [],
  }
}

function readFields({ project, owner }: Reading, opcode: Opcode, state: BlockState): Record<string, string> {
  return Object.fromEntries(
    findDefinition(opcode).fields.map((slot) => {
      const value = opcode === 'own_call' ? state.extraState?.ownBlock?.id : state.fields?.[slot.name]
      return [slot.name, settleField(project, owner, slot, value)]
    }),
  )
}

function chooseId(wanted: string, taken: ReadonlySet<string>): string {
  let id = wanted.slice(0, LONGEST_ID)
  for (let number = 2; taken.has(id); number++) id = `${wanted.slice(0, LONGEST_ID - 4)}-${number}`
  return id
}

function roundPlace(place = 0): number {
  return Math.min(FARTHEST, Math.max(-FARTHEST, Math.round(place * 100) / 100))
}
