import type { ReporterOpcode, StatementOpcode } from '../catalog/catalog.ts'
import type { LanguageName } from './language.ts'

/**
 * How a block is written. `{me}` is the sprite, `{name}` an input or field, `{name:6}` the same in brackets unless it binds
 * at least that strongly, `{name:text}` as a text, `{name-1}` one less, because lists begin with 0 there. Where one line
 * serves both languages, words_like_this become wordsLikeThis in JavaScript.
 */
type Template = string | Record<LanguageName, string>

/** How strongly an operator binds; a call, a name and a literal most strongly. */
export const BINDING = {
  or: 1,
  and: 2,
  not: 3,
  compare: 4,
  add: 5,
  multiply: 6,
  negative: 7,
  call: 9,
} as const

/** These take time: JavaScript awaits them. */
export const WAITING: ReadonlySet<string> = new Set<StatementOpcode>([
  'motion_step',
  'motion_glide_to',
  'motion_glide_to_xy',
  'looks_say_for',
  'looks_think_for',
  'sound_play_until_done',
  'sound_note',
  'sound_drum',
  'sound_rest',
  'event_send_and_wait',
  'control_wait',
  'control_wait_until',
  'sensing_ask',
  'own_call',
])

type Loops =
  | 'control_repeat'
  | 'control_forever'
  | 'control_if'
  | 'control_if_else'
  | 'control_repeat_until'
  | 'control_count'

export const STATEMENT_TEMPLATES: Record<Exclude<StatementOpcode, Loops>, Template> = {
  motion_step: '{me}.step({way}, {squares})',
  motion_go_home: '{me}.go_home()',
  motion_move: '{me}.move({steps})',
  motion_turn_right: '{me}.turn_right({degrees})',
  motion_turn_left: '{me}.turn_left({degrees})',
  motion_go_to: '{me}.go_to({target})',
  motion_go_to_xy: '{me}.go_to_xy({x}, {y})',
  motion_glide_to: '{me}.glide_to({target}, {seconds})',
  motion_glide_to_xy: '{me}.glide_to_xy({x}, {y}, {seconds})',
  motion_point: '{me}.direction = {degrees}',
  motion_point_towards: '{me}.point_towards({target})',
  motion_change_x: '{me}.x += {change}',
  motion_set_x: '{me}.x = {x}',
  motion_change_y: '{me}.y += {change}',
  motion_set_y: '{me}.y = {y}',
  motion_bounce: '{me}.bounce_at_edge()',
  motion_rotation_style: '{me}.rotation_style = {style}',
  looks_say_for: '{me}.say_for({text}, {seconds})',
  looks_say: '{me}.say({text})',
  looks_think_for: '{me}.think_for({text}, {seconds})',
  looks_think: '{me}.think({text})',
  looks_switch_costume: '{me}.costume = {costume}',
  looks_next_costume: '{me}.next_costume()',
  looks_switch_background: 'stage.show_background({background})',
  looks_next_background: 'stage.next_background()',
  looks_change_size: '{me}.size += {change}',
  looks_set_size: '{me}.size = {percent}',
  looks_change_effect: '{me}.change_effect({effect}, {change})',
  looks_set_effect: '{me}.set_effect({effect}, {amount})',
  looks_clear_effects: '{me}.clear_effects()',
  looks_show: '{me}.show()',
  looks_hide: '{me}.hide()',
  looks_to_layer: '{me}.go_to_layer({layer})',
  looks_change_layer: '{me}.change_layer({way}, {layers})',
  sound_play: '{me}.play_sound({sound})',
  sound_play_until_done: '{me}.play_sound_until_done({sound})',
  sound_stop: 'stop_all_sounds()',
  sound_note: '{me}.play_note({note}, {beats})',
  sound_drum: '{me}.play_drum({drum}, {beats})',
  sound_rest: '{me}.rest({beats})',
  sound_instrument: '{me}.instrument = {instrument}',
  sound_set_tempo: 'stage.tempo = {tempo}',
  sound_change_tempo: 'stage.tempo += {change}',
  sound_set_volume: '{me}.volume = {percent}',
  sound_change_volume: '{me}.volume += {change}',
  event_send: 'send({message})',
  event_send_and_wait: 'send_and_wait({message})',
  control_wait: 'wait({seconds})',
  control_wait_until: {
    python: 'wait_until(lambda: {condition})',
    javascript: 'waitUntil(() => {condition})',
  },
  control_stop: 'stop({what})',
  control_make_clone: 'make_clone({target})',
  control_delete_clone: '{me}.delete_clone()',
  sensing_ask: '{me}.ask({question})',
  sensing_reset_timer: 'reset_timer()',
  variable_set: '{variable} = {value}',
  variable_change: '{variable} += {change}',
  variable_show: 'show_variable({variable:name})',
  variable_hide: 'hide_variable({variable:name})',
  list_add: { python: '{list}.append({item})', javascript: '{list}.push({item})' },
  list_delete: { python: 'del {list}[{place-1}]', javascript: '{list}.splice({place-1}, 1)' },
  list_clear: { python: '{list}.clear()', javascript: '{list}.length = 0' },
  list_insert: {
    python: '{list}.insert({place-1}, {item})',
    javascript: '{list}.splice({place-1}, 0, {item})',
  },
  list_replace: '{list}[{place-1}] = {item}',
  list_show: 'show_list({list:name})',
  list_hide: 'hide_list({list:name})',
  own_call: '{call}',
}

