import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type HandedInQuiz, type Quiz, type QuizResult, quizzes } from '#contract/quizzes.ts'
import { site } from '#contract/site.ts'
import { subjects } from '#contract/subjects.ts'
import {
  type Answer,
  answer,
  answerStatus,
  dropConnection,
  hold,
  neverAnswer,
  refuse,
} from '../../testing/fake-server.ts'
import { giveVoice } from '../../testing/give-voice.ts'
import {
  expectAccessible,
  expectNothingSticksOut,
  expectSoundLook,
  showInDark,
  showOnPhone,
  showWithMotion,
} from '../../testing/looks.ts'
import { makeUser } from '../../testing/make-user.ts'
import {
  button,
  dialog,
  expectAddress,
  expectCount,
  expectToast,
  heading,
  section,
} from '../../testing/on-page.ts'
import { renderAt } from '../../testing/render-at.tsx'

const QUIZ: Quiz = {
  id: 31,
  lessonId: 11,
  title: 'Parts of a whole',
  description: null,
  subjectId: 1,
  grade: 5,
  questionCount: 4,
  questions: ['Half of 8?', 'Half of 10?', 'Half of 12?', 'Half of 14?'].map((question, place) => ({
    id: `q${place + 1}`,
    question,
    options: [
      { id: 'a', text: `${place + 4}` },
      { id: 'b', text: `${place + 40}` },
      { id: 'c', text: `${place + 400}` },
    ],
  })),
}
const CARD: Quiz = { ...QUIZ, questions: [] }

/** As the server does: `a` is right everywhere. */
function grade(answers: { questionId: string; selectedOptionId: string }[]): HandedInQuiz {
  const checked = answers.map((given) => ({ ...given, correct: given.selectedOptionId === 'a' }))
  const score = checked.filter(({ correct }) => correct).length
  return {
    id: 1,
    userId: 7,
    quizId: QUIZ.id,
    lessonId: QUIZ.lessonId,
    score,
    maxScore: 4,
    dateTaken: '2026-03-02T08:00:00.000Z',
    answers: checked,
    pointsAwarded: score === 4 ? 10 : 0,
    points: 10,
    newBadges: [],
    review: QUIZ.questions.map(({ id, options }) => ({
      questionId: id,
      correctOptionId: 'a',
      section: null,
      options: options.map((option) => ({ id: option.id, why: 'Because.' })),
    })),
  }
}

const takeIn = answer(quizzes.submit, ({ answers }) => grade(answers))

function openQuizzes(path = '/quizzes', answers: Answer[] = [], user = makeUser()) {
  const results: QuizResult[] = []
  return renderAt(path, {
    as: user,
    answers: [
      answer(quizzes.list, [CARD]),
      answer(quizzes.one, QUIZ),
      answer(quizzes.results, results),
      neverAnswer(site.featuredTestimonials),
      neverAnswer(site.statistics),
      neverAnswer(site.settings),
      answer(subjects.list, [{ id: 1, name: 'Mathematics', color: 'blue', icon: null }]),
      answer(quizzes.submit, ({ answers }) => {
        const result = grade(answers)
        results.push(result)
        return result
      }),
      ...answers,
    ],
  })
}

const expectQuestion = (place: number) =>
  expect.element(dialog().getByText(`question ${place} of 4`, { exact: true })).toBeVisible()

async function startQuiz() {
  await button(`Start Quiz: ${QUIZ.title}`).click()
  await expectQuestion(1)
}

/** The first `wrong` answers are wrong. */
async function answerAll({ wrong = 0 } = {}) {
  for (const [place, question] of QUIZ.questions.entries()) {
    await expectQuestion(place + 1)
    const option = question.options[place < wrong ? 1 : 0]
    await dialog()
      .getByRole('radio', { name: option?.text ?? '', exact: true })
      .click()
    await button(place === 3 ? 'Finish Quiz' : 'Next Question').click()
  }
}

