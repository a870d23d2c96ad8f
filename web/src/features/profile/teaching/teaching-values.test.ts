import { expect, test } from 'vitest'
import { addHours, findFaults, readSubjects, toInput, toValues } from './teaching-values.ts'

const STORED = {
  bio: 'I teach numbers.',
  subjects: ['Mathematics', 'Chess'],
  grades: [5],
  credentials: null,
  office_hours: [{ day: 'friday', from: '14:00', to: '15:00', place: 'Room 4' }],
  avatar_url: null,
}

test('what is stored comes back as it was, the picture left alone', () => {
  const { avatar_url: _, ...sent } = STORED
  expect(toInput(toValues(STORED))).toEqual(sent)
})

test('subjects are told apart by commas, each once and none empty', () => {
  expect(readSubjects(' Art, Music ,, Art;Drama ')).toEqual(['Art', 'Music', 'Drama'])
  expect(readSubjects('')).toEqual([])
})

test('hours that end before they begin, and subjects without end, are refused before they are sent', () => {
  const [hours] = addHours([])
  expect(hours && findFaults({ subjects: 'Art', hours: [hours] })).toEqual([])
  expect(hours && findFaults({ subjects: '', hours: [{ ...hours, to: '13:00' }] })).toEqual(['hours'])
  expect(hours && findFaults({ subjects: '', hours: [{ ...hours, from: '' }] })).toEqual(['hours'])
  expect(findFaults({ subjects: 'x'.repeat(61), hours: [] })).toEqual(['longSubject'])
  const many = Array.from({ length: 21 }, (_, place) => `Subject ${place}`).join()
  expect(findFaults({ subjects: many, hours: [] })).toEqual(['manySubjects'])
})

test('every row of office hours has a key of its own, also after one was taken out', () => {
  const two = addHours(addHours([]))
  expect(addHours(two.slice(1)).map(({ key }) => key)).toEqual([1, 2])
})
