import { choice, defineBlocks, number, reference, target } from '../program/block-definition.ts'

/** Keys as the machine is told of them; letters and digits in lower case. */
export const KEYS = [
  'any',
  'space',
  'up',
  'down',
  'left',
  'right',
  'enter',
  ...'abcdefghijklmnopqrstuvwxyz0123456789',
] as const

export const EVENTS = defineBlocks('events', [
  { opcode: 'event_flag', kind: 'hat', level: 'pictures' },
  { opcode: 'event_key', kind: 'hat', level: 'blocks', fields: [choice('key', KEYS)] },
  { opcode: 'event_click', kind: 'hat', level: 'pictures' },
  {
    opcode: 'event_touch',
    kind: 'hat',
    level: 'blocks',
    fields: [target('target', ['edge', 'pointer'])],
    isForStage: false,
  },
  { opcode: 'event_background', kind: 'hat', level: 'blocks', fields: [reference('background')] },
  { opcode: 'event_timer', kind: 'hat', level: 'full', inputs: [number('seconds', 10)] },
  { opcode: 'event_message', kind: 'hat', level: 'blocks', fields: [reference('message')] },
  { opcode: 'event_send', kind: 'statement', level: 'blocks', fields: [reference('message')] },
  { opcode: 'event_send_and_wait', kind: 'statement', level: 'blocks', fields: [reference('message')] },
])
