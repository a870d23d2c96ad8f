import { expect, test } from 'vitest'
import type { FeedbackTask } from '../../feedback/feedback-port.ts'
import { giveFeedback } from '../../feedback/give-feedback.ts'
import type { FillForm } from '../fill-form.ts'
import { createModelFeedback } from './model-feedback.ts'

const TEXT = 'Recess should be longer. Kids need time to move, and they lern better after it.'
const TASK: FeedbackTask = {
  text: TEXT,
  form: 'essay',
  question: 'Should recess be longer?',
  material: null,
  rubric: [{ id: 'ev', title: 'Evidence', levels: [{ title: 'Strong', points: 4 }] }],
  reader: { grade: 6, expertiseLevel: null, role: 'student' },
}
type Note = { area: string; criterion: string; quote: string; advice: string }
const GOOD: Note = {
  area: 'evidence',
  criterion: 'ev',
  quote: 'Recess should be  longer.',
  advice: 'How could you show this to a reader who disagrees?',
}

/** The form as a model filled it in; what it is told to repair is kept. */
async function ask(...notes: Note[]) {
  const faults: string[] = []
  const fill: FillForm = async (_about, _prompt, form, findFault) => {
    const fault = await findFault(form.parse({ notes }))
    if (fault !== null) faults.push(fault)
  }
  const port = createModelFeedback({ fill, isFit: (text) => !text.includes('unfit'), embedded: giveFeedback })
  const answer = await port(TASK).catch(() => null)
  return { notes: answer?.notes ?? null, engine: answer?.engine, faults }
}

test('a note points at what it quotes, and spelling is found by the rules', async () => {
  const { notes, engine } = await ask(GOOD)
  expect(engine).toBe('llm')
  expect(
    notes?.map(({ area, start, end, criterionId }) => [area, TEXT.slice(start, end), criterionId]),
  ).toEqual([
    ['evidence', 'Recess should be longer.', 'ev'],
    ['spelling', 'lern', null],
  ])
})

test.each<[string, Partial<Note>]>([
  ['quotes what is not there', { quote: 'Recess must be abolished.' }],
  ['names a line that the rubric has not', { criterion: 'style' }],
  ['is unfit', { advice: 'This is unfit.' }],
  ['gives points', { advice: 'I would give this 3 out of 4 for evidence.' }],
  ['writes the sentence', { advice: 'Try "Kids who play outside for an hour learn faster in class".' }],
  ['says what to write instead', { advice: 'It should read: recess helps.' }],
])('a note that %s is dropped and objected to', async (_, wrong) => {
  const alone = await ask({ ...GOOD, ...wrong })
  expect(alone.notes).toBeNull()
  expect(alone.faults).toHaveLength(1)
  const beside = await ask({ ...GOOD, ...wrong }, GOOD)
  expect(beside.notes?.filter(({ area }) => area === 'evidence')).toHaveLength(1)
})
