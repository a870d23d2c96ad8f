import { expect, test } from 'vitest'
import { sayRefusal } from '../../refusals/refusal.ts'
import { ENGINE_TEXTS, type EngineRefusal } from '../../refusals/texts.ts'
import { block as b, buildProject, LIMITS, type Project, readProject } from '../index.ts'
import { createRandomProject } from '../testing/random-project.ts'
import { migrate } from './migrate.ts'

const tell = (problem: EngineRefusal) => sayRefusal(ENGINE_TEXTS, problem).message

type Json = Record<string, unknown>

/** The project as a file, after somebody changed it. */
function damaged(change: (file: Json & { sprites: Json[] }) => void): unknown {
  const file = JSON.parse(JSON.stringify(createSample()))
  change(file)
  return file
}

function createSample(): Project {
  return buildProject({
    sprites: [
      { id: 'cat', scripts: [[b('event_flag'), b('control_repeat', {}, [b('motion_move')])]] },
      { id: 'dog' },
    ],
    variables: { score: 0 },
    lists: { fruits: ['apple'] },
  })
}

/** The first script of the cat. */
function scriptOf(file: { sprites: Json[] }): Json & { hat: Json; body: Json[] } {
  return (file.sprites[0] as { scripts: unknown[] }).scripts[0] as Json & { hat: Json; body: Json[] }
}

function firstCostume({ sprites }: { sprites: Json[] }): Json {
  const costumes = sprites[0]?.costumes as Json[]
  return costumes[0] ?? {}
}

function nest(levels: number): Json {
  let block: Json = { id: 'deep-0', opcode: 'motion_move' }
  for (let level = 1; level <= levels; level++)
    block = { id: `deep-${level}`, opcode: 'control_forever', body: [block] }
  return block
}

const statements = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: `many-${index}`, opcode: 'motion_move' }))

