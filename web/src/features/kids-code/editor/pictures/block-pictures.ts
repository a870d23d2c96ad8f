import type { Opcode } from '#engines/kids-code/catalogue/catalogue.ts'

/** White lines on the colour of the block, in a square of 40. */
const LINE = 'fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"'

const SHAPES: Partial<Record<Opcode, string>> = {
  motion_step: `<path ${LINE} d="M20 5v30M5 20h30M15 10l5-5 5 5M15 30l5 5 5-5M10 15l-5 5 5 5M30 15l5 5-5 5"/>`,
  motion_go_home: `<path ${LINE} d="M5 21 20 7l15 14M10 18v16h20V18"/>`,
  motion_turn_right: `<path ${LINE} d="M7 29A14 14 0 0 1 31 20"/><path fill="#fff" d="M22 19h17l-8 13z"/>`,
  motion_turn_left: `<path ${LINE} d="M33 29A14 14 0 0 0 9 20"/><path fill="#fff" d="M1 19h17L9 32z"/>`,
  looks_say: `<path ${LINE} d="M6 8h28v18H19l-8 8v-8H6z"/>`,
  looks_next_costume: `<path ${LINE} d="M14 7 5 13l4 7 4-2v15h14V18l4 2 4-7-9-6a6 6 0 0 1-12 0z"/>`,
  looks_next_background: `<path ${LINE} d="M5 8h30v24H5zM5 27l9-9 7 7 5-5 9 8"/><circle cx="27" cy="14" r="2.5" fill="#fff"/>`,
  looks_change_size: `<path ${LINE} d="M23 6h11v11M17 34H6V23M34 6 23 17M6 34l11-11"/>`,
  looks_show: `<path ${LINE} d="M4 20q16-22 32 0-16 22-32 0z"/><circle cx="20" cy="20" r="5" fill="#fff"/>`,
  looks_hide: `<path ${LINE} d="M4 17q16 18 32 0M9 23l-4 5M20 26v6M31 23l4 5"/>`,
  sound_play: `<path ${LINE} d="M6 15v10h7l9 8V7l-9 8zM28 14q5 6 0 12M33 9q9 11 0 22"/>`,
  event_flag: `<path ${LINE} d="M9 36V5"/><path fill="#fff" d="M10 6q8-4 13 1t11 1v15q-6 4-11-1t-13-1z"/>`,
  event_click: `<path ${LINE} d="M15 34 9 25q-2-4 2-4l4 3V9q0-4 3-4t3 4v9l9 2q4 1 3 6l-2 8z"/>`,
  control_wait: `<circle ${LINE} cx="20" cy="20" r="15"/><path ${LINE} d="M20 11v9l6 5"/>`,
  control_repeat: `<path ${LINE} d="M8 17a12 12 0 0 1 21-5l4 4M33 8v8h-8M32 23a12 12 0 0 1-21 5l-4-4M7 32v-8h8"/>`,
  control_forever: `<path ${LINE} d="M20 20q-14-17-15 0t15 0q14-17 15 0t-15 0z"/>`,
}

/** What stands on the blocks of the youngest, as addresses of pictures. */
export const PICTURES: Partial<Record<Opcode, string>> = Object.fromEntries(
  Object.entries(SHAPES).map(([opcode, shape]) => [opcode, toAddress(shape)]),
)

function toAddress(shape: string): string {
  return `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40">${shape}</svg>`,
  )}`
}

/** For those who do not read yet. */
export const ARROWS: Partial<Record<string, string>> = { right: '→', left: '←', up: '↑', down: '↓' }
