import { expect, test } from 'vitest'
import { block, buildProject } from '../program/build-project.ts'
import { LIMITS } from '../program/limits.ts'
import type { Project } from '../program/project.ts'
import { readProject } from '../reading/read-project.ts'
import { createRandomProject } from '../testing/random-project.ts'
import {
  countUses,
  DECLARED_KINDS,
  declare,
  declareOwnBlock,
  findNameProblem,
  listDeclared,
  removeDeclared,
  renameDeclared,
} from './declarations.ts'

const project = buildProject({
  sprites: [
    {
      id: 'cat',
      scripts: [
        [
          block('event_flag'),
          block('variable_set', { variable: 'score', value: block('variable_value', { variable: 'score' }) }),
          block('own_call', { 'own-block': 'jump', height: 3 }),
        ],
        [
          block('own_define', { 'own-block': 'jump' }),
          block('looks_say', { text: block('own_parameter', { parameter: 'height' }) }),
        ],
      ],
    },
    { id: 'dog' },
  ],
  variables: { score: 0 },
  ownVariables: { cat: { lives: 3 } },
  ownBlocks: { jump: ['height'] },
})

function isValid(changed: Project): boolean {
  return readProject(JSON.parse(JSON.stringify(changed))).ok
}

test('a variable belongs to all sprites or to one', () => {
  const shared = declare(project, 'variable', ' Points ')
  expect(shared.project.variables.at(-1)).toMatchObject({ id: 'points', name: 'Points', owner: null })
  const own = declare(project, 'list', 'Friends', 'dog')
  expect(own.project.lists.at(-1)).toMatchObject({ id: 'friends', owner: 'dog', items: [] })
  expect(isValid(shared.project) && isValid(own.project)).toBe(true)
})

test('an owner sees what is shared and what is its own', () => {
  expect(listDeclared(project, 'variable', 'dog').map(({ id }) => id)).toEqual(['score'])
  expect(listDeclared(project, 'variable', 'cat').map(({ id }) => id)).toEqual(['score', 'lives'])
})

test('ids stay apart where names would give the same one', () => {
  const first = declare(project, 'message', 'Go!')
  const second = declare(first.project, 'message', 'go?')
  expect(second.id).not.toBe(first.id)
})

test.each([
  ['', {}, 'empty'],
  ['   ', {}, 'empty'],
  ['score', {}, 'taken'],
  ['score', { owner: 'dog' }, 'taken'],
  ['lives', {}, 'taken'],
  ['lives', { owner: 'dog' }, null],
  ['score', { except: 'score' }, null],
  ['points', {}, null],
] as const)('the name %j of a variable (%j): %s', (name, options, problem) => {
  expect(findNameProblem(project, 'variable', name, options)).toBe(problem)
})

test('there is a limit, which does not keep anyone from renaming', () => {
  const full = buildProject({
    sprites: [{ id: 'cat' }],
    messages: Array.from({ length: LIMITS.messages }, (_, index) => `m${index}`),
  })
  expect(findNameProblem(full, 'message', 'more')).toBe('full')
  expect(findNameProblem(full, 'message', 'more', { except: 'm1' })).toBe(null)
})

test('any name will do, also one that no id can be', () => {
  const named = declare(project, 'variable', 'constructor')
  expect(named.project.variables.at(-1)?.name).toBe('constructor')
  expect(isValid(named.project)).toBe(true)
})

test('a renamed thing keeps its id, so that its blocks keep it', () => {
  const renamed = renameDeclared(project, 'variable', 'score', 'Points')
  expect(renamed.variables[0]).toMatchObject({ id: 'score', name: 'Points' })
  expect(countUses(renamed, 'variable', 'score')).toBe(2)
})

test('blocks that named a removed thing stay and name nothing', () => {
  const removed = removeDeclared(project, 'variable', 'score')
  expect(countUses(removed, 'variable', 'score')).toBe(0)
  expect(removed.sprites[0]?.scripts[0]?.body[0]?.fields).toEqual({ variable: '' })
  expect(isValid(removed)).toBe(true)
})

test('with an own block its parameters go, too', () => {
  const removed = removeDeclared(project, 'own-block', 'jump')
  const said = removed.sprites[0]?.scripts[1]?.body[0]?.inputs.text
  expect(said).toMatchObject({ opcode: 'own_parameter', fields: { parameter: '' } })
  expect(isValid(removed)).toBe(true)
})

test('an own block has its named parameters, each with an id of its own', () => {
  const { project: changed, id } = declareOwnBlock(project, 'Dance', [
    { name: 'height', kind: 'value' },
    { name: ' ', kind: 'value' },
    { name: 'height', kind: 'condition' },
  ])
  expect(id).toBe('dance')
  expect(changed.ownBlocks.at(-1)?.parameters.map(({ id, kind }) => [id, kind])).toEqual([
    ['height-2', 'value'],
    ['height-3', 'condition'],
  ])
  expect(isValid(changed)).toBe(true)
})

test('whatever is removed from whatever program, the project stays whole', () => {
  for (let seed = 0; seed < 40; seed++) {
    let changed = createRandomProject(`declarations-${seed}`)
    for (const kind of DECLARED_KINDS) {
      for (const { id } of listDeclared(changed, kind)) {
        changed = removeDeclared(changed, kind, id)
        expect(countUses(changed, kind, id)).toBe(0)
      }
    }
    expect(isValid(changed)).toBe(true)
  }
})