test.each<[string, (file: Json & { sprites: Json[] }) => void, string]>([
  ['no version', (file) => delete file.version, 'The file does not say which version of a project it is.'],
  [
    'a version to come',
    (file) => Object.assign(file, { version: 99 }),
    'The project was made with a newer version of the studio.',
  ],
  [
    'too many sprites',
    (file) => Object.assign(file, { sprites: Array.from({ length: 51 }, () => ({})) }),
    'Project: There are more than 50 sprites.',
  ],
  [
    'sprites that are none',
    (file) => Object.assign(file, { sprites: [1] }),
    'Project: The list of sprites holds something else.',
  ],
  [
    'two sprites of one id',
    (file) => Object.assign(file.sprites[1] ?? {}, { id: 'cat' }),
    'Sprite: The id cat is used twice.',
  ],
  [
    'a sprite called stage',
    (file) => Object.assign(file.sprites[1] ?? {}, { id: 'stage' }),
    'Sprite: The id stage is used twice.',
  ],
  [
    'an id of a clone',
    (file) => Object.assign(file.sprites[1] ?? {}, { id: 'cat#1' }),
    'Sprite: The id is missing or has characters that no id has.',
  ],
  [
    'a dangerous id',
    (file) => Object.assign(file.sprites[1] ?? {}, { id: '__proto__' }),
    'Sprite: The id is missing or has characters that no id has.',
  ],
  [
    'a long name',
    (file) => Object.assign(file.sprites[0] ?? {}, { name: 'x'.repeat(61) }),
    'Sprite 1: The name is longer than 60 characters.',
  ],
  [
    'no costume',
    (file) => Object.assign(file.sprites[0] ?? {}, { costumes: [] }),
    'Sprite 1: It has no costume.',
  ],
  [
    'a size beyond all',
    (file) => Object.assign(file.sprites[0] ?? {}, { size: 1e9 }),
    'Sprite 1: The size must be a number from 5 to 500.',
  ],
  [
    'a strange way to turn',
    (file) => Object.assign(file.sprites[0] ?? {}, { rotationStyle: 'upside' }),
    'Sprite 1: The way it turns is not known.',
  ],
  [
    'a picture from elsewhere',
    (file) => Object.assign(firstCostume(file), { asset: 'javascript:alert(1)' }),
    'Sprite 1: The picture or sound is missing or lies somewhere else.',
  ],
  [
    'no background',
    (file) => Object.assign(file.stage as Json, { backgrounds: [] }),
    'Stage: There is no background.',
  ],
  [
    'motion on the stage',
    (file) =>
      Object.assign(file.stage as Json, {
        scripts: [{ id: 's', hat: { id: 'h', opcode: 'event_flag' }, body: statements(1) }],
      }),
    'Stage: The block motion_move is not for the stage.',
  ],
  [
    'a long list',
    (file) =>
      Object.assign((file.lists as Json[])[0] ?? {}, { items: Array.from({ length: 10_001 }, () => 0) }),
    'List: It holds more than 10000 items.',
  ],
  [
    'a long text',
    (file) => Object.assign((file.variables as Json[])[0] ?? {}, { value: 'x'.repeat(10_001) }),
    'Variable: A text is longer than 10000 characters.',
  ],
  [
    'a value that is none',
    (file) => Object.assign((file.variables as Json[])[0] ?? {}, { value: {} }),
    'Variable: A value must be a number, a text, true or false.',
  ],
  [
    'a lost owner',
    (file) => Object.assign((file.variables as Json[])[0] ?? {}, { owner: 'fox' }),
    'Variable: It belongs to a sprite that is not there.',
  ],
  [
    'an unknown block',
    (file) => scriptOf(file).body.push({ id: 'x', opcode: 'eval' }),
    'Sprite 1: There is a block that the studio does not know.',
  ],
  [
    'a block that inherits its name',
    (file) => scriptOf(file).body.push({ id: 'x', opcode: 'toString' }),
    'Sprite 1: There is a block that the studio does not know.',
  ],
  [
    'a hat in the middle',
    (file) => scriptOf(file).body.push({ id: 'x', opcode: 'event_flag' }),
    'Sprite 1: The block event_flag cannot stand where it is.',
  ],
  [
    'a statement as a hat',
    (file) => Object.assign(scriptOf(file), { hat: { id: 'x', opcode: 'motion_move' } }),
    'Sprite 1: The block motion_move cannot stand where it is.',
  ],
  [
    'a number as a condition',
    (file) =>
      scriptOf(file).body.push({
        id: 'x',
        opcode: 'control_if',
        inputs: { condition: { id: 'y', opcode: 'motion_x' } },
      }),
    'Sprite 1: The block motion_x cannot stand where it is.',
  ],
  [
    'a text as a condition',
    (file) => scriptOf(file).body.push({ id: 'x', opcode: 'control_if', inputs: { condition: 'yes' } }),
    'Sprite 1: A condition must be a block, true or false.',
  ],
  [
    'blocks after forever',
    (file) =>
      scriptOf(file).body.push({ id: 'x', opcode: 'control_forever' }, { id: 'y', opcode: 'motion_move' }),
    'Sprite 1: Nothing can follow the block control_forever.',
  ],
  [
    'a lost variable',
    (file) => scriptOf(file).body.push({ id: 'x', opcode: 'variable_set', fields: { variable: 'gone' } }),
    'Sprite 1: The block variable_set names a variable that is not there.',
  ],
  [
    'a choice that is none',
    (file) => scriptOf(file).body.push({ id: 'x', opcode: 'control_stop', fields: { what: 'time' } }),
    'Sprite 1: The block control_stop names a what that is not there.',
  ],
  [
    'a block twice',
    (file) => scriptOf(file).body.push({ id: 'cat-1', opcode: 'motion_move' }),
    'Sprite 1, block motion_move: The id cat-1 is used twice.',
  ],
  [
    'too many blocks',
    (file) => Object.assign(scriptOf(file), { body: statements(5000) }),
    'Project: There are more than 5000 blocks.',
  ],
  [
    'blocks too deep',
    (file) => Object.assign(scriptOf(file), { body: [nest(2000)] }),
    'Sprite 1: Blocks are nested more than 100 deep.',
  ],
])('%s is told in a sentence', { tags: ['R2'] }, (_, change, sentence) => {
  const read = readProject(damaged(change))
  expect(read.ok || read.problems.map(tell)).toContain(sentence)
})

