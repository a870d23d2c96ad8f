import { CATALOG, findDefinition, type Opcode } from '#engines/kids-code/catalog/catalog.ts'
import type { DeclaredKind } from '#engines/kids-code/editing/declarations.ts'
import {
  type BlockDefinition,
  CATEGORIES,
  type Category,
  type FieldSlot,
  LEVELS,
  type Level,
} from '#engines/kids-code/program/block-definition.ts'
import type { Block, Project } from '#engines/kids-code/program/project.ts'
import { type BlockState, listReferences, listSlots, writeBlock } from './block-state.ts'

export type Shelf = { category: Category; opcodes: Opcode[] }

type Offer = { level: Level; isStage: boolean; allowed?: readonly Opcode[] | undefined }

/** Which blocks are offered, by category. A mission offers what it allows and nothing else. */
export function listShelves({ level, isStage, allowed }: Offer): Shelf[] {
  const isOffered = (block: BlockDefinition & { opcode: Opcode }) =>
    (!isStage || block.isForStage) &&
    (allowed ? allowed.includes(block.opcode) : LEVELS.indexOf(block.level) <= LEVELS.indexOf(level))
  return CATEGORIES.map((category) => ({
    category,
    opcodes: CATALOG.filter((block) => block.category === category && isOffered(block)).map(
      ({ opcode }) => opcode,
    ),
  })).filter(({ opcodes }) => opcodes.length > 0)
}

export type ShelfItem =
  | { block: BlockState }
  /** Opens the way to make one, or to rename and delete. */
  | { action: 'new' | 'manage'; kind: DeclaredKind }

type Scene = { project: Project; owner: string; hasPictures: boolean }

/** Things of these categories are made by the child. */
const DECLARED: Partial<Record<Category, DeclaredKind>> = {
  variables: 'variable',
  lists: 'list',
  'own-blocks': 'own-block',
}
/** One of each thing there is, instead of one with a choice. */
const PER_THING: Partial<Record<Opcode, FieldSlot['type']>> = {
  variable_value: 'variable',
  list_value: 'list',
  own_define: 'own-block',
  own_call: 'own-block',
  own_parameter: 'parameter',
  own_condition: 'parameter',
}

export function fillShelf({ category, opcodes }: Shelf, scene: Scene): ShelfItem[] {
  const kind =
    opcodes.includes('event_message') || opcodes.includes('event_send') ? 'message' : DECLARED[category]
  const blocks = opcodes.flatMap((opcode) => makeBlocks(opcode, scene).map((block) => ({ block })))
  if (!kind) return blocks
  const isThere = listReferences(scene.project, scene.owner, kind).length > 0
  const buttons: ShelfItem[] = [
    { action: 'new', kind },
    ...(isThere ? [{ action: 'manage' as const, kind }] : []),
  ]
  // Without a variable its blocks would have nothing to name; events have others than messages.
  if (kind === 'message') return [...blocks, ...buttons]
  return isThere ? [...buttons, ...blocks] : buttons
}

function makeBlocks(opcode: Opcode, scene: Scene): BlockState[] {
  const type = PER_THING[opcode]
  if (!type || type === 'choice') return [makeBlock(opcode, scene, {})]
  if (type === 'parameter') {
    const kind = opcode === 'own_condition' ? 'condition' : 'value'
    return scene.project.ownBlocks
      .flatMap(({ parameters }) => parameters)
      .filter((parameter) => parameter.kind === kind)
      .map(({ id }) => makeBlock(opcode, scene, { parameter: id }))
  }
  return listReferences(scene.project, scene.owner, type).map(({ id }) =>
    makeBlock(opcode, scene, { [type]: id }),
  )
}

/** As it lies on the shelf: filled with what is usual, and with the first thing there is to name. */
function makeBlock(opcode: Opcode, scene: Scene, fields: Record<string, string>): BlockState {
  const { project, owner, hasPictures } = scene
  const definition = findDefinition(opcode)
  const block: Block = {
    id: '',
    opcode,
    fields: Object.fromEntries(
      definition.fields.map((slot) => [slot.name, fields[slot.name] ?? chooseFirst(slot, project, owner)]),
    ),
    inputs: {},
    body: [],
    otherwise: [],
  }
  const called = project.ownBlocks.find(({ id }) => id === block.fields['own-block'])
  block.inputs = Object.fromEntries(listSlots(opcode, called).map(({ name, initial }) => [name, initial]))
  const { id: _, ...state } = writeBlock(block, { ownBlocks: project.ownBlocks, hasPictures })
  return state
}

function chooseFirst(slot: FieldSlot, project: Project, owner: string): string {
  if ('options' in slot && slot.options[0]) return slot.options[0]
  if (slot.type === 'choice') return ''
  const things = listReferences(project, owner, slot.type)
  // Whoever asks for the place of a sprite hardly means the own one.
  const other = slot.type === 'sprite' ? things.find(({ id }) => id !== owner) : undefined
  return (other ?? things[0])?.id ?? ''
}
