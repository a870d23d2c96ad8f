import { expect, test } from 'vitest'
import { CATALOG, type Opcode } from '#engines/kids-code/catalog/catalog.ts'
import { block, buildProject } from '#engines/kids-code/program/build-project.ts'
import { type Project, STAGE_ID } from '#engines/kids-code/program/project.ts'
import { readProject } from '#engines/kids-code/reading/read-project.ts'
import { buildGolden, GOLDEN_PROGRAMS } from '#engines/kids-code/testing/golden-programs.ts'
import { createRandomProject } from '#engines/kids-code/testing/random-project.ts'
import { type BlockState, listScriptsOf, writeState } from './block-state.ts'
import { putScripts, readState } from './workspace/keep-scripts.ts'

const OPCODES = CATALOG.map(({ opcode }) => opcode)

function listOwners(project: Project): string[] {
  return [STAGE_ID, ...project.sprites.map(({ id }) => id)]
}

/** Out to the editor and back, as JSON, because that is what Blockly is given. */
function passThrough(project: Project, hasPictures: boolean): Project {
  return listOwners(project).reduce((changed, owner) => {
    const scripts = listScriptsOf(changed, owner)
    const state = writeState(scripts, { ownBlocks: changed.ownBlocks, hasPictures })
    return putScripts(changed, owner, readState(JSON.parse(JSON.stringify(state)), changed, owner))
  }, project)
}

function readBack(project: Project): Project {
  const read = readProject(JSON.parse(JSON.stringify(project)))
  if (!read.ok) throw new Error(read.problems.join(' '))
  return read.project
}

test.each(OPCODES)('the program of %s comes back as it went', (opcode: Opcode) => {
  const project = readBack(buildGolden(GOLDEN_PROGRAMS[opcode]))
  expect(passThrough(project, false)).toEqual(project)
  expect(passThrough(project, true)).toEqual(project)
})

/** On a busy machine this takes longer than a test usually may. */
const LONGEST_MS = 60_000

test('100 random projects come back as they went, as pictures and in words', { timeout: LONGEST_MS }, () => {
  for (let seed = 0; seed < 100; seed++) {
    const project = readBack(createRandomProject(`editor-${seed}`))
    expect(passThrough(project, seed % 2 === 0)).toEqual(project)
  }
})

test('a script of a thousand blocks comes back', () => {
  const long = Array.from({ length: 1000 }, () => block('motion_bounce'))
  const project = buildProject({ sprites: [{ id: 'cat', scripts: [[block('event_flag'), ...long]] }] })
  expect(passThrough(project, false)).toEqual(project)
})

test('loose blocks and loose values keep their places and ids', () => {
  const project = buildProject({ sprites: [{ id: 'cat' }] })
  const loose = putScripts(project, 'cat', [
    {
      id: 'a',
      x: -12.5,
      y: 7,
      hat: null,
      body: [{ id: 'v', opcode: 'motion_x', inputs: {}, fields: {}, body: [], otherwise: [] }],
    },
    {
      id: 'b',
      x: 3,
      y: 4,
      hat: null,
      body: [{ id: 's', opcode: 'looks_show', inputs: {}, fields: {}, body: [], otherwise: [] }],
    },
  ])
  expect(passThrough(loose, false)).toEqual(loose)
})

const project = buildProject({
  sprites: [
    { id: 'cat', scripts: [[block('event_flag')]] },
    { id: 'dog', scripts: [[block('event_flag')]] },
  ],
  ownVariables: { cat: { lives: 3 } },
})

function read(owner: string, ...blocks: BlockState[]) {
  return readState({ blocks: { languageVersion: 0, blocks } }, project, owner)
}

test('what a field named and is not there leaves it empty', () => {
  const value: BlockState = { type: 'variable_show', id: 'x', fields: { variable: 'lives' } }
  expect(read('cat', value)[0]?.body[0]?.fields).toEqual({ variable: 'lives' })
  expect(read('dog', value)[0]?.body[0]?.fields).toEqual({ variable: '' })
})

test('a block that the stage cannot use is left out, and what follows it stays', () => {
  const stack: BlockState = { type: 'motion_move', id: 'x', next: { block: { type: 'sound_stop', id: 'y' } } }
  expect(read(STAGE_ID, stack)[0]?.body.map(({ id }) => id)).toEqual(['y'])
})

test('a new script gets an id that no other script has', () => {
  const scripts = read('cat', { type: 'event_flag', id: 'new' }, { type: 'event_click', id: 'dog-1' })
  expect(scripts.map(({ id }) => id)).toEqual(['script-new', 'script-dog-1'])
})

test.each([
  ['motion_move', 'steps', '12', 12],
  ['variable_set', 'value', '12', 12],
  ['variable_set', 'value', '012', '012'],
  ['variable_set', 'value', 'Infinity', 'Infinity'],
  ['looks_say', 'text', '12', '12'],
  ['looks_say', 'text', '', ''],
] as const)('%s, %s: %j typed counts as %j', (type, name, typed, value) => {
  const [script] = read('cat', {
    type,
    id: 'x',
    inputs: { [name]: { shadow: { type: 'literal_text', fields: { VALUE: typed } } } },
  })
  expect(script?.body[0]?.inputs[name]).toBe(value)
})
