import { expect, test } from 'vitest'
import { LIMITS, levelOfGrade, listBlocks, readProject } from '../index.ts'
import { CATEGORIES } from '../program/block-definition.ts'
import golden from '../testing/golden.json' with { type: 'json' }
import { buildGolden, GOLDEN_PROGRAMS } from '../testing/golden-programs.ts'
import { tellGolden } from '../testing/tell-golden.ts'
import { CATALOG } from './catalog.ts'

test('every opcode stands once, and every category has blocks', { tags: ['K1'] }, () => {
  expect(new Set(CATALOG.map(({ opcode }) => opcode)).size).toBe(CATALOG.length)
  expect(new Set(CATALOG.map(({ category }) => category))).toEqual(new Set(CATEGORIES))
  expect(CATALOG.length).toBeGreaterThanOrEqual(90)
})

test('the toolbox grows with the grade', { tags: ['K2'] }, () => {
  expect([1, 2, 3, 5, 6, 12].map(levelOfGrade)).toEqual([
    'pictures',
    'pictures',
    'blocks',
    'blocks',
    'full',
    'full',
  ])
  const sizes = (['pictures', 'blocks', 'full'] as const).map((level) => listBlocks(level).length)
  expect(sizes[0]).toBeLessThanOrEqual(20)
  expect(sizes).toEqual(sizes.toSorted((a, b) => a - b))
  expect(listBlocks('full').length).toBe(CATALOG.length)
})

test('every block has a golden program and a golden result, and nothing else has', { tags: ['K3'] }, () => {
  const opcodes = CATALOG.map(({ opcode }) => opcode).toSorted()
  expect(Object.keys(GOLDEN_PROGRAMS).toSorted()).toEqual(opcodes)
  expect(Object.keys(golden).toSorted()).toEqual(opcodes)
})

test.each(CATALOG.map(({ opcode }) => opcode))(
  '%s does and reads as written down',
  { tags: ['K3'] },
  (opcode) => {
    expect(JSON.stringify(buildGolden(GOLDEN_PROGRAMS[opcode]))).toContain(`"opcode":"${opcode}"`)
    expect(tellGolden(opcode)).toEqual(golden[opcode])
  },
)

test.each(CATALOG.map(({ opcode }) => opcode))(
  'a project with %s is read as it was written',
  { tags: ['K4'] },
  (opcode) => {
    const project = buildGolden(GOLDEN_PROGRAMS[opcode])
    expect(readProject(JSON.parse(JSON.stringify(project)))).toEqual({ ok: true, project })
  },
)

test('the limits are those that were promised', { tags: ['K5'] }, () => {
  expect(LIMITS).toMatchObject({
    sprites: 50,
    blocks: 5000,
    depth: 100,
    listLength: 10_000,
    textLength: 10_000,
    clones: 300,
  })
})
