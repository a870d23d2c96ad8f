import { expect, test } from 'vitest'
import { listFringe, listMissing } from './index.ts'
import { node, see, viewsOf } from './testing/views.ts'

const graph = [
  node('count', 1),
  node('add', 1, 'count'),
  node('subtract', 2, 'add'),
  node('multiply', 3, 'add'),
  node('divide', 3, 'multiply', 'subtract'),
  node('fractions', 4, 'divide'),
]
const fringeOf = (views: Parameters<typeof viewsOf>, grade: number, more = {}) =>
  listFringe(graph, viewsOf(...views), { grade, ...more }).map(({ id }) => id)

test('a beginner starts with what needs nothing before it', { tags: ['P1'] }, () => {
  expect(fringeOf([], 1)).toEqual(['count'])
  expect(fringeOf([see('count', { level: 'practised' })], 1)).toEqual(['add'])
})

test('what lies below the grade is presumed until two answers or a lost level speak against it', {
  tags: ['P1'],
}, () => {
  expect(fringeOf([], 3)).toEqual(['multiply'])
  expect(fringeOf([see('add', { level: 'learning', answers: 1, mastery: 0.3 })], 3)).toEqual(['multiply'])
  expect(fringeOf([see('add', { level: 'learning', answers: 2, mastery: 0.3 })], 3)).toEqual(['add'])
  expect(fringeOf([see('add', { level: 'needsRefresh' })], 3)).toEqual([])
})

test('both prerequisites must be practiced', { tags: ['P1'] }, () => {
  const multiply = see('multiply', { level: 'mastered' })
  expect(fringeOf([multiply], 3)).toEqual(['divide'])
  expect(fringeOf([multiply, see('subtract', { level: 'learning', answers: 4, mastery: 0.4 })], 3)).toEqual([
    'subtract',
  ])
})

test('a placement opens what builds on the known, and the aim decides how far it skips', {
  tags: ['P2'],
}, () => {
  const known = new Set(['add', 'multiply', 'count', 'subtract'])
  expect(fringeOf([], 2, { known })).toEqual(['subtract'])
  expect(fringeOf([], 2, { known, aimGrade: 4 })).toEqual(['divide'])
  expect(fringeOf([], 2, { known, aimGrade: 3 })).toEqual(['multiply', 'divide'])
})

test('above the grade only what was really practiced opens a door', { tags: ['P2'] }, () => {
  const known = new Set(['divide'])
  const practiced = ['count', 'add', 'subtract', 'multiply'].map((id) => see(id, { level: 'mastered' }))
  expect(fringeOf(practiced, 3, { known })).toEqual(['divide'])
  expect(fringeOf([...practiced, see('divide', { level: 'practised' })], 3)).toEqual(['fractions'])
  expect(fringeOf([...practiced, see('divide', { level: 'practised' })], 2)).toEqual([])
})

test('what is missing below a skill is named, the nearest first', { tags: ['P10'] }, () => {
  const views = viewsOf(see('subtract', { level: 'learning', answers: 3, mastery: 0.3 }))
  const missing = listMissing(graph, views, { grade: 3 }, 'fractions').map(({ id }) => id)
  expect(missing).toEqual(['divide', 'multiply', 'subtract'])
  expect(listMissing(graph, viewsOf(), { grade: 3 }, 'multiply')).toEqual([])
})
