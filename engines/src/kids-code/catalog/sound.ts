import { choice, defineBlocks, number, reference } from '../program/block-definition.ts'

export const DRUMS = ['kick', 'snare', 'hat', 'clap', 'bell', 'tom'] as const
export const INSTRUMENTS = ['piano', 'guitar', 'flute', 'bass', 'bells', 'synth'] as const

export const SOUND = defineBlocks('sound', [
  { opcode: 'sound_play', kind: 'statement', level: 'pictures', fields: [reference('sound')] },
  { opcode: 'sound_play_until_done', kind: 'statement', level: 'blocks', fields: [reference('sound')] },
  { opcode: 'sound_stop', kind: 'statement', level: 'blocks' },
  {
    opcode: 'sound_note',
    kind: 'statement',
    level: 'blocks',
    inputs: [number('note', 60), number('beats', 0.5)],
  },
  {
    opcode: 'sound_drum',
    kind: 'statement',
    level: 'blocks',
    fields: [choice('drum', DRUMS)],
    inputs: [number('beats', 0.25)],
  },
  { opcode: 'sound_rest', kind: 'statement', level: 'blocks', inputs: [number('beats', 0.25)] },
  {
    opcode: 'sound_instrument',
    kind: 'statement',
    level: 'full',
    fields: [choice('instrument', INSTRUMENTS)],
  },
  { opcode: 'sound_set_tempo', kind: 'statement', level: 'full', inputs: [number('tempo', 60)] },
  { opcode: 'sound_change_tempo', kind: 'statement', level: 'full', inputs: [number('change', 20)] },
  { opcode: 'sound_set_volume', kind: 'statement', level: 'blocks', inputs: [number('percent', 100)] },
  { opcode: 'sound_change_volume', kind: 'statement', level: 'blocks', inputs: [number('change', -10)] },
  { opcode: 'sound_tempo', kind: 'reporter', level: 'full' },
  { opcode: 'sound_volume', kind: 'reporter', level: 'full' },
])
