import { findDefinition } from '#engines/kids-code/catalog/catalog.ts'
import type { InputSlot } from '#engines/kids-code/program/block-definition.ts'
import type { Block, Input, OwnBlock, Script } from '#engines/kids-code/program/project.ts'
import { type BlockState, listSlots, typeOf, type WorkspaceState } from './block-state.ts'
import { writeLiteral } from './literals.ts'

/** Blocks are shown with what their calls need to know, as pictures or in words. */
export type Shown = { ownBlocks: readonly OwnBlock[]; hasPictures: boolean }

export function writeState(scripts: readonly Script[], shown: Shown): WorkspaceState {
  const blocks = scripts.flatMap((script) => {
    const first = writeStack(script.hat ? [script.hat, ...script.body] : script.body, shown)
    return first ? [{ ...first, x: script.x, y: script.y }] : []
  })
  return { blocks: { languageVersion: 0, blocks } }
}

export function writeBlock(block: Block, shown: Shown): BlockState {
  const { opcode, id, fields } = block
  const state: BlockState = { type: typeOf(opcode, shown.hasPictures), id }
  const called = shown.ownBlocks.find((one) => one.id === fields['own-block'])
  if (opcode === 'own_call') state.extraState = { ownBlock: called ?? null }
  else if (findDefinition(opcode).fields.length > 0) state.fields = { ...fields }
  const inputs: NonNullable<BlockState['inputs']> = {}
  for (const slot of listSlots(opcode, called)) {
    const input = writeInput(slot, block.inputs[slot.name] ?? slot.initial, shown)
    if (input) inputs[slot.name] = input
  }
  const body = writeStack(block.body, shown)
  if (body) inputs.body = { block: body }
  const otherwise = writeStack(block.otherwise, shown)
  if (otherwise) inputs.otherwise = { block: otherwise }
  if (Object.keys(inputs).length > 0) state.inputs = inputs
  return state
}

function writeInput(slot: InputSlot, input: Input, shown: Shown) {
  const isBlock = typeof input === 'object'
  const shadow = writeLiteral(slot.type, isBlock ? slot.initial : input)
  const block = isBlock ? writeBlock(input, shown) : undefined
  if (!shadow && !block) return undefined
  return { ...(shadow && { shadow }), ...(block && { block }) }
}

/** From the last block to the first, because each holds the next; long scripts would otherwise go too deep. */
function writeStack(blocks: readonly Block[], shown: Shown): BlockState | undefined {
  let next: BlockState | undefined
  for (const block of [...blocks].reverse()) {
    const state = writeBlock(block, shown)
    if (next) state.next = { block: next }
    next = state
  }
  return next
}
