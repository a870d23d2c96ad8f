import { choice, condition, defineBlocks, number, reference, target } from '../program/block-definition.ts'

export const CONTROL = defineBlocks('control', [
  { opcode: 'control_wait', kind: 'statement', level: 'pictures', inputs: [number('seconds', 1)] },
  {
    opcode: 'control_repeat',
    kind: 'c-block',
    level: 'pictures',
    inputs: [number('times', 10)],
    branches: 1,
  },
  { opcode: 'control_forever', kind: 'c-block', level: 'pictures', branches: 1, isLast: true },
  { opcode: 'control_if', kind: 'c-block', level: 'blocks', inputs: [condition('condition')], branches: 1 },
  {
    opcode: 'control_if_else',
    kind: 'c-block',
    level: 'blocks',
    inputs: [condition('condition')],
    branches: 2,
  },
  { opcode: 'control_wait_until', kind: 'statement', level: 'blocks', inputs: [condition('condition')] },
  {
    opcode: 'control_repeat_until',
    kind: 'c-block',
    level: 'blocks',
    inputs: [condition('condition')],
    branches: 1,
  },
  {
    opcode: 'control_count',
    kind: 'c-block',
    level: 'full',
    fields: [reference('variable')],
    inputs: [number('from', 1), number('to', 10)],
    branches: 1,
  },
  {
    opcode: 'control_stop',
    kind: 'statement',
    level: 'blocks',
    fields: [choice('what', ['all', 'this', 'others'])],
  },
  { opcode: 'control_clone_start', kind: 'hat', level: 'full', isForStage: false },
  {
    opcode: 'control_make_clone',
    kind: 'statement',
    level: 'full',
    fields: [target('target', ['myself'])],
  },
  { opcode: 'control_delete_clone', kind: 'statement', level: 'full', isLast: true, isForStage: false },
])