type Bound = { template: Template; binding: number }

const { or, and, not, compare, add, multiply, negative, call } = BINDING

export const REPORTER_TEMPLATES: Record<ReporterOpcode, Template | Bound> = {
  motion_x: '{me}.x',
  motion_y: '{me}.y',
  motion_direction: '{me}.direction',
  looks_costume: '{me}.get_costume({what})',
  looks_background: 'stage.get_background({what})',
  looks_size: '{me}.size',
  sound_tempo: 'stage.tempo',
  sound_volume: '{me}.volume',
  sensing_touching: '{me}.is_touching({target})',
  sensing_distance: '{me}.distance_to({target})',
  sensing_answer: 'get_answer()',
  sensing_key: 'is_key_down({key})',
  sensing_pointer_down: 'pointer.is_down',
  sensing_pointer_x: 'pointer.x',
  sensing_pointer_y: 'pointer.y',
  sensing_timer: 'get_timer()',
  sensing_date: 'get_date({part})',
  sensing_of: '{sprite}.get({what})',
  operator_add: { template: `{a:${add}} + {b:${multiply}}`, binding: add },
  operator_subtract: { template: `{a:${add}} - {b:${multiply}}`, binding: add },
  operator_multiply: { template: `{a:${multiply}} * {b:${negative}}`, binding: multiply },
  operator_divide: { template: `{a:${multiply}} / {b:${negative}}`, binding: multiply },
  operator_random: 'random_number({from}, {to})',
  operator_greater: { template: `{a:${add}} > {b:${add}}`, binding: compare },
  operator_less: { template: `{a:${add}} < {b:${add}}`, binding: compare },
  operator_equals: {
    template: { python: `{a:${add}} == {b:${add}}`, javascript: `{a:${add}} === {b:${add}}` },
    binding: compare,
  },
  operator_and: {
    template: { python: `{a:${and}} and {b:${not}}`, javascript: `{a:${and}} && {b:${not}}` },
    binding: and,
  },
  operator_or: {
    template: { python: `{a:${or}} or {b:${and}}`, javascript: `{a:${or}} || {b:${and}}` },
    binding: or,
  },
  operator_not: {
    template: { python: `not {a:${not}}`, javascript: `!{a:${call}}` },
    binding: not,
  },
  operator_join: { template: '{a:text} + {b:text}', binding: add },
  operator_letter: `{text:text}[{place-1}]`,
  operator_length: { python: 'len({text:text})', javascript: '{text:text}.length' },
  operator_contains: {
    template: { python: '{part:text} in {text:text}', javascript: '{text:text}.includes({part:text})' },
    binding: compare,
  },
  operator_modulo: { template: `{a:${multiply}} % {b:${negative}}`, binding: multiply },
  operator_round: { python: 'round({a})', javascript: 'Math.round({a})' },
  operator_function: 'calculate({function}, {a})',
  variable_value: '{variable}',
  list_value: { python: '" ".join({list})', javascript: '{list}.join(" ")' },
  list_item: '{list}[{place-1}]',
  list_index: {
    template: { python: '{list}.index({item}) + 1', javascript: '{list}.indexOf({item}) + 1' },
    binding: add,
  },
  list_length: { python: 'len({list})', javascript: '{list}.length' },
  list_contains: {
    template: { python: `{item:${add}} in {list}`, javascript: '{list}.includes({item})' },
    binding: compare,
  },
  own_parameter: '{parameter}',
  own_condition: '{parameter}',
}
