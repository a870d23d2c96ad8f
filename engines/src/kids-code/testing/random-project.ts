import { createDice, type Dice } from '../../dice/index.ts'
import { CATALOG, type Opcode } from '../catalog/catalog.ts'
import type { BlockDefinition, BlockKind, FieldSlot, InputSlot } from '../program/block-definition.ts'
import { type BlockDraft, buildProject, type ScriptDraft } from '../program/build-project.ts'
import type { Project, Value } from '../program/project.ts'

const SPRITES = ['cat', 'dog', 'bird']
const IDS: Record<Exclude<FieldSlot['type'], 'choice'>, string[]> = {
  target: SPRITES,
  sprite: SPRITES,
  costume: ['one', 'two', ''],
  background: ['meadow', 'beach'],
  sound: ['meow', ''],
  variable: ['score', 'lives', ''],
  list: ['fruits', 'numbers'],
  message: ['go', 'stop'],
  'own-block': ['jump', 'draw', ''],
  parameter: ['height', 'isHigh', 'sides'],
}
const VALUES: Value[] = [
  0,
  1,
  -1,
  2,
  3.5,
  10,
  100,
  -45,
  1e9,
  -1e300,
  '',
  'apple',
  '7',
  'Infinity',
  'NaN',
  '🐱',
  true,
]
const PARAMETERS: Record<string, string[]> = { jump: ['height', 'isHigh'], draw: ['sides'] }

/** Any program the catalog allows, wild but within the limits; the same seed gives the same one. */
export function createRandomProject(seed: string): Project {
  const dice = createDice(seed)
  const scripts = (isStage: boolean, count: number) =>
    Array.from({ length: count }, () => rollScript(dice, isStage))
  return buildProject({
    backgrounds: ['meadow', 'beach'],
    stageScripts: scripts(true, dice.int(0, 1)),
    sprites: SPRITES.map((id) => ({
      id,
      x: dice.int(-200, 200),
      y: dice.int(-150, 150),
      scripts: scripts(false, dice.int(1, 5)),
    })),
    variables: { score: 0, lives: 3 },
    lists: { fruits: ['apple', 'pear'], numbers: [3, 1, 2] },
    messages: ['go', 'stop'],
    sounds: { meow: 0.4 },
    ownBlocks: PARAMETERS,
  })
}

function rollScript(dice: Dice, isStage: boolean): ScriptDraft {
  // Most scripts start by themselves, or the run would show little.
  const hats = pickable('hat', isStage)
  const flag = hats.find(({ opcode }) => opcode === 'event_flag')
  const hat = flag && dice.int(1, 3) > 1 ? flag : dice.pick(hats)
  return [rollBlock(dice, hat, isStage, 0), ...rollBody(dice, isStage, 0)]
}

function rollBody(dice: Dice, isStage: boolean, depth: number): BlockDraft[] {
  const body: BlockDraft[] = []
  for (let count = dice.int(0, depth === 0 ? 8 : 4); count > 0; count--) {
    const isHolding = depth < 4 && dice.int(1, 3) === 1
    const definition = dice.pick(pickable(isHolding ? 'c-block' : 'statement', isStage))
    body.push(rollBlock(dice, definition, isStage, depth))
    if (definition.isLast) break
  }
  return body
}

function rollBlock(dice: Dice, definition: BlockDefinition, isStage: boolean, depth: number): BlockDraft {
  const fields = Object.fromEntries(definition.fields.map((slot) => [slot.name, rollField(dice, slot)]))
  const called = PARAMETERS[fields['own-block'] ?? ''] ?? []
  const slots: InputSlot[] =
    definition.opcode === 'own_call'
      ? called.map((name) => ({ name, type: name.startsWith('is') ? 'condition' : 'value', initial: 0 }))
      : [...definition.inputs]
  return {
    opcode: definition.opcode as Opcode,
    fields,
    inputs: Object.fromEntries(slots.map((slot) => [slot.name, rollInput(dice, slot, isStage, depth)])),
    body: definition.branches > 0 ? rollBody(dice, isStage, depth + 1) : [],
    otherwise: definition.branches > 1 ? rollBody(dice, isStage, depth + 1) : [],
  }
}

function rollInput(dice: Dice, { type }: InputSlot, isStage: boolean, depth: number): Value | BlockDraft {
  const isNested = depth < 6 && dice.int(1, 5) <= 2
  if (type === 'condition') {
    return isNested
      ? rollBlock(dice, dice.pick(pickable('boolean', isStage)), isStage, depth + 1)
      : dice.coin()
  }
  if (!isNested) return dice.pick(VALUES)
  const kind = dice.int(1, 6) === 1 ? 'boolean' : 'reporter'
  return rollBlock(dice, dice.pick(pickable(kind, isStage)), isStage, depth + 1)
}

function rollField(dice: Dice, slot: FieldSlot): string {
  if (slot.type === 'choice') return dice.pick(slot.options)
  const options = 'options' in slot ? slot.options : []
  return dice.pick([...options, ...IDS[slot.type]])
}

const KINDS: BlockKind[] = ['hat', 'statement', 'c-block', 'reporter', 'boolean']
const listKinds = (isStage: boolean) =>
  new Map(
    KINDS.map((kind) => [
      kind,
      CATALOG.filter((entry) => entry.kind === kind && (!isStage || entry.isForStage)),
    ]),
  )
const FOR_STAGE = listKinds(true)
const FOR_SPRITES = listKinds(false)

function pickable(kind: BlockKind, isStage: boolean): BlockDefinition[] {
  return (isStage ? FOR_STAGE : FOR_SPRITES).get(kind) ?? []
}