test('a hand-in that fails twice keeps every answer and counts once in the end', {
  tags: ['ERR1-18,X-32'],
}, async () => {
  const { server } = await openQuizzes('/quizzes', [refuse(quizzes.submit, 'internal', 'Out of order')])
  await startQuiz()
  await answerAll({ wrong: 1 })
  const failed = dialog().getByRole('alert').getByText('Failed to submit quiz results. Please try again.')
  await expect.element(failed).toBeVisible()
  await expectCount(dialog().getByRole('listitem'), 4)
  await showOnPhone()
  await showInDark()
  await expectNothingSticksOut()
  await expectAccessible('[role=dialog]')
  await button('Try again', dialog()).click()
  await expect.poll(() => server.countCalls(quizzes.submit)).toBe(2)
  await expect.element(failed).toBeVisible()
  server.use(takeIn)
  await button('Try again', dialog()).click()
  await expect.element(heading('Great Job!')).toHaveFocus()
  const sent = server.sentTo(quizzes.submit)
  expect(sent).toHaveLength(3)
  expect(sent[2]?.answers).toEqual(sent[0]?.answers)
  expect(sent[2]).toMatchObject({ quizId: QUIZ.id, answers: [{ selectedOptionId: 'b' }, {}, {}, {}] })
})

test('while it is sent the button says so, and a second press sends nothing more', async () => {
  const held = hold(takeIn)
  const { server } = await openQuizzes('/quizzes', [held])
  await startQuiz()
  await answerAll({ wrong: 1 })
  const finish = dialog().getByRole('button', { name: 'Sending' })
  await expect.element(finish).toHaveAttribute('aria-busy', 'true')
  await finish.click({ force: true })
  await userEvent.keyboard('{Escape}')
  held.release()
  await expect.element(heading('Great Job!')).toBeVisible()
  expect(server.countCalls(quizzes.submit)).toBe(1)
})

test('a list that cannot be loaded comes with the next try', { tags: ['X-46'] }, async () => {
  const { server } = await openQuizzes('/quizzes', [answerStatus(quizzes.list, 500)])
  await expect.element(page.getByRole('alert').getByText('The quizzes could not be loaded')).toBeVisible()
  server.use(answer(quizzes.list, [CARD]))
  await button('Try again').click()
  await expect.element(page.getByRole('tab', { name: 'Available (1)' })).toBeVisible()
})

test('a quiz that cannot be loaded comes with the next try', { tags: ['X-46'] }, async () => {
  const { server } = await openQuizzes('/quizzes', [dropConnection(quizzes.one)])
  await button(`Start Quiz: ${QUIZ.title}`).click()
  await expect.element(dialog().getByRole('alert').getByText('The quiz could not be loaded')).toBeVisible()
  server.use(answer(quizzes.one, QUIZ))
  await button('Try again', dialog()).click()
  await expectQuestion(1)
  await button('Close', dialog()).click()
  await expect.element(dialog()).not.toBeInTheDocument()
})

test('without a session none starts', { tags: ['X-46'] }, async () => {
  await openQuizzes('/quizzes', [refuse(quizzes.one, 'not_signed_in', 'Not signed in')])
  await button(`Start Quiz: ${QUIZ.title}`).click()
  await expectToast('Please log in to start a quiz')
  await expectAddress('/')
})

test('a quiz without questions cannot be started, and its address says so', async () => {
  const bare = { ...CARD, questionCount: 0 }
  await openQuizzes(`/quizzes/${QUIZ.id}`, [answer(quizzes.list, [bare]), answer(quizzes.one, bare)])
  await expect.element(dialog().getByText('This quiz has no questions yet.')).toBeVisible()
  await dialog().getByRole('button').last().click()
  await expect.element(page.getByRole('button', { name: 'Start Quiz' })).toBeDisabled()
})

