import { expect, test } from 'vitest'
import { EMPTY_ASSIGNMENT, findFaults, toFields } from './assignment-values.ts'

const quiz = { ...EMPTY_ASSIGNMENT, classId: 3, title: ' Halves ', picks: [{ value: '7', label: 'Halves' }] }

test('a quiz is sent with its id alone, and what was left empty as nothing', () => {
  expect(toFields(quiz, 'UTC')).toMatchObject({
    title: 'Halves',
    classId: 3,
    kind: 'quiz',
    quizId: 7,
    lessonId: null,
    skills: [],
    dueDate: null,
    points: 100,
    instructions: null,
    requirements: [],
    audience: 'class',
  })
  expect(toFields(quiz, 'UTC')).not.toHaveProperty('deckTag')
})

test('lines become requirements, and a typed time the moment it means to the teacher', () => {
  const typed = { ...quiz, requirements: ' One page \n\nSources', due: '2026-03-06T15:00', points: '' }
  const sent = toFields(typed, 'America/New_York')
  expect(sent).toMatchObject({
    requirements: ['One page', 'Sources'],
    dueDate: '2026-03-06T20:00:00.000Z',
    points: 100,
  })
})

test('practice sends its skills, cards their tag, and lines of a rubric without a title are left out', () => {
  const picks = [{ value: 'math.1.add', label: 'Add' }]
  expect(toFields({ ...quiz, kind: 'practice', picks }, 'UTC')).toMatchObject({
    skills: ['math.1.add'],
    problemsWanted: 5,
    quizId: null,
  })
  expect(toFields({ ...quiz, kind: 'flashcards', picks }, 'UTC')).toMatchObject({ deckTag: 'math.1.add' })
  const levels = [{ title: 'Good', points: 5 }]
  const rubric = [
    { id: 'a', title: 'Idea', levels },
    { id: 'b', title: ' ', levels },
  ]
  expect(toFields({ ...quiz, rubric }, 'UTC').rubric).toEqual([rubric[0]])
})

test('what is missing is named', () => {
  expect(findFaults(EMPTY_ASSIGNMENT)).toEqual(['classId', 'title', 'picks'])
  expect(findFaults(quiz)).toEqual([])
  expect(findFaults({ ...quiz, kind: 'task', picks: [], audience: 'group' })).toEqual(['groupId'])
  expect(findFaults({ ...quiz, audience: 'pupils' })).toEqual(['studentIds'])
  expect(findFaults({ ...quiz, kind: 'flashcards', picks: [] }, true)).toEqual([])
  const levels = [{ title: 'Good', points: 5 }]
  const rubric = [{ id: 'a', title: ' ', levels }]
  expect(findFaults({ ...quiz, kind: 'task', rubric })).toEqual(['rubric'])
})

test.each(['-5', '1.5', '1001', 'many'])('%s points are no possible number', (points) => {
  expect(findFaults({ ...quiz, points })).toEqual(['points'])
})
