import type { Opcode, ReporterOpcode } from '../catalog/catalog.ts'
import { type BlockDraft, block as b, buildProject, type ScriptDraft } from '../program/build-project.ts'
import type { Project, Value } from '../program/project.ts'
import type { RunPlan } from '../runs/run-headless.ts'

export type GoldenProgram = { scripts: ScriptDraft[]; plan?: Partial<RunPlan> }

type Slots = Record<string, Value | BlockDraft>

/** Under the flag, one after the other. */
function run(...body: BlockDraft[]): GoldenProgram {
  return { scripts: [[b('event_flag'), ...body]] }
}

/** What a reporter reports is said aloud. */
function tell(opcode: ReporterOpcode, slots: Slots = {}, ...before: BlockDraft[]): GoldenProgram {
  return run(...before, b('looks_say', { text: b(opcode, slots) }))
}

function press(key: string): GoldenProgram['plan'] {
  return { inputs: [{ atSeconds: 0.1, input: { pressed: [key] } }] }
}

const isFar = b('operator_greater', { a: b('motion_x'), b: 15 })
const yes = b('operator_equals', { a: 1, b: 1 })
const no = b('operator_equals', { a: 1, b: 2 })

/** One small program for each block of the catalog. `golden.json` holds what each does and how it reads. */
export const GOLDEN_PROGRAMS: Record<Opcode, GoldenProgram> = {
  motion_step: run(b('motion_step', { way: 'up', squares: 1 })),
  motion_go_home: run(b('motion_set_x', { x: 50 }), b('motion_go_home')),
  motion_move: run(
    b('motion_move', { steps: 10 }),
    b('motion_turn_right', { degrees: 90 }),
    b('motion_move', { steps: 5 }),
  ),
  motion_turn_right: run(b('motion_turn_right', { degrees: 100 })),
  motion_turn_left: run(b('motion_turn_left', { degrees: 100 })),
  motion_go_to: run(b('motion_go_to', { target: 'dog' }), b('motion_go_to', { target: 'random' })),
  motion_go_to_xy: run(b('motion_go_to_xy', { x: -20, y: 1000 })),
  motion_glide_to: run(b('motion_glide_to', { seconds: 0.1, target: 'dog' })),
  motion_glide_to_xy: run(b('motion_glide_to_xy', { seconds: 0.1, x: 30, y: -60 })),
  motion_point: run(b('motion_point', { degrees: 270 })),
  motion_point_towards: run(b('motion_point_towards', { target: 'dog' })),
  motion_change_x: run(b('motion_change_x', { change: -5 })),
  motion_set_x: run(b('motion_set_x', { x: 12.5 })),
  motion_change_y: run(b('motion_change_y', { change: 7 })),
  motion_set_y: run(b('motion_set_y', { y: b('operator_add', { a: 1, b: 2 }) })),
  motion_bounce: run(b('motion_set_x', { x: 230 }), b('motion_bounce')),
  motion_rotation_style: run(b('motion_rotation_style', { style: 'left-right' })),
  motion_x: tell('motion_x', {}, b('motion_set_x', { x: 33 })),
  motion_y: tell('motion_y', {}, b('motion_set_y', { y: 0.1 }), b('motion_change_y', { change: 0.2 })),
  motion_direction: tell('motion_direction'),

  looks_say_for: run(b('looks_say_for', { text: 'Hi', seconds: 0.1 })),
  looks_say: run(b('looks_say', { text: 12 })),
  looks_think_for: run(b('looks_think_for', { text: 'Hm', seconds: 0.1 })),
  looks_think: run(b('looks_think', { text: 'Hm' }), b('looks_think', { text: '' })),
  looks_switch_costume: run(b('looks_switch_costume', { costume: 'two' })),
  looks_next_costume: run(b('looks_next_costume'), b('looks_next_costume')),
  looks_switch_background: run(b('looks_switch_background', { background: 'beach' })),
  looks_next_background: run(b('looks_next_background')),
  looks_change_size: run(b('looks_change_size', { change: 900 })),
  looks_set_size: run(b('looks_set_size', { percent: 50 })),
  looks_change_effect: run(b('looks_change_effect', { effect: 'colour', change: -25 })),
  looks_set_effect: run(b('looks_set_effect', { effect: 'ghost', amount: 130 })),
  looks_clear_effects: run(
    b('looks_set_effect', { effect: 'brightness', amount: 10 }),
    b('looks_clear_effects'),
  ),
  looks_show: run(b('looks_hide'), b('looks_show')),
  looks_hide: run(b('looks_hide')),
  looks_to_layer: run(b('looks_to_layer', { layer: 'front' })),
  looks_change_layer: run(b('looks_change_layer', { way: 'forward', layers: 1 })),
  looks_costume: tell('looks_costume', { what: 'name' }, b('looks_next_costume')),
  looks_background: tell('looks_background', { what: 'number' }),
  looks_size: tell('looks_size'),

  sound_play: run(b('sound_play', { sound: 'meow' }), b('looks_show')),
  sound_play_until_done: run(b('sound_play_until_done', { sound: 'meow' }), b('looks_hide')),
  sound_stop: run(b('sound_stop')),
  sound_note: run(b('sound_note', { note: 60, beats: 0.5 }), b('looks_hide')),
  sound_drum: run(b('sound_drum', { drum: 'snare', beats: 0.25 }), b('looks_hide')),
  sound_rest: run(b('sound_rest', { beats: 0.2 }), b('looks_hide')),
  sound_instrument: run(
    b('sound_instrument', { instrument: 'flute' }),
    b('sound_note', { note: 64, beats: 0.1 }),
  ),
  sound_set_tempo: run(b('sound_set_tempo', { tempo: 120 }), b('sound_note', { note: 60, beats: 1 })),
  sound_change_tempo: run(b('sound_change_tempo', { change: -100 })),
  sound_set_volume: run(b('sound_set_volume', { percent: 30 }), b('sound_play', { sound: 'meow' })),
  sound_change_volume: run(b('sound_change_volume', { change: -10 })),
  sound_tempo: tell('sound_tempo'),
  sound_volume: tell('sound_volume'),

  event_flag: { scripts: [[b('event_flag'), b('looks_hide')]] },
  event_key: { scripts: [[b('event_key', { key: 'space' }), b('looks_hide')]], plan: press('space') },
  event_click: {
    scripts: [[b('event_click'), b('looks_hide')]],
    plan: { inputs: [{ atSeconds: 0.2, input: { clicks: ['cat', 'dog'] } }] },
  },
  event_touch: {
    scripts: [
      [b('event_touch', { target: 'dog' }), b('looks_say', { text: 'Ouch' })],
      [b('event_flag'), b('motion_go_to', { target: 'dog' })],
    ],
  },
  event_background: {
    scripts: [
      [b('event_background', { background: 'beach' }), b('looks_hide')],
      [b('event_flag'), b('looks_next_background')],
    ],
  },
  event_timer: { scripts: [[b('event_timer', { seconds: 0.5 }), b('looks_hide')]] },
  event_message: {
    scripts: [
      [b('event_message', { message: 'go' }), b('looks_hide')],
      [b('event_flag'), b('event_send', { message: 'go' })],
    ],
  },
  event_send: run(b('event_send', { message: 'go' })),
  event_send_and_wait: {
    scripts: [
      [b('event_flag'), b('event_send_and_wait', { message: 'go' }), b('looks_say', { text: 'After' })],
      [
        b('event_message', { message: 'go' }),
        b('control_wait', { seconds: 0.2 }),
        b('looks_say', { text: 'Before' }),
      ],
    ],
  },

  control_wait: run(b('control_wait', { seconds: 0.5 }), b('looks_hide')),
  control_repeat: run(b('control_repeat', { times: 3 }, [b('motion_move', { steps: 10 })]), b('looks_hide')),
  control_forever: {
    ...run(b('control_forever', {}, [b('motion_move', { steps: 10 })])),
    plan: { seconds: 0.1 },
  },
  control_if: run(
    b('control_if', { condition: yes }, [b('looks_hide')]),
    b('control_if', { condition: no }, [b('looks_show')]),
  ),
  control_if_else: run(
    b('control_if_else', { condition: no }, [b('looks_hide')], [b('looks_say', { text: 'No' })]),
  ),
  control_wait_until: {
    ...run(b('control_wait_until', { condition: b('sensing_key', { key: 'a' }) }), b('looks_hide')),
    plan: { inputs: [{ atSeconds: 0.3, input: { keys: ['a'] } }] },
  },
  control_repeat_until: run(
    b('control_repeat_until', { condition: isFar }, [b('motion_move', { steps: 10 })]),
  ),
  control_count: run(
    b('control_count', { variable: 'score', from: 3, to: 1 }, [
      b('looks_say', { text: b('variable_value', { variable: 'score' }) }),
    ]),
  ),
  control_stop: {
    scripts: [
      [b('event_flag'), b('looks_say', { text: 'Hi' }), b('control_stop', { what: 'all' }), b('looks_hide')],
      [b('event_flag'), b('control_wait', { seconds: 0.1 }), b('looks_hide')],
    ],
  },
  control_clone_start: {
    scripts: [
      [b('control_clone_start'), b('motion_move', { steps: 10 })],
      [b('event_flag'), b('control_make_clone')],
    ],
  },
  control_make_clone: run(
    b('control_make_clone', { target: 'dog' }),
    b('control_make_clone', { target: 'myself' }),
  ),
  control_delete_clone: {
    scripts: [
      [b('control_clone_start'), b('control_delete_clone')],
      [b('event_flag'), b('control_make_clone'), b('control_delete_clone')],
    ],
  },

  sensing_touching: tell('sensing_touching', { target: 'edge' }, b('motion_set_x', { x: 225 })),
  sensing_distance: tell('sensing_distance', { target: 'dog' }),
  sensing_ask: {
    ...run(b('sensing_ask', { question: 'Name?' }), b('looks_hide')),
    plan: { answers: ['Ada'] },
  },
  sensing_answer: {
    ...tell('sensing_answer', {}, b('sensing_ask', { question: 'Name?' })),
    plan: { answers: ['Ada'] },
  },
  sensing_key: {
    ...tell('sensing_key', { key: 'any' }),
    plan: { inputs: [{ atSeconds: 0, input: { keys: ['x'] } }] },
  },
  sensing_pointer_down: tell('sensing_pointer_down'),
  sensing_pointer_x: {
    ...tell('sensing_pointer_x'),
    plan: { inputs: [{ atSeconds: 0, input: { pointer: { x: 7, y: 8, isDown: true } } }] },
  },
  sensing_pointer_y: {
    ...tell('sensing_pointer_y'),
    plan: { inputs: [{ atSeconds: 0, input: { pointer: { x: 7, y: 8, isDown: true } } }] },
  },
  sensing_timer: tell('sensing_timer', {}, b('control_wait', { seconds: 0.5 })),
  sensing_reset_timer: run(
    b('control_wait', { seconds: 0.5 }),
    b('sensing_reset_timer'),
    b('looks_say', { text: b('sensing_timer') }),
  ),
  sensing_date: tell('sensing_date', { part: 'year' }),
  sensing_of: tell('sensing_of', { what: 'x', sprite: 'dog' }),

  operator_add: tell('operator_add', { a: 0.1, b: '0.2' }),
  operator_subtract: tell('operator_subtract', { a: 5, b: b('operator_subtract', { a: 3, b: 2 }) }),
  operator_multiply: tell('operator_multiply', { a: b('operator_add', { a: 1, b: 2 }), b: -4 }),
  operator_divide: tell('operator_divide', { a: 1, b: 3 }),
  operator_random: tell('operator_random', { from: 1, to: 6 }),
  operator_greater: tell('operator_greater', { a: 'b', b: 'A' }),
  operator_less: tell('operator_less', { a: 9, b: '10' }),
  operator_equals: tell('operator_equals', { a: 'Yes', b: 'yes' }),
  operator_and: tell('operator_and', { a: yes, b: no }),
  operator_or: tell('operator_or', { a: yes, b: no }),
  operator_not: tell('operator_not', { a: no }),
  operator_join: tell('operator_join', { a: 'a', b: b('operator_add', { a: 1, b: 1 }) }),
  operator_letter: tell('operator_letter', { place: 2, text: 'h🐱llo' }),
  operator_length: tell('operator_length', { text: '🐱at' }),
  operator_contains: tell('operator_contains', { text: 'Apple', part: 'APP' }),
  operator_modulo: tell('operator_modulo', { a: -1, b: 5 }),
  operator_round: tell('operator_round', { a: 2.5 }),
  operator_function: tell('operator_function', { function: 'sin', a: 30 }),

  variable_value: tell('variable_value', { variable: 'lives' }),
  variable_set: run(b('variable_set', { variable: 'score', value: 'ten' })),
  variable_change: run(b('variable_change', { variable: 'score', change: 2 })),
  variable_show: run(b('variable_show', { variable: 'score' })),
  variable_hide: run(b('variable_hide', { variable: 'score' })),

  list_value: tell('list_value', { list: 'fruits' }),
  list_add: run(b('list_add', { list: 'fruits', item: 'fig' })),
  list_delete: run(
    b('list_delete', { list: 'fruits', place: 1 }),
    b('list_delete', { list: 'fruits', place: 9 }),
  ),
  list_clear: run(b('list_clear', { list: 'fruits' })),
  list_insert: run(b('list_insert', { list: 'fruits', item: 'fig', place: 2 })),
  list_replace: run(b('list_replace', { list: 'fruits', place: 1, item: 7 })),
  list_item: tell('list_item', { list: 'fruits', place: b('list_length', { list: 'fruits' }) }),
  list_index: tell('list_index', { list: 'fruits', item: 'Pear' }),
  list_length: tell('list_length', { list: 'fruits' }),
  list_contains: tell('list_contains', { list: 'fruits', item: 'fig' }),
  list_show: run(b('list_show', { list: 'fruits' })),
  list_hide: run(b('list_hide', { list: 'fruits' })),

  own_define: {
    scripts: [
      [
        b('own_define', { 'own-block': 'jump' }),
        b('motion_change_y', { change: b('own_parameter', { parameter: 'height' }) }),
      ],
      [b('event_flag'), b('own_call', { 'own-block': 'jump', height: 20, isHigh: true })],
    ],
  },
  own_call: {
    scripts: [
      [
        b('event_flag'),
        b('own_call', { 'own-block': 'jump', height: b('operator_add', { a: 1, b: 2 }), isHigh: yes }),
        b('looks_hide'),
      ],
      [
        b('own_define', { 'own-block': 'jump' }),
        b('looks_say', { text: b('own_parameter', { parameter: 'height' }) }),
      ],
    ],
  },
  own_parameter: {
    scripts: [
      [
        b('own_define', { 'own-block': 'jump' }),
        b('looks_say', { text: b('own_parameter', { parameter: 'height' }) }),
      ],
      [b('event_flag'), b('own_call', { 'own-block': 'jump', height: 'high', isHigh: false })],
    ],
  },
  own_condition: {
    scripts: [
      [
        b('own_define', { 'own-block': 'jump' }),
        b('control_if', { condition: b('own_condition', { parameter: 'isHigh' }) }, [b('looks_hide')]),
      ],
      [b('event_flag'), b('own_call', { 'own-block': 'jump', height: 1, isHigh: yes })],
    ],
  },
}

/** A cat with the program, behind a dog without one. */
export function buildGolden({ scripts }: GoldenProgram): Project {
  return buildProject({
    backgrounds: ['meadow', 'beach'],
    sprites: [
      { id: 'cat', scripts },
      { id: 'dog', x: 100, y: 50 },
    ],
    variables: { score: 5 },
    ownVariables: { cat: { lives: 3 } },
    lists: { fruits: ['apple', 'pear'] },
    messages: ['go'],
    sounds: { meow: 0.5 },
    ownBlocks: { jump: ['height', 'isHigh'] },
  })
}