test.for(['/quizzes/999999', '/quizzes/fractions', '/quizzes?quiz=0'])(
  'the address %s has no quiz and says so kindly',
  async (address) => {
    await openQuizzes(address, [refuse(quizzes.one, 'not_found', 'Quiz not found')])
    await expect.element(dialog().getByRole('heading', { name: 'Quiz not found' })).toBeVisible()
    await button('Return to Quizzes', dialog()).click()
    await expectAddress('/quizzes')
    await expect.element(page.getByRole('tab', { name: 'Available (1)' })).toBeVisible()
  },
)

test.for([`/quizzes/${QUIZ.id}`, `/quizzes?quiz=${QUIZ.id}`])(
  'the address %s opens its quiz at once, and closing leads to the list',
  async (address) => {
    await openQuizzes(address)
    await expectQuestion(1)
    await expect.element(dialog().getByRole('heading', { level: 2, name: QUIZ.title })).toBeVisible()
    await button('Close', dialog()).click()
    await expect.element(dialog()).not.toBeInTheDocument()
    await expectAddress('/quizzes')
    await expect.element(page.getByRole('tab', { name: 'Completed (0)' })).toBeVisible()
  },
)

test('a double click on Finish Quiz does not end the result at once; who asked for stillness gets no confetti', async () => {
  await openQuizzes()
  await startQuiz()
  for (const [place, { options }] of QUIZ.questions.entries()) {
    await dialog()
      .getByRole('radio', { name: options[0]?.text ?? '', exact: true })
      .click()
    await button(place === 3 ? 'Finish Quiz' : 'Next Question').dblClick()
  }
  await expect.element(heading('Perfect Score!')).toBeVisible()
  await expect.element(dialog().getByText('Your answers', { exact: true })).toBeVisible()
  await expect.element(page.getByTestId('confetti')).not.toBeInTheDocument()
})

test('the whole quiz can be taken with the keyboard alone', async () => {
  await openQuizzes()
  const start = button(`Start Quiz: ${QUIZ.title}`)
  await expect.element(start).toBeVisible()
  start.element().focus()
  await userEvent.keyboard('{Enter}')
  for (const [place] of QUIZ.questions.entries()) {
    await expectQuestion(place + 1)
    await expect.element(dialog().getByRole('heading', { level: 3 })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expectQuestion(place + 1)
    if (place % 2 === 0) await userEvent.keyboard('2')
    else {
      await userEvent.tab()
      await userEvent.keyboard(' ')
      // Held as long as a finger does: a group of options forgets an arrow that is up before the focus has moved.
      await userEvent.keyboard('{ArrowDown>}')
    }
    await expect.element(dialog().getByRole('radio').nth(1)).toBeChecked()
    await userEvent.keyboard('{/ArrowDown}{Enter}')
  }
  await expect.element(dialog().getByRole('heading', { level: 3 })).toHaveFocus()
  await expect.element(dialog().getByText('Your answers')).toBeVisible()
  await expectToast('Quiz Completed')
  // Behind the dialog, where no role is found: the card is among the completed ones now.
  await expect.poll(() => document.body.textContent).toContain('Completed (1)')
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog()).not.toBeInTheDocument()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Quizzes' })).toHaveFocus()
})

