import { choice, defineBlocks, reference, target, text } from '../program/block-definition.ts'
import { KEYS } from './events.ts'

export const DATE_PARTS = ['year', 'month', 'day', 'weekday', 'hour', 'minute', 'second'] as const

export const SENSING = defineBlocks('sensing', [
  {
    opcode: 'sensing_touching',
    kind: 'boolean',
    level: 'blocks',
    fields: [target('target', ['pointer', 'edge'])],
    isForStage: false,
  },
  {
    opcode: 'sensing_distance',
    kind: 'reporter',
    level: 'blocks',
    fields: [target('target', ['pointer'])],
    isForStage: false,
  },
  {
    opcode: 'sensing_ask',
    kind: 'statement',
    level: 'blocks',
    inputs: [text('question', 'What is your name?')],
  },
  { opcode: 'sensing_answer', kind: 'reporter', level: 'blocks' },
  { opcode: 'sensing_key', kind: 'boolean', level: 'blocks', fields: [choice('key', KEYS)] },
  { opcode: 'sensing_pointer_down', kind: 'boolean', level: 'blocks' },
  { opcode: 'sensing_pointer_x', kind: 'reporter', level: 'blocks' },
  { opcode: 'sensing_pointer_y', kind: 'reporter', level: 'blocks' },
  { opcode: 'sensing_timer', kind: 'reporter', level: 'blocks' },
  { opcode: 'sensing_reset_timer', kind: 'statement', level: 'blocks' },
  { opcode: 'sensing_date', kind: 'reporter', level: 'full', fields: [choice('part', DATE_PARTS)] },
  {
    opcode: 'sensing_of',
    kind: 'reporter',
    level: 'full',
    fields: [
      choice('what', ['x', 'y', 'direction', 'size', 'volume', 'costume-number', 'costume-name']),
      reference('sprite'),
    ],
  },
])
