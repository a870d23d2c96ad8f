import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { FeedbackComment, feedbackComments } from '#contract/teaching/feedback-comments.ts'
import { GradedAssignment, grading, StudentWork } from '#contract/teaching/grading.ts'
import { type Answer, answer, dropConnection, refuse } from '../../testing/fake-server.ts'
import { expectSoundLook } from '../../testing/looks.ts'
import { makeSample } from '../../testing/make-sample.ts'
import { makeUser } from '../../testing/make-user.ts'
import { button, heading } from '../../testing/on-page.ts'
import { closePage, renderAt } from '../../testing/render-at.tsx'

const ESSAY = makeSample(GradedAssignment, {
  id: 6,
  title: 'Essay',
  className: 'Owls',
  kind: 'task',
  points: 20,
})
const SUBMITTED = {
  status: 'submitted',
  grade: null,
  lateDeducted: 0,
  isAutomatic: false,
  attempts: 2,
  version: 1,
  feedback: null,
  rubricScores: {},
  gradedByName: null,
  gradedAt: null,
} as const
const NAMES = { 9: 'Abara', 10: 'Zorn' } as const
const ID = { Abara: 9, Zorn: 10 } as const

function makeWork(studentId: keyof typeof NAMES): StudentWork {
  const submittedAt = '2026-03-02T08:00:00.000Z'
  const content = `The essay of ${NAMES[studentId]}.`
  return makeSample(StudentWork, {
    studentId,
    assignmentId: 6,
    firstName: 'Nia',
    lastName: NAMES[studentId],
    state: 'handedIn',
    submission: { ...SUBMITTED, id: studentId, submittedAt, content, attachments: [] },
  })
}

/** As it is after somebody has graded it. */
function grade(work: StudentWork, points: number, feedback: string | null = null): StudentWork {
  const { submission } = work
  if (!submission) throw new Error('Nothing to grade')
  return {
    ...work,
    state: 'graded',
    submission: {
      ...submission,
      grade: points,
      feedback,
      status: 'graded',
      version: submission.version + 1,
      gradedByName: 'Nia Hopper',
      gradedAt: '2026-03-03T08:00:00.000Z',
    },
    versions: [{ ...submission }],
  }
}

/** A class of two whose work is kept as a server keeps it. */
function openDesk(...answers: Answer[]) {
  const works = new Map<number, StudentWork>([
    [ID.Abara, makeWork(ID.Abara)],
    [ID.Zorn, makeWork(ID.Zorn)],
  ])
  const read = (id: unknown) => works.get(Number(id)) ?? makeWork(ID.Abara)
  const keep = (work: StudentWork) => {
    works.set(work.studentId, work)
    return work
  }
  const opened = renderAt('/teacher/assignments/6/grade/9', {
    as: makeUser({ role: 'teacher' }),
    answers: [
      answer(grading.submissions, () => ({ assignment: ESSAY, rows: [...works.values()] })),
      answer(grading.work, ({ studentId }) => read(studentId)),
      answer(grading.grade, ({ id, grade: points, feedback }) =>
        keep(grade(read(id), points ?? 0, feedback ?? null)),
      ),
      answer(feedbackComments.list, [
        makeSample(FeedbackComment, { id: 1, content: 'Say why you think so.' }),
      ]),
      answer(feedbackComments.use, makeSample(FeedbackComment, { id: 1, content: 'Say why you think so.' })),
      ...answers,
    ],
  })
  return opened.then((more) => ({ ...more, keep }))
}
const points = () => page.getByRole('spinbutton')
const save = () => button('Save')

test('a teacher grades one student after the other with the keyboard alone', {
  tags: ['P-21', 'P-22'],
}, async () => {
  const { server } = await openDesk()
  await expect.element(heading('Nia Abara')).toBeVisible()
  await expect.element(page.getByText('The essay of Abara.')).toBeVisible()
  await expect.element(page.getByText(/ · 2 attempts$/)).toBeVisible()
  await userEvent.keyboard('g')
  await expect.element(points()).toHaveFocus()
  await userEvent.keyboard('15.5')
  const feedback = page.getByRole('textbox', { name: 'Feedback for the student' })
  feedback.element().focus()
  await userEvent.keyboard('Good. /say')
  await expect.element(page.getByRole('option', { name: 'Say why you think so.' })).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.element(feedback).toHaveValue('Good. Say why you think so.')
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.element(heading('Nia Zorn')).toBeVisible()
  expect(server.sentTo(grading.grade)[0]).toMatchObject({
    id: '9',
    grade: 15.5,
    feedback: 'Good. Say why you think so.',
    status: 'graded',
    version: 1,
  })
  await expect.element(page.getByText('The essay of Zorn.')).toBeVisible()
  await userEvent.keyboard('k')
  await expect.element(heading('Nia Abara')).toBeVisible()
  await expect.element(page.getByText(/^Saved by Nia Hopper/)).toBeVisible()
  await expect.element(points()).toHaveValue(15.5)
  await expectSoundLook()
})