test('the youngest have larger options and hear the question', async () => {
  const said = giveVoice({ endsAtOnce: true })
  await openQuizzes('/quizzes', [], makeUser({ grade: 1 }))
  await startQuiz()
  const radio = dialog().getByRole('radio').first()
  await expect.poll(() => radio.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(80)
  await button('Listen', dialog()).click()
  await expect.poll(() => said).toHaveLength(4)
  expect(said[0]?.text).toBe(dialog().getByRole('heading', { level: 3 }).element().textContent)
})

test('each attempt has an order of options of its own', async () => {
  await openQuizzes()
  const orders = new Set<string>()
  for (let attempt = 0; attempt < 12 && orders.size < 2; attempt++) {
    await startQuiz()
    const radios = dialog().getByRole('radio').elements() as HTMLInputElement[]
    orders.add(radios.map(({ value }) => value).join(''))
    await button('Close', dialog()).click()
    await expect.element(dialog()).not.toBeInTheDocument()
  }
  expect(orders.size).toBeGreaterThan(1)
})

test('a perfect score brings confetti once', { tags: ['QUIZ-27,QUIZ-30,OK1-10'] }, async () => {
  await showWithMotion()
  await openQuizzes()
  await startQuiz()
  await answerAll()
  await expect.element(page.getByTestId('confetti')).toBeInTheDocument()
  await expect.element(heading('Perfect Score!')).toHaveFocus()
  await expect.element(dialog().getByText('10 points')).toBeVisible()
  await expect.element(page.getByTestId('confetti')).not.toBeInTheDocument()
})

test('list, question, result and completed quizzes are accessible and fit, on phone and desktop, light and dark', async () => {
  await openQuizzes()
  await expect.element(page.getByRole('tab', { name: /^Available/ })).toBeVisible()
  await expectSoundLook()
  await startQuiz()
  await dialog().getByRole('radio').first().click()
  await expectSoundLook('[role=dialog]')
  await answerAll({ wrong: 2 })
  await expect.element(dialog().getByText('Your answers', { exact: true })).toBeVisible()
  await expectSoundLook('[role=dialog]')
  await button('Return to Quizzes', dialog()).click()
  await page.getByRole('tab', { name: 'Completed (1)' }).click()
  await expect.element(page.getByText(/^Best score/)).toBeVisible()
  await expectSoundLook()
})

test('a drawing of a question is shown whole', async () => {
  const figure =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 100"><rect x="10" y="10" width="80" height="40"/></svg>'
  const [first, ...others] = QUIZ.questions
  if (!first) throw new Error('The quiz has no questions')
  await openQuizzes(`/quizzes/${QUIZ.id}`, [
    answer(quizzes.one, { ...QUIZ, questions: [{ ...first, figure }, ...others] }),
  ])
  await expectQuestion(1)
  const box = (shape: string) =>
    dialog().element().querySelector(`.rich-text ${shape}`)?.getBoundingClientRect() ?? new DOMRect()
  await expect.poll(() => box('svg rect').width + box('svg rect').height).toBeGreaterThan(5)
  expect(box('svg rect').x).toBeGreaterThanOrEqual(box('svg').x)
})

test('a teacher sees all grades, may choose one, and gets long lists in parts', async () => {
  const cards = Array.from({ length: 20 }, (_, place) => ({ ...CARD, id: place + 1, title: `Quiz ${place}` }))
  const { server } = await openQuizzes(
    '/quizzes',
    [answer(quizzes.list, ({ grade }) => (grade === undefined ? cards : [CARD]))],
    makeUser({ role: 'teacher' }),
  )
  await expect.element(page.getByText('Showing quizzes for all grades')).toBeVisible()
  const mathematics = section('Mathematics').getByRole('listitem')
  await expectCount(mathematics, 6)
  await button('Show more: Mathematics').click()
  await expectCount(mathematics, 18)
  await expect.element(mathematics.nth(6)).toHaveFocus()
  await page.getByRole('combobox', { name: 'Grade' }).click()
  await page.getByRole('option', { name: 'Grade 3', exact: true }).click()
  await expect.element(page.getByText('Showing quizzes for Grade 3', { exact: true })).toBeVisible()
  await expect.element(page.getByRole('tab', { name: 'Available (1)' })).toBeVisible()
  expect(server.sentTo(quizzes.list).at(-1)).toMatchObject({ grade: '3' })
})

test('a college student is told which quizzes are shown', async () => {
  await openQuizzes('/quizzes', [], makeUser({ role: 'college', grade: 13 }))
  await expect
    .element(page.getByText('Showing quizzes for Grade 13 (college)', { exact: true }))
    .toBeVisible()
})