test('what is just within the limits is read', { tags: ['R2'] }, () => {
  const file = damaged((file) =>
    Object.assign(scriptOf(file), { body: [...statements(4899), nest(LIMITS.depth - 1)] }),
  )
  expect(readProject(file).ok).toBe(true)
})

test('after twenty sentences nobody reads on', { tags: ['R2'] }, () => {
  const read = readProject({ version: 1, sprites: Array.from({ length: 50 }, () => ({})) })
  expect(read.ok || read.problems.length).toBe(20)
})

test('what may be missing stands as usual, what is not known is left out', { tags: ['R3'] }, () => {
  const read = readProject({
    version: 1,
    extra: 1,
    stage: { backgrounds: [{ id: 'sky', name: 'Sky', asset: 'backgrounds/sky' }] },
    sprites: [
      {
        id: 'cat',
        name: 'Cat',
        costumes: [{ id: 'one', name: 'One', asset: 'sprites/cat/one' }],
        scripts: [{ id: 's', hat: null, body: [{ id: 'x', opcode: 'motion_x', evil: true }] }],
      },
    ],
  })
  expect(read).toMatchObject({
    ok: true,
    project: {
      variables: [],
      sprites: [
        { x: 0, size: 100, direction: 90, isVisible: true, scripts: [{ body: [{ opcode: 'motion_x' }] }] },
      ],
    },
  })
  expect(JSON.stringify(read)).not.toMatch(/extra|evil/)
})

test.each([
  null,
  undefined,
  1,
  'x',
  [],
  {},
  { version: '1' },
  { version: 1 },
  { version: 1, sprites: 'x', stage: [] },
  { version: 1.5 },
  { version: -1 },
])('%j is no project', { tags: ['R4'] }, (file) => {
  const read = readProject(file)
  expect(read.ok || read.problems.length).toBeGreaterThan(0)
})

test('any value anywhere is answered with a project or with sentences, never with a crash', {
  tags: ['R4'],
  timeout: 60_000,
}, () => {
  const junk = [
    null,
    0,
    -1,
    Number.POSITIVE_INFINITY,
    '',
    '__proto__',
    'x'.repeat(20_000),
    [],
    [[]],
    {},
    { id: {} },
    true,
  ]
  for (let index = 0; index < 8; index++) {
    const text = JSON.stringify(createRandomProject(`junk ${index}`))
    const paths = listPaths(JSON.parse(text))
    for (let shot = 0; shot < 40; shot++) {
      const file = JSON.parse(text)
      const path = paths[(shot * 7919 + index * 104_729) % paths.length] ?? []
      put(file, path, junk[(shot + index) % junk.length])
      const read = readProject(file)
      if (read.ok) expect(JSON.stringify(readProject(read.project))).toBe(JSON.stringify(read))
      else expect(read.problems.every((problem) => /^[A-Z].*\.$/.test(tell(problem)))).toBe(true)
    }
  }
})

function listPaths(value: unknown, path: string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [path]
  return [path, ...Object.entries(value).flatMap(([key, inner]) => listPaths(inner, [...path, key]))]
}

function put(file: Json, path: string[], value: unknown): void {
  let place: Json = file
  for (const key of path.slice(0, -1)) place = place[key] as Json
  const last = path.at(-1)
  if (last !== undefined) place[last] = value
}

test('a file of an earlier version is brought up a version at a time', { tags: ['R5'] }, () => {
  const migrations = {
    1: (file: Json) => ({ ...file, a: 1 }),
    2: (file: Json) => ({ ...file, b: Number(file.a) + 1 }),
  }
  expect(migrate({ version: 1 }, migrations, 3)).toEqual({ ok: true, file: { version: 3, a: 1, b: 2 } })
  expect(migrate({ version: 3 }, migrations, 3)).toEqual({ ok: true, file: { version: 3 } })
  expect(migrate({ version: 1 }, {}, 2)).toEqual({
    ok: false,
    problem: { reason: 'projectVersionTooOld', params: { version: 1 } },
  })
})
