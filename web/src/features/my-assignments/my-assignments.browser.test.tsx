import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { MyAssignment, MyAssignmentPage, myAssignments } from '#contract/classroom/my-assignments.ts'
import { myClasses } from '#contract/classroom/my-classes.ts'
import { type Answer, answer, answerStatus } from '../../testing/fake-server.ts'
import { expectSoundLook } from '../../testing/looks.ts'
import { makeSample } from '../../testing/make-sample.ts'
import { makeUser } from '../../testing/make-user.ts'
import { button, expectToast } from '../../testing/on-page.ts'
import { closePage, renderAt } from '../../testing/render-at.tsx'

const FACTS = {
  id: 6,
  title: 'Essay about a place',
  kind: 'task',
  className: '5b',
  points: 100,
  status: 'active',
} as const
const WORK = makeSample(MyAssignmentPage, {
  ...FACTS,
  instructions: 'Say what you see, hear and smell there.',
  resources: [{ name: 'A lake in winter', url: 'https://example.org/lake' }],
  requirements: ['Ten sentences', 'A title'],
  rubric: [{ id: 'idea', title: 'Idea', levels: [{ title: 'Very good', points: 10 }] }],
})

const open = (path: string, ...answers: Answer[]) =>
  renderAt(path, {
    answers: [
      answer(myAssignments.list, [makeSample(MyAssignment, FACTS)]),
      answer(myAssignments.one, WORK),
      answer(myClasses.list, []),
      ...answers,
    ],
  })
const text = () => page.getByLabelText('Your text')

test('the list of assignments fits every width and theme', { tags: ['TEACH-24'] }, async () => {
  await open('/assignments')
  await expect.element(page.getByRole('link', { name: FACTS.title })).toBeVisible()
  await expectSoundLook()
})

test.each([
  ['America/New_York', '11:59 PM'],
  // As of an account that was imported before its school had a zone.
  ['UTC', '11:59 PM Eastern Time'],
])('a student in %s reads the due date that the teacher in New York gave as %s', async (timezone, time) => {
  await renderAt('/assignments', {
    as: makeUser({ timezone, schoolTimezone: 'America/New_York' }),
    answers: [
      answer(myAssignments.list, [
        makeSample(MyAssignment, { ...FACTS, dueDate: '2020-03-07T04:59:00.000Z' }),
      ]),
      answer(myClasses.list, []),
    ],
  })
  const due = page.getByText('Was due Fri, Mar 6, 2020')
  await expect.element(due).toBeVisible()
  expect(due.element().textContent?.replaceAll('\u202f', ' ')).toContain(`, ${time}`)
  expect(due.element().textContent).not.toContain('4:59')
})

test('what a student wrote stays when turning in fails and after a reload, and is then turned in', async () => {
  await open('/assignments/6', answerStatus(myAssignments.handIn, 503))
  await expect.element(text()).toBeVisible()
  await expectSoundLook()
  await text().fill('I like the lake.')
  await button('Turn in').click()
  await expect.element(page.getByRole('alert')).toBeVisible()
  await expect.element(text()).toHaveValue('I like the lake.')

  closePage()
  const { server } = await open(
    '/assignments/6',
    answer(myAssignments.handIn, ({ content = null }) => ({
      ...WORK,
      state: 'handedIn' as const,
      submission: { ...SUBMISSION, content, attachments: [] },
    })),
  )
  await expect.element(text()).toHaveValue('I like the lake.')
  button('Turn in').element().focus()
  await userEvent.keyboard('{Enter}')
  await expectToast('Turned in. Well done!')
  expect(server.sentTo(myAssignments.handIn)).toEqual([
    { id: '6', content: 'I like the lake.', attachments: [] },
  ])
})

const SUBMISSION = {
  id: 1,
  submittedAt: '2026-03-02T08:00:00.000Z',
  status: 'submitted',
  grade: null,
  lateDeducted: 0,
  isAutomatic: false,
  attempts: 0,
  feedback: null,
  rubricScores: {},
  gradedAt: null,
  version: 1,
} as const

test('a quiz says which attempt counts and how many there were; a lesson is completed, not scored', async () => {
  const graded = { ...SUBMISSION, status: 'graded', grade: 17.5, isAutomatic: true, attempts: 2 } as const
  const quiz = { ...WORK, kind: 'quiz', state: 'graded', points: 20, countedAttempt: 'latest' } as const
  await open(
    '/assignments/6',
    answer(myAssignments.one, {
      ...quiz,
      quiz: { id: 4, title: 'Halves quiz' },
      submission: { ...graded, content: null, attachments: [] },
    }),
  )
  await expect.element(page.getByText('17.5 of 20 points\u00a0· 2 attempts')).toBeVisible()
  await expect.element(page.getByText(/Your latest score counts/)).toBeVisible()
  closePage()
  await open(
    '/assignments/6',
    answer(myAssignments.one, {
      ...WORK,
      kind: 'lesson',
      state: 'graded',
      points: 100,
      submission: { ...graded, grade: null, attempts: 0, content: null, attachments: [] },
    }),
  )
  await expect.element(page.getByText('Completed', { exact: true })).toBeVisible()
  await expect.element(page.getByText(/points/)).not.toBeInTheDocument()
})
