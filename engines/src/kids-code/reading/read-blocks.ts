import { findDefinition, isOpcode } from '../catalog/catalog.ts'
import type { BlockDefinition, FieldSlot, InputSlot } from '../program/block-definition.ts'
import { LIMITS } from '../program/limits.ts'
import type { Block, Input, OwnBlock, Script } from '../program/project.ts'
import { complain, isObject, type Problems, readId, readNumber, readRows } from './problems.ts'
import { readValue } from './read-parts.ts'

/** What the blocks of one sprite may name. */
export type Scope = {
  problems: Problems
  where: string
  isStage: boolean
  /** Ids by what a field refers to. */
  known: Record<Exclude<FieldSlot['type'], 'choice'>, ReadonlySet<string>>
  ownBlocks: OwnBlock[]
  /** Shared by the whole project. */
  ids: { scripts: Set<string>; blocks: Set<string> }
}

type Place = 'hat' | 'statement' | 'value' | 'condition'

const PLACES: Record<BlockDefinition['kind'], Place[]> = {
  hat: ['hat'],
  statement: ['statement'],
  'c-block': ['statement'],
  reporter: ['value'],
  boolean: ['value', 'condition'],
}

const WORKSPACE = { least: -1_000_000, most: 1_000_000, usual: 0 }

export function readScripts(scope: Scope, list: unknown): Script[] {
  const { problems, where } = scope
  return readRows(problems, where, list, LIMITS.scripts, 'scripts').map((row) => ({
    id: readId(problems, `${where}, script`, row.id, scope.ids.scripts),
    x: readNumber(problems, where, row.x, 'place of a script', WORKSPACE),
    y: readNumber(problems, where, row.y, 'place of a script', WORKSPACE),
    hat: row.hat === null || row.hat === undefined ? null : readBlock(scope, row.hat, 'hat', 1),
    body: isLooseValue(row.hat, row.body)
      ? readLooseValue(scope, row.body)
      : readStatements(scope, row.body, 1),
  }))
}

/** A reporter that lies about in the workspace, on its own. */
function isLooseValue(hat: unknown, body: unknown): body is [unknown] {
  if (hat || !Array.isArray(body) || body.length !== 1) return false
  const [only] = body
  return isObject(only) && isOpcode(only.opcode) && PLACES[findDefinition(only.opcode).kind].includes('value')
}

function readLooseValue(scope: Scope, [only]: [unknown]): Block[] {
  const block = readBlock(scope, only, 'value', 1)
  return block ? [block] : []
}

function readStatements(scope: Scope, list: unknown, depth: number): Block[] {
  if (list === undefined) return []
  if (!Array.isArray(list)) {
    complain(scope.problems, scope.where, 'blocksNotAList')
    return []
  }
  const blocks: Block[] = []
  for (const row of list) {
    const block = readBlock(scope, row, 'statement', depth)
    // One sentence is enough where everything after it would be wrong, too.
    if (!block) break
    const before = blocks.at(-1)
    if (before && findDefinition(before.opcode).isLast) {
      complain(scope.problems, scope.where, {
        reason: 'blockCannotBeFollowed',
        params: { block: before.opcode },
      })
    }
    blocks.push(block)
  }
  return blocks
}

function readBlock(scope: Scope, row: unknown, place: Place, depth: number): Block | null {
  const { problems, where } = scope
  if (!isObject(row) || !isOpcode(row.opcode)) {
    complain(problems, where, 'blockUnknown')
    return null
  }
  const { opcode } = row
  const definition = findDefinition(opcode)
  if (depth > LIMITS.depth) {
    complain(problems, where, { reason: 'blocksNestedTooDeep', params: { most: LIMITS.depth } })
    return null
  }
  if (scope.ids.blocks.size >= LIMITS.blocks) {
    complain(problems, 'Project', { reason: 'tooManyBlocks', params: { most: LIMITS.blocks } })
    return null
  }
  if (!PLACES[definition.kind].includes(place)) {
    complain(problems, where, { reason: 'blockMisplaced', params: { block: opcode } })
    return null
  }
  if (scope.isStage && !definition.isForStage) {
    complain(problems, where, { reason: 'blockNotForStage', params: { block: opcode } })
    return null
  }
  const id = readId(problems, `${where}, block ${opcode}`, row.id, scope.ids.blocks)
  if (id === '') return null
  const fields = readFields(scope, definition, row.fields)
  return {
    id,
    opcode,
    fields,
    inputs: readInputs(scope, slotsOf(scope, definition, fields), row.inputs, depth),
    body: definition.branches > 0 ? readStatements(scope, row.body, depth + 1) : [],
    otherwise: definition.branches > 1 ? readStatements(scope, row.otherwise, depth + 1) : [],
  }
}

/** Of a call: the parameters of what is called. */
function slotsOf(
  scope: Scope,
  definition: BlockDefinition,
  fields: Record<string, string>,
): readonly InputSlot[] {
  if (definition.opcode !== 'own_call') return definition.inputs
  const called = scope.ownBlocks.find(({ id }) => id === fields['own-block'])
  return (called?.parameters ?? []).map(({ id, kind }) => ({
    name: id,
    type: kind,
    initial: kind === 'condition' ? false : '',
  }))
}

function readInputs(
  scope: Scope,
  slots: readonly InputSlot[],
  given: unknown,
  depth: number,
): Record<string, Input> {
  const inputs: Record<string, Input> = {}
  for (const { name, type, initial } of slots) {
    const input = isObject(given) && Object.hasOwn(given, name) ? given[name] : initial
    inputs[name] = readInput(scope, input, type, depth) ?? initial
  }
  return inputs
}

function readInput(scope: Scope, input: unknown, type: InputSlot['type'], depth: number): Input | null {
  const { problems, where } = scope
  if (isObject(input)) return readBlock(scope, input, type === 'condition' ? 'condition' : 'value', depth + 1)
  if (type === 'condition' && typeof input !== 'boolean') {
    complain(problems, where, 'conditionNotABlock')
    return null
  }
  return readValue(problems, where, input)
}

/** An empty field means that nothing has been chosen yet: the block then does nothing. */
function readFields(scope: Scope, definition: BlockDefinition, given: unknown): Record<string, string> {
  const fields: Record<string, string> = {}
  for (const slot of definition.fields) {
    const value = isObject(given) && Object.hasOwn(given, slot.name) ? given[slot.name] : firstOption(slot)
    const isKnown = typeof value === 'string' && isAllowed(scope, slot, value)
    if (!isKnown) {
      complain(scope.problems, scope.where, {
        reason: 'blockFieldUnknown',
        params: { block: definition.opcode, field: slot.name },
      })
    }
    fields[slot.name] = isKnown ? value : ''
  }
  return fields
}

function firstOption(slot: FieldSlot): string {
  return slot.type === 'choice' ? (slot.options[0] ?? '') : ''
}

function isAllowed(scope: Scope, slot: FieldSlot, value: string): boolean {
  if ('options' in slot && slot.options.includes(value)) return true
  return slot.type !== 'choice' && (value === '' || scope.known[slot.type].has(value))
}