test('28 short answers are graded without a mouse: points, Enter, and the next one is there', async () => {
  const works = Array.from({ length: 30 }, (_, place): StudentWork => {
    const work = makeWork(ID.Abara)
    const [studentId, lastName] = [9 + place, `Student ${place}`]
    // Two have turned in nothing, among those who have.
    return place === 3 || place === 17
      ? { ...work, studentId, lastName, state: 'missing', submission: null }
      : { ...work, studentId, lastName, submission: work.submission && { ...work.submission, id: studentId } }
  })
  const find = (id: unknown) => works.findIndex(({ studentId }) => studentId === Number(id))
  const { server } = await openDesk(
    answer(grading.submissions, () => ({ assignment: ESSAY, rows: works })),
    answer(grading.work, ({ studentId }) => works[find(studentId)] ?? makeWork(ID.Abara)),
    answer(grading.grade, ({ id, grade: given, feedback }) => {
      const place = find(id)
      works[place] = grade(works[place] ?? makeWork(ID.Abara), given ?? 0, feedback ?? null)
      return works[place]
    }),
  )
  await expect.element(heading('Nia Student 0')).toBeVisible()
  const keys = vi.fn<() => void>()
  window.addEventListener('keydown', keys)
  await userEvent.keyboard('g')
  for (let place = 0; place < 30; place++) {
    if (works[place]?.state === 'missing') continue
    await expect.element(heading(`Nia Student ${place}`)).toBeVisible()
    await expect.element(points()).toHaveFocus()
    if (place === 5) {
      await userEvent.keyboard('8f/say{Enter}')
      await expect
        .element(page.getByRole('textbox', { name: /^Feedback/ }))
        .toHaveValue('Say why you think so.')
      await userEvent.keyboard('{Control>}{Enter}{/Control}')
    } else await userEvent.keyboard('8{Enter}')
  }
  await expect.poll(() => server.countCalls(grading.grade)).toBe(28)
  // The last one is there still: nothing waits, and the two without work are not in the way.
  await expect.element(heading('Nia Student 29')).toBeVisible()
  window.removeEventListener('keydown', keys)
  expect(keys.mock.calls.length).toBeLessThanOrEqual(1 + 28 * 2 + 8)
  expect(server.sentTo(grading.grade).map(({ id }) => id)).toHaveLength(
    new Set(works.map(({ studentId }) => studentId)).size - 2,
  )
})

test('what another grader saved is shown beside what is typed here, and nothing is overwritten unseen', async () => {
  const { server, keep } = await openDesk(refuse(grading.grade, 'conflict', 'Saved meanwhile'))
  await points().fill('11')
  keep(grade(makeWork(ID.Abara), 17))
  await save().click()
  const notice = page.getByRole('alert').filter({ hasText: 'saved this meanwhile' })
  await expect.element(notice.getByText('17 / 20', { exact: false })).toBeVisible()
  await expect.element(points()).toHaveValue(11)
  await expectSoundLook()
  server.use(answer(grading.grade, () => keep(grade(grade(makeWork(ID.Abara), 17), 11))))
  await button('Keep mine', notice).click()
  await save().click()
  await expect.element(page.getByText(/^Saved by/)).toBeVisible()
  await expect.element(heading('Earlier versions')).toBeVisible()
  expect(server.sentTo(grading.grade).at(-1)).toMatchObject({ grade: 11, version: 2 })
})

test('a grade that does not reach the server waits on the device, also over a reload', async () => {
  await openDesk(dropConnection(grading.grade))
  await points().fill('13')
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.element(heading('Nia Zorn')).toBeVisible()
  await expect.element(page.getByText('1 grade is not saved yet:')).toBeVisible()
  await button('Nia Abara').click()
  await expect.element(points()).toHaveValue(13)

  closePage()
  const { server } = await openDesk()
  await expect.element(points()).toHaveValue(13)
  await save().click()
  await expect.element(page.getByText(/^Saved by/)).toBeVisible()
  expect(server.sentTo(grading.grade)[0]).toMatchObject({ id: '9', grade: 13 })
})
