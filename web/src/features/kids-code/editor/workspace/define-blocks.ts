import * as Blockly from 'blockly/core'
import { CATALOG, findDefinition, type Opcode } from '#engines/kids-code/catalog/catalog.ts'
import type { BlockDefinition, FieldSlot } from '#engines/kids-code/program/block-definition.ts'
import { LIMITS } from '#engines/kids-code/program/limits.ts'
import type { OwnBlock } from '#engines/kids-code/program/project.ts'
import { type CallState, LITERAL_FIELD, LITERALS, typeOf } from '../block-state.ts'
import type { SentencePart } from '../block-words.ts'
import { nameHatStyle } from './make-theme.ts'
import { ReferenceField } from './reference-field.ts'
import { findSurroundings, type Surroundings } from './scene.ts'

/** White lines on the color of the block, in a square of 40. */
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
const ARROWS: Partial<Record<string, string>> = { right: '→', left: '←', up: '↑', down: '↓' }

/** Takes `0,5` where people write half like that; Blockly would read it as five. */
class NumberField extends Blockly.FieldNumber {
  constructor() {
    super(0, -Number.MAX_VALUE, Number.MAX_VALUE)
  }

  protected override doClassValidation_(value?: unknown): number | null {
    const written = typeof value === 'string' && hasDecimalComma() ? value.replace(',', '.') : value
    return super.doClassValidation_(written)
  }
}

function hasDecimalComma(): boolean {
  const parts = new Intl.NumberFormat(document.documentElement.lang || 'en').formatToParts(0.5)
  return parts.some(({ type, value }) => type === 'decimal' && value === ',')
}

/** No id of a parameter has a space. */
const CALL_NAME = ' name'
const PICTURE_SIZE = 40
/** Values fit everywhere but into conditions; the zelos renderer draws what is called Boolean with pointed ends. */
const CHECKS = { value: 'Value', condition: 'Boolean' } as const

type CallBlock = Blockly.Block & { ownBlock: OwnBlock | null }
type Built = { field: Blockly.Field; name?: string }

/** Once for the page: every block of the catalog, the blocks of the youngest as pictures too, and the literals. */
export function defineBlocks(): void {
  if (Blockly.Blocks[LITERALS.number]) return
  for (const { opcode } of CATALOG) {
    Blockly.Blocks[opcode] = opcode === 'own_call' ? CALL : { init: initWith(opcode, false) }
    const pictured = typeOf(opcode, true)
    if (pictured !== opcode) Blockly.Blocks[pictured] = { init: initWith(opcode, true) }
  }
  Blockly.Blocks[LITERALS.number] = {
    init(this: Blockly.Block) {
      initLiteral(this, new NumberField())
    },
  }
  Blockly.Blocks[LITERALS.text] = {
    init(this: Blockly.Block) {
      initLiteral(this, new Blockly.FieldTextInput('', (text: string) => text.slice(0, LIMITS.textLength)))
    },
  }
  Blockly.Blocks[LITERALS.true] = {
    init(this: Blockly.Block) {
      this.appendDummyInput().appendField(surround(this).words.yes)
      this.setOutput(true, CHECKS.condition)
      this.setStyle('literal')
    },
  }
}

function initLiteral(block: Blockly.Block, field: Blockly.Field): void {
  block.appendDummyInput().appendField(field, LITERAL_FIELD)
  block.setOutput(true, CHECKS.value)
  block.setStyle('literal')
}

function initWith(opcode: Opcode, isPicture: boolean) {
  return function init(this: Blockly.Block) {
    const { words } = surround(this)
    const definition = findDefinition(opcode)
    const picture = PICTURES[opcode]
    const front: Built[] =
      isPicture && picture
        ? [
            {
              field: new Blockly.FieldImage(picture, PICTURE_SIZE, PICTURE_SIZE, words.spokenPicture(opcode)),
            },
          ]
        : []
    appendParts(
      this,
      definition,
      isPicture ? words.picture(opcode) : words.sentence(opcode),
      front,
      isPicture,
    )
    if (definition.branches > 0) this.appendStatementInput('body')
    if (definition.branches > 1) {
      this.appendDummyInput().appendField(words.otherwise)
      this.appendStatementInput('otherwise')
    }
    setShape(this, definition)
  }
}

