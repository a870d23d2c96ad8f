import { findDefinition } from '../catalog/catalog.ts'
import type { FieldReference, FieldSlot } from '../program/block-definition.ts'
import { type Block, type Project, type Script, STAGE_ID } from '../program/project.ts'

/** Every block of a script anew, from the inside out. What stays the same stays the same object. */
export function changeScript(script: Script, change: (block: Block) => Block): Script {
  const hat = script.hat && changeBlock(script.hat, change)
  const body = changeAll(script.body, change)
  return hat === script.hat && body === script.body ? script : { ...script, hat, body }
}

function changeBlock(block: Block, change: (block: Block) => Block): Block {
  const inputs = Object.entries(block.inputs).map(
    ([name, input]) => [name, typeof input === 'object' ? changeBlock(input, change) : input] as const,
  )
  const isSame = inputs.every(([name, input]) => input === block.inputs[name])
  const body = changeAll(block.body, change)
  const otherwise = changeAll(block.otherwise, change)
  const inner =
    isSame && body === block.body && otherwise === block.otherwise
      ? block
      : { ...block, inputs: isSame ? block.inputs : Object.fromEntries(inputs), body, otherwise }
  return change(inner)
}

function changeAll(blocks: Block[], change: (block: Block) => Block): Block[] {
  const changed = blocks.map((block) => changeBlock(block, change))
  return changed.every((block, index) => block === blocks[index]) ? blocks : changed
}

type Gone = {
  type: FieldReference
  id: string /** Only there; everywhere when it is left out. */
  owner?: string
}

/** Fields that name what is gone are empty: such a block does nothing until something else is chosen. */
export function emptyReferences(project: Project, gone: readonly Gone[]): Project {
  const scriptsOf = (owner: string, scripts: Script[]) => {
    const here = gone.filter((one) => one.owner === undefined || one.owner === owner)
    const changed = scripts.map((script) => changeScript(script, (block) => emptyFields(block, here)))
    return changed.every((script, index) => script === scripts[index]) ? scripts : changed
  }
  return {
    ...project,
    stage: { ...project.stage, scripts: scriptsOf(STAGE_ID, project.stage.scripts) },
    sprites: project.sprites.map((sprite) => ({ ...sprite, scripts: scriptsOf(sprite.id, sprite.scripts) })),
  }
}

function emptyFields(block: Block, gone: readonly Gone[]): Block {
  const emptied = findDefinition(block.opcode).fields.filter((slot) =>
    gone.some(({ type, id }) => isAbout(slot, type) && block.fields[slot.name] === id),
  )
  if (emptied.length === 0) return block
  return {
    ...block,
    fields: { ...block.fields, ...Object.fromEntries(emptied.map(({ name }) => [name, ''])) },
  }
}

function isAbout(slot: FieldSlot, type: FieldReference): boolean {
  return slot.type === type || (slot.type === 'target' && type === 'sprite')
}
