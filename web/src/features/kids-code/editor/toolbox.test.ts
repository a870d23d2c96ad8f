import { expect, test } from 'vitest'
import { CATALOG } from '#engines/kids-code/catalog/catalog.ts'
import { LEVELS } from '#engines/kids-code/program/block-definition.ts'
import { buildProject } from '#engines/kids-code/program/build-project.ts'
import { opcodeOf } from './block-state.ts'
import { fillShelf, listShelves, type ShelfItem } from './toolbox.ts'

const empty = buildProject({ sprites: [{ id: 'cat' }, { id: 'dog' }] })
const full = buildProject({
  sprites: [{ id: 'cat' }, { id: 'dog' }],
  variables: { score: 0 },
  ownVariables: { dog: { lives: 3 } },
  lists: { fruits: [] },
  messages: ['go'],
  sounds: { meow: 1 },
  ownBlocks: { jump: ['height', 'isHigh'] },
})

const opcodesOf = (items: ShelfItem[]) =>
  items.flatMap((item) => ('block' in item ? [opcodeOf(item.block.type)] : []))

test('the whole toolbox offers every block once, in the order of the catalog', () => {
  const all = listShelves({ level: 'full', isStage: false }).flatMap(({ opcodes }) => opcodes)
  expect(all).toEqual(CATALOG.map(({ opcode }) => opcode))
})

test('each level offers more than the one before', () => {
  const sizes = LEVELS.map(
    (level) => listShelves({ level, isStage: false }).flatMap(({ opcodes }) => opcodes).length,
  )
  expect(sizes).toEqual([...sizes].sort((a, b) => a - b))
  expect(sizes[0]).toBe(16)
})

test('the stage is offered no movement', () => {
  expect(listShelves({ level: 'full', isStage: true }).map(({ category }) => category)).not.toContain(
    'motion',
  )
})

test('a mission offers what it allows, whatever the level', () => {
  const allowed = ['event_flag', 'motion_move', 'control_repeat'] as const
  expect(listShelves({ level: 'pictures', isStage: false, allowed })).toEqual([
    { category: 'motion', opcodes: ['motion_move'] },
    { category: 'events', opcodes: ['event_flag'] },
    { category: 'control', opcodes: ['control_repeat'] },
  ])
})

test.each(['variables', 'lists', 'own-blocks'] as const)(
  '%s: first there is only a way to make one',
  (category) => {
    const shelf = listShelves({ level: 'full', isStage: false }).find((one) => one.category === category)
    if (!shelf) throw new Error('There is no such shelf')
    const scene = { owner: 'cat', hasPictures: false }
    expect(fillShelf(shelf, { ...scene, project: empty })).toEqual([
      { action: 'new', kind: expect.any(String) },
    ])
    const items = fillShelf(shelf, { ...scene, project: full })
    expect(items.filter((item) => 'action' in item)).toHaveLength(2)
    expect(new Set(opcodesOf(items))).toEqual(new Set(shelf.opcodes))
  },
)

test('a sprite is offered its own variables and those of all', () => {
  const shelf = { category: 'variables' as const, opcodes: ['variable_value' as const] }
  const offered = (owner: string) =>
    fillShelf(shelf, { project: full, owner, hasPictures: false }).flatMap((item) =>
      'block' in item ? [item.block.fields?.variable] : [],
    )
  expect(offered('cat')).toEqual(['score'])
  expect(offered('dog')).toEqual(['score', 'lives'])
})

test('blocks lie on the shelf filled: literals, first choices, other sprites', () => {
  const offered = (opcode: 'motion_move' | 'sensing_of' | 'own_call' | 'sound_play') =>
    fillShelf(
      { category: 'motion', opcodes: [opcode] },
      { project: full, owner: 'cat', hasPictures: false },
    )[0]
  expect(offered('motion_move')).toEqual({
    block: {
      type: 'motion_move',
      inputs: { steps: { shadow: { type: 'literal_number', fields: { VALUE: 10 } } } },
    },
  })
  expect(offered('sensing_of')).toMatchObject({ block: { fields: { what: 'x', sprite: 'dog' } } })
  expect(offered('sound_play')).toMatchObject({ block: { fields: { sound: 'meow' } } })
  expect(offered('own_call')).toMatchObject({
    block: {
      extraState: { ownBlock: { id: 'jump' } },
      inputs: { height: { shadow: { type: 'literal_text' } } },
    },
  })
})

test('for the youngest the blocks of their level are pictures', () => {
  const [item] = fillShelf(
    { category: 'events', opcodes: ['event_flag'] },
    { project: empty, owner: 'cat', hasPictures: true },
  )
  expect(item).toEqual({ block: { type: 'picture_event_flag' } })
})
