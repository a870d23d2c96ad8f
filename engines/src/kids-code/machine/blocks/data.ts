import { LIMITS } from '../../program/limits.ts'
import type { Block, Value } from '../../program/project.ts'
import { fieldOf, inputOf, numberOf } from '../inputs.ts'
import type { Machine, Thread } from '../machine.ts'
import { record } from '../record.ts'
import { openFrame, scriptsUnder } from '../threads.ts'
import { cut, isSame, toCondition, toNumber, toText } from '../values.ts'
import { findList, insertItem, readVariable, writeVariable } from '../variables.ts'
import type { ReportersOf, StatementsOf } from './implementation.ts'

export const VARIABLE_STATEMENTS: StatementsOf<'variable'> = {
  variable_set(machine, thread, block) {
    writeVariable(machine, thread.actor, fieldOf(block, 'variable'), inputOf(machine, thread, block, 'value'))
  },
  variable_change(machine, thread, block) {
    const id = fieldOf(block, 'variable')
    const change = numberOf(machine, thread, block, 'change')
    const before = toNumber(readVariable(machine, thread.actor, id))
    writeVariable(machine, thread.actor, id, toNumber(before + change))
  },
  variable_show: (machine, thread, block) =>
    show(machine, thread, machine.shownVariables, fieldOf(block, 'variable'), true),
  variable_hide: (machine, thread, block) =>
    show(machine, thread, machine.shownVariables, fieldOf(block, 'variable'), false),
}

export const VARIABLE_REPORTERS: ReportersOf<'variable'> = {
  variable_value: (machine, { actor }, block) => readVariable(machine, actor, fieldOf(block, 'variable')),
}

export const LIST_STATEMENTS: StatementsOf<'list'> = {
  list_add(machine, thread, block) {
    const list = listOf(machine, thread, block)
    const item = inputOf(machine, thread, block, 'item')
    if (insertItem(machine, list, list.length + 1, item)) note(machine, thread, block, `add ${toText(item)}`)
  },
  list_delete(machine, thread, block) {
    const list = listOf(machine, thread, block)
    const place = placeOf(machine, thread, block)
    if (place < 1 || place > list.length) return
    list.splice(place - 1, 1)
    machine.listItems -= 1
    machine.spent += (list.length - place + 1) >> 6
    note(machine, thread, block, `delete ${place}`)
  },
  list_clear(machine, thread, block) {
    const list = listOf(machine, thread, block)
    machine.listItems -= list.length
    list.length = 0
    note(machine, thread, block, 'clear')
  },
  list_insert(machine, thread, block) {
    const item = inputOf(machine, thread, block, 'item')
    const place = placeOf(machine, thread, block)
    if (!insertItem(machine, listOf(machine, thread, block), place, item)) return
    note(machine, thread, block, `insert ${place} ${toText(item)}`)
  },
  list_replace(machine, thread, block) {
    const list = listOf(machine, thread, block)
    const place = placeOf(machine, thread, block)
    const item = inputOf(machine, thread, block, 'item')
    if (place < 1 || place > list.length) return
    list[place - 1] = item
    note(machine, thread, block, `replace ${place} ${toText(item)}`)
  },
  list_show: (machine, thread, block) =>
    show(machine, thread, machine.shownLists, fieldOf(block, 'list'), true),
  list_hide: (machine, thread, block) =>
    show(machine, thread, machine.shownLists, fieldOf(block, 'list'), false),
}

export const LIST_REPORTERS: ReportersOf<'list'> = {
  list_value(machine, thread, block) {
    const list = listOf(machine, thread, block)
    machine.spent += list.length >> 4
    let text = ''
    for (const item of list) {
      if (text.length > LIMITS.textLength) break
      text += text === '' ? toText(item) : ` ${toText(item)}`
    }
    return cut(text)
  },
  list_item(machine, thread, block) {
    return listOf(machine, thread, block)[placeOf(machine, thread, block) - 1] ?? ''
  },
  list_index: (machine, thread, block) => findItem(machine, thread, block) + 1,
  list_length: (machine, thread, block) => listOf(machine, thread, block).length,
  list_contains: (machine, thread, block) => findItem(machine, thread, block) >= 0,
}

export const OWN_STATEMENTS: StatementsOf<'own'> = {
  own_call(machine, thread, block) {
    const ownBlock = machine.ownBlocks.get(fieldOf(block, 'own-block'))
    if (!ownBlock) return
    if ((thread.frames.at(-1)?.calls ?? 0) >= LIMITS.calls) {
      machine.notices.add('call-limit')
      return
    }
    const call = new Map<string, Value>()
    for (const { id } of ownBlock.parameters) call.set(id, inputOf(machine, thread, block, id))
    const script =
      scriptsUnder(machine, 'own_define', ownBlock.id, thread.actor)[0] ??
      [...(machine.scripts.get(`own_define ${ownBlock.id}`)?.values() ?? [])][0]?.[0]
    if (script) openFrame(thread, script.body, null, call)
  },
}

export const OWN_REPORTERS: ReportersOf<'own'> = {
  own_parameter: (_, thread, block) => readParameter(thread, block),
  own_condition: (_, thread, block) => toCondition(readParameter(thread, block)),
}

function readParameter(thread: Thread, block: Block): Value {
  const frame = thread.frames.findLast(({ call }) => call)
  return frame?.call?.get(fieldOf(block, 'parameter')) ?? ''
}

function listOf(machine: Machine, { actor }: Thread, block: Block): Value[] {
  return findList(machine, actor, fieldOf(block, 'list'))
}

function placeOf(machine: Machine, thread: Thread, block: Block): number {
  return Math.floor(numberOf(machine, thread, block, 'place'))
}

function findItem(machine: Machine, thread: Thread, block: Block): number {
  const list = listOf(machine, thread, block)
  const wanted = inputOf(machine, thread, block, 'item')
  machine.spent += (list.length >> 1) + ((list.length * String(wanted).length) >> 8)
  return list.findIndex((item) => isSame(item, wanted))
}

function note(machine: Machine, thread: Thread, block: Block, change: string): void {
  const length = listOf(machine, thread, block).length
  record(machine, thread.actor, { kind: 'list', list: fieldOf(block, 'list'), change, length })
}

function show(machine: Machine, thread: Thread, shown: Set<string>, id: string, isShown: boolean): void {
  if (isShown) shown.add(id)
  else shown.delete(id)
  machine.hasDrawn = true
  record(machine, thread.actor, { kind: 'monitor', of: id, isShown })
}
