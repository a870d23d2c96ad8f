import { expect, test } from 'vitest'
import { LONGEST_READING, reading } from '#contract/study/reading.ts'
import { TutorUnavailable } from '#tutor/port.ts'
import { prepareTestApp } from '../../testing/prepare-test-app.ts'

const TEXT = `An octopus has no bones, so it can slip into a very small hole. An octopus has three hearts.

  The siphon is a tube that pushes water out of the body. Divers saw the octopus in a narrow cave near the harbor.
  The cave was full of seaweed. Nobody had painted the walls, but the animal matched every color of the rocks.`
const t = prepareTestApp()

test('a text is measured, its hard words are explained, and every answer stands in it', async () => {
  const student = await t.signUp('student', { grade: 4 })
  const { status, body } = await student.call(reading.analyze, { text: TEXT, grade: 4 })
  expect(status).toBe(200)
  expect(body).toMatchObject({ isEnglish: true, engine: 'embedded' })
  expect(body.level).toMatchObject({ sentences: 6, minutes: 1 })
  expect(body.level.grade).toBeGreaterThanOrEqual(3)
  expect(body.level.grade).toBeLessThanOrEqual(7)
  const seaweed = body.hardWords.find(({ word }) => word === 'seaweed')
  expect(seaweed?.senses[0]).toContain('growing in the sea')
  expect(TEXT.slice(seaweed?.start, seaweed?.end)).toBe('seaweed')
  expect(body.questions.map(({ question }) => question)).toContain('How many hearts does an octopus have?')
  for (const { answer, evidence } of body.questions) {
    expect(TEXT.slice(evidence.start, evidence.end)).toBe(evidence.text)
    expect(evidence.text.toLowerCase()).toContain(answer.toLowerCase())
  }
})

test('without a grade the words are hard for the grade of the account', async () => {
  const [young, old] = [await t.signUp('student', { grade: 2 }), await t.signUp('student', { grade: 12 })]
  const counts = await Promise.all(
    [young, old].map(async (who) => (await who.call(reading.analyze, { text: TEXT })).body.hardWords.length),
  )
  expect(counts[0]).toBeGreaterThan(counts[1] ?? 0)
})

test.each([
  [{}, 'Please enter a text to read.'],
  [{ text: ' \n ' }, 'Please enter a text to read.'],
  [{ text: 'word '.repeat(LONGEST_READING / 5 + 1) }, 'The text is longer than 20000 characters.'],
])('a text that is missing or too long is refused with its reason', async (sent, message) => {
  const student = await t.signUp()
  expect(await student.send(reading.analyze, sent)).toMatchObject({ status: 400, body: { message } })
})

test('a text in another language is said to be one, and nothing is asked about it', async () => {
  const student = await t.signUp()
  const text = 'Der Hund läuft über die Wiese und freut sich. Dann kommt die Katze und der Hund schläft ein.'
  const { body } = await student.call(reading.analyze, { text })
  expect(body).toMatchObject({ isEnglish: false, hardWords: [], questions: [], level: { grade: null } })
})

test('a tutor that gives up is told in words', async () => {
  const student = await t.signUp()
  const { tutor } = t.deps
  const kept = tutor.analyzeReading
  tutor.analyzeReading = () => Promise.reject(new TutorUnavailable('busy'))
  try {
    expect(await student.call(reading.analyze, { text: TEXT })).toMatchObject({
      status: 503,
      body: { message: 'The text could not be read. Please try again.' },
    })
  } finally {
    tutor.analyzeReading = kept
  }
})
