import { LIMITS } from '../program/limits.ts'
import type {
  Background,
  Costume,
  List,
  Message,
  OwnBlock,
  Parameter,
  Sound,
  Value,
  Variable,
} from '../program/project.ts'
import {
  complain,
  type JsonObject,
  type Problems,
  readAsset,
  readId,
  readNumber,
  readRows,
  readSwitch,
  readText,
} from './problems.ts'

export function readName(problems: Problems, where: string, { name }: JsonObject): string {
  return readText(problems, where, name, 'name', LIMITS.nameLength)
}

export function readCostumes(problems: Problems, where: string, list: unknown): Costume[] {
  const ids = new Set<string>()
  const size = { least: 1, most: 960, usual: 40 }
  return readRows(problems, where, list, LIMITS.costumes, 'costumes').map((row) => ({
    id: readId(problems, where, row.id, ids),
    name: readName(problems, where, row),
    asset: readAsset(problems, where, row.asset),
    width: readNumber(problems, where, row.width, 'width', size),
    height: readNumber(problems, where, row.height, 'height', size),
  }))
}

export function readBackgrounds(problems: Problems, list: unknown): Background[] {
  const ids = new Set<string>()
  return readRows(problems, 'Stage', list, LIMITS.backgrounds, 'backgrounds').map((row) => ({
    id: readId(problems, 'Background', row.id, ids),
    name: readName(problems, 'Background', row),
    asset: readAsset(problems, 'Background', row.asset),
  }))
}

export function readSounds(problems: Problems, list: unknown): Sound[] {
  const ids = new Set<string>()
  return readRows(problems, 'Project', list, LIMITS.sounds, 'sounds').map((row) => ({
    id: readId(problems, 'Sound', row.id, ids),
    name: readName(problems, 'Sound', row),
    asset: readAsset(problems, 'Sound', row.asset),
    seconds: readNumber(problems, 'Sound', row.seconds, 'length', { least: 0, most: 60, usual: 1 }),
  }))
}

export function readVariables(problems: Problems, list: unknown, sprites: Set<string>): Variable[] {
  const ids = new Set<string>()
  return readRows(problems, 'Project', list, LIMITS.variables, 'variables').map((row) => ({
    id: readId(problems, 'Variable', row.id, ids),
    name: readName(problems, 'Variable', row),
    owner: readOwner(problems, 'Variable', row.owner, sprites),
    value: readValue(problems, 'Variable', row.value),
    isShown: readSwitch(problems, 'Variable', row.isShown, 'isShown', false),
  }))
}

export function readLists(problems: Problems, list: unknown, sprites: Set<string>): List[] {
  const ids = new Set<string>()
  const lists = readRows(problems, 'Project', list, LIMITS.lists, 'lists').map((row) => ({
    id: readId(problems, 'List', row.id, ids),
    name: readName(problems, 'List', row),
    owner: readOwner(problems, 'List', row.owner, sprites),
    items: readItems(problems, row.items),
    isShown: readSwitch(problems, 'List', row.isShown, 'isShown', false),
  }))
  const items = lists.reduce((sum, { items }) => sum + items.length, 0)
  if (items > LIMITS.listItems) {
    complain(problems, 'Project', { reason: 'listItemsTooMany', params: { most: LIMITS.listItems } })
  }
  return lists
}

export function readMessages(problems: Problems, list: unknown): Message[] {
  const ids = new Set<string>()
  return readRows(problems, 'Project', list, LIMITS.messages, 'messages').map((row) => ({
    id: readId(problems, 'Message', row.id, ids),
    name: readName(problems, 'Message', row),
  }))
}

/** Parameters have ids of their own throughout the project. */
export function readOwnBlocks(problems: Problems, list: unknown): OwnBlock[] {
  const ids = new Set<string>()
  const parameterIds = new Set<string>()
  return readRows(problems, 'Project', list, LIMITS.ownBlocks, 'own blocks').map((row) => ({
    id: readId(problems, 'Own block', row.id, ids),
    name: readName(problems, 'Own block', row),
    parameters: readRows(problems, 'Own block', row.parameters, LIMITS.parameters, 'parameters').map(
      (parameter): Parameter => ({
        id: readId(problems, 'Parameter', parameter.id, parameterIds),
        name: readName(problems, 'Parameter', parameter),
        kind: parameter.kind === 'condition' ? 'condition' : 'value',
      }),
    ),
  }))
}

export function readValue(problems: Problems, where: string, value: unknown): Value {
  if (typeof value === 'boolean') return value
  if (typeof value === 'number' && Number.isFinite(value)) return value
  if (typeof value === 'string' && value.length <= LIMITS.textLength) return value
  const isLong = typeof value === 'string'
  complain(
    problems,
    where,
    isLong ? { reason: 'textTooLong', params: { most: LIMITS.textLength } } : 'valueKindUnknown',
  )
  return 0
}

function readItems(problems: Problems, items: unknown): Value[] {
  if (items === undefined) return []
  if (!Array.isArray(items)) complain(problems, 'List', 'itemsNotAList')
  else if (items.length > LIMITS.listLength)
    complain(problems, 'List', { reason: 'listTooLong', params: { most: LIMITS.listLength } })
  else return items.map((item) => readValue(problems, 'List', item))
  return []
}

function readOwner(problems: Problems, where: string, owner: unknown, sprites: Set<string>): string | null {
  if (owner === undefined || owner === null) return null
  if (typeof owner === 'string' && sprites.has(owner)) return owner
  complain(problems, where, 'ownerSpriteMissing')
  return null
}