/** Words and choices go in front of the gap that follows them. */
function appendParts(
  block: Blockly.Block,
  definition: BlockDefinition,
  parts: readonly SentencePart[],
  front: Built[],
  isPicture: boolean,
): void {
  let waiting = front
  const settle = (input: Blockly.Input) => {
    for (const { field, name } of waiting) input.appendField(field, name)
    waiting = []
    return input
  }
  for (const part of parts) {
    if ('text' in part) {
      waiting.push({ field: new Blockly.FieldLabel(part.text) })
      continue
    }
    const slot = definition.fields.find(({ name }) => name === part.slot)
    const gap = definition.inputs.find(({ name }) => name === part.slot)
    if (slot)
      waiting.push({ field: makeField(slot, definition, surround(block), isPicture), name: slot.name })
    if (gap) {
      const input = settle(block.appendValueInput(gap.name))
      if (gap.type === 'condition') input.setCheck(CHECKS.condition)
    }
  }
  if (waiting.length > 0) settle(block.appendDummyInput())
}

function makeField(
  slot: FieldSlot,
  { opcode }: BlockDefinition,
  { words }: Surroundings,
  isPicture: boolean,
): Blockly.Field {
  if (slot.type === 'choice') {
    return new Blockly.FieldDropdown(
      slot.options.map((option) => {
        const word = words.choice(slot.name, option)
        return [(isPicture && ARROWS[option]) || word, option, word]
      }),
    )
  }
  if (slot.type !== 'parameter') return new ReferenceField(slot)
  return new ReferenceField(slot, opcode === 'own_condition' ? 'condition' : 'value')
}

function setShape(block: Blockly.Block, { kind, category, isLast }: BlockDefinition): void {
  if (block instanceof Blockly.BlockSvg) speakPlainly(block)
  block.setInputsInline(true)
  block.setStyle(kind === 'hat' ? nameHatStyle(category) : category)
  if (kind === 'reporter') block.setOutput(true, CHECKS.value)
  else if (kind === 'boolean') block.setOutput(true, CHECKS.condition)
  else {
    if (kind !== 'hat') block.setPreviousStatement(true)
    if (!isLast) block.setNextStatement(true)
  }
}

/** Blockly reads the parts of a block with a pause after each: `move, 10, steps`. A sentence is easier to follow. */
function speakPlainly(block: Blockly.BlockSvg): void {
  const { getAriaLabel } = Blockly.BlockSvg.prototype
  block.getAriaLabel = (verbosity) => {
    const label = getAriaLabel.call(block, verbosity)
    const beginning = `${Blockly.Msg.BLOCK_LABEL_BEGIN_STACK}, `
    const start = label.startsWith(beginning) ? beginning : ''
    return start + label.slice(start.length).replaceAll(', ', ' ')
  }
}

/** A call looks like what it calls: its name, then a gap for each parameter. */
const CALL = {
  init(this: CallBlock) {
    this.ownBlock = null
    setShape(this, findDefinition('own_call'))
    shapeCall(this)
  },
  saveExtraState(this: CallBlock): CallState {
    return { ownBlock: this.ownBlock }
  },
  loadExtraState(this: CallBlock, { ownBlock }: CallState) {
    this.ownBlock = ownBlock
    shapeCall(this)
  },
}

function shapeCall(block: CallBlock): void {
  for (const { name } of [...block.inputList]) block.removeInput(name)
  const { words } = surround(block)
  const name = block.ownBlock ? block.ownBlock.name || '…' : words.missing
  const parameters = block.ownBlock?.parameters ?? []
  // A name of its own, because an input without one cannot be taken off.
  block.appendDummyInput(CALL_NAME).appendField(new Blockly.FieldLabel(name), CALL_NAME)
  for (const parameter of parameters) {
    const input = block.appendValueInput(parameter.id).appendField(parameter.name || '…')
    if (parameter.kind === 'condition') input.setCheck(CHECKS.condition)
  }
}

/** Gives calls the names of today. False when a call would need another shape. */
export function renameCalls(workspace: Blockly.Workspace, ownBlocks: readonly OwnBlock[]): boolean {
  return workspace.getBlocksByType('own_call').every((block) => {
    const call = block as CallBlock
    const called = ownBlocks.find(({ id }) => id === call.ownBlock?.id) ?? null
    if (called === call.ownBlock) return true
    if (JSON.stringify(called?.parameters) !== JSON.stringify(call.ownBlock?.parameters)) return false
    call.ownBlock = called
    call.getField(CALL_NAME)?.setValue(called?.name || '…')
    return true
  })
}

function surround(block: Blockly.Block): Surroundings {
  const found = findSurroundings(block.workspace)
  if (!found) throw new Error('A block stands in a workspace that nobody has set up')
  return found
}
