import { defineBlocks, number, reference, value } from '../program/block-definition.ts'

export const VARIABLES = defineBlocks('variables', [
  { opcode: 'variable_value', kind: 'reporter', level: 'blocks', fields: [reference('variable')] },
  {
    opcode: 'variable_set',
    kind: 'statement',
    level: 'blocks',
    fields: [reference('variable')],
    inputs: [value('value', 0)],
  },
  {
    opcode: 'variable_change',
    kind: 'statement',
    level: 'blocks',
    fields: [reference('variable')],
    inputs: [number('change', 1)],
  },
  { opcode: 'variable_show', kind: 'statement', level: 'blocks', fields: [reference('variable')] },
  { opcode: 'variable_hide', kind: 'statement', level: 'blocks', fields: [reference('variable')] },
])

/** Places in lists count from 1. */
export const LISTS = defineBlocks('lists', [
  { opcode: 'list_value', kind: 'reporter', level: 'full', fields: [reference('list')] },
  {
    opcode: 'list_add',
    kind: 'statement',
    level: 'full',
    fields: [reference('list')],
    inputs: [value('item', 'thing')],
  },
  {
    opcode: 'list_delete',
    kind: 'statement',
    level: 'full',
    fields: [reference('list')],
    inputs: [number('place', 1)],
  },
  { opcode: 'list_clear', kind: 'statement', level: 'full', fields: [reference('list')] },
  {
    opcode: 'list_insert',
    kind: 'statement',
    level: 'full',
    fields: [reference('list')],
    inputs: [value('item', 'thing'), number('place', 1)],
  },
  {
    opcode: 'list_replace',
    kind: 'statement',
    level: 'full',
    fields: [reference('list')],
    inputs: [number('place', 1), value('item', 'thing')],
  },
  {
    opcode: 'list_item',
    kind: 'reporter',
    level: 'full',
    fields: [reference('list')],
    inputs: [number('place', 1)],
  },
  {
    opcode: 'list_index',
    kind: 'reporter',
    level: 'full',
    fields: [reference('list')],
    inputs: [value('item', 'thing')],
  },
  { opcode: 'list_length', kind: 'reporter', level: 'full', fields: [reference('list')] },
  {
    opcode: 'list_contains',
    kind: 'boolean',
    level: 'full',
    fields: [reference('list')],
    inputs: [value('item', 'thing')],
  },
  { opcode: 'list_show', kind: 'statement', level: 'full', fields: [reference('list')] },
  { opcode: 'list_hide', kind: 'statement', level: 'full', fields: [reference('list')] },
])

/** The inputs of a call are the parameters of what it calls, by their ids. */
export const OWN_BLOCKS = defineBlocks('own-blocks', [
  { opcode: 'own_define', kind: 'hat', level: 'full', fields: [reference('own-block')] },
  { opcode: 'own_call', kind: 'statement', level: 'full', fields: [reference('own-block')] },
  { opcode: 'own_parameter', kind: 'reporter', level: 'full', fields: [reference('parameter')] },
  { opcode: 'own_condition', kind: 'boolean', level: 'full', fields: [reference('parameter')] },
])
