import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { NamedSkill, SkillReceipt, SkillStanding, skills } from '#contract/skills.ts'
import {
  AnalyzedQuiz,
  ClassAnalytics,
  classAnalytics,
  ItemAnalysis,
  QuizItem,
  SharedIdea,
  SkillHeatMap,
} from '#contract/teaching/class-analytics.ts'
import { ClassSummary, classes } from '#contract/teaching/classes.ts'
import { classGroups } from '#contract/teaching/groups.ts'
import { StudentSummary, students } from '#contract/teaching/students.ts'
import { type Answer, answer, dropConnection } from '../../testing/fake-server.ts'
import { expectSoundLook } from '../../testing/looks.ts'
import { makeSample } from '../../testing/make-sample.ts'
import { makeUser } from '../../testing/make-user.ts'
import { button, dialog, expectCount, heading, section } from '../../testing/on-page.ts'
import { renderAt } from '../../testing/render-at.tsx'

const ROOM = makeSample(ClassSummary, { id: 3, name: '5b', pupils: 2, isActive: true })
const MAYA = { id: 9, username: 'maya.o', firstName: 'Maya', lastName: 'Okafor' }
const HALVES = makeSample(NamedSkill, { id: 'math.halves', name: 'Halves', subject: 'Mathematics', grade: 5 })
const LEVEL = { level: 'learning', mastery: 62, answers: 3 } as const
const MAP = makeSample(SkillHeatMap, {
  subject: 'Mathematics',
  subjects: ['Mathematics'],
  units: ['Fractions'],
  skills: [HALVES, { ...HALVES, id: 'math.thirds', name: 'Thirds' }],
  skillsFound: 2,
  pupils: [{ ...MAYA, cells: [LEVEL, null] }],
})
const METRICS = {
  pupils: 2,
  averageScore: 71,
  completionRate: 50,
  scores: 4,
  expected: 4,
  submitted: 2,
  open: 2,
}
const FIGURES = makeSample(ClassAnalytics)
const OVERVIEW: ClassAnalytics = {
  ...FIGURES,
  metrics: { ...FIGURES.metrics, ...METRICS },
  insights: [{ code: 'averageDown', count: 2 }],
  pupils: [
    {
      ...MAYA,
      averageScore: 71,
      expected: 2,
      submitted: 1,
      open: 0,
      activeDays: 1,
      minutes: 20,
      problems: 7,
    },
  ],
}
const IDEA = makeSample(SharedIdea, {
  skill: HALVES,
  idea: 'Adds the denominators',
  answers: 4,
  pupils: [
    { ...MAYA, answers: 2 },
    { ...MAYA, id: 10, answers: 2 },
  ],
})
const ITEM = makeSample(QuizItem, {
  questionId: 'q1',
  question: 'What is half of 8?',
  questionHtml: 'What is half of 8?',
  attempts: 2,
  right: 1,
  difficulty: 0.5,
  options: [
    { id: 'a', text: '4', html: '4', isKey: true, chosen: 1, chosenByStrong: 1, chosenBy: [9] },
    { id: 'b', text: '2', html: '2', isKey: false, chosen: 1, chosenByStrong: 0, chosenBy: [10] },
  ],
})
const NEEDY = makeSample(StudentSummary, {
  ...MAYA,
  grade: 5,
  needs: [{ code: 'failedTries', skill: HALVES, count: 4 }],
})

const open = (query: string, ...answers: Answer[]) =>
  renderAt(`/teacher/analytics${query}`, {
    as: makeUser({ role: 'teacher' }),
    answers: [
      answer(classes.list, [ROOM]),
      answer(classAnalytics.overview, OVERVIEW),
      answer(classAnalytics.skills, MAP),
      answer(classAnalytics.ideas, [IDEA]),
      answer(classGroups.list, []),
      answer(
        students.list,
        makeSample(students.list.output, { students: [NEEDY], total: 1, needingHelp: 1 }),
      ),
      answer(classAnalytics.quizzes, [
        makeSample(AnalyzedQuiz, { id: 4, title: 'Fractions', pupils: 2, average: 50 }),
      ]),
      answer(
        classAnalytics.items,
        makeSample(ItemAnalysis, {
          quiz: { id: 4, title: 'Fractions' },
          pupils: 2,
          takers: [
            { ...MAYA, score: 2, maxScore: 3 },
            { id: 10, firstName: 'Leo', lastName: 'Lindgren', score: 1, maxScore: 3 },
          ],
          items: [ITEM],
        }),
      ),
      ...answers,
    ],
  })

test('without a class a teacher is told how to begin', async () => {
  await open('', answer(classes.list, []))
  await expect.element(heading('No classes yet')).toBeVisible()
  await expectSoundLook()
})

test('classes that cannot be loaded are asked for again; an empty class and one of somebody else say what to do', async () => {
  const { server, router } = await open('', dropConnection(classes.list))
  await expect.element(page.getByText('Your classes could not be loaded')).toBeVisible()
  server.use(answer(classes.list, [{ ...ROOM, pupils: 0 }]))
  await button('Try again').click()
  await expect.element(heading('No students yet')).toBeVisible()
  await router.navigate({ to: '/teacher/analytics', search: { class: 99 } })
  await expect.element(heading('Not one of your classes')).toBeVisible()
})

test('the overview fits every width and theme, and days of one’s own that cannot be are told at the field', async () => {
  const { server } = await open('?class=3&period=week')
  await expect.element(heading('Worth knowing')).toBeVisible()
  const figures = section('Figures of the period')
  await expect.element(figures.getByText('Turned in so far')).toBeVisible()
  const byStudent = figures.getByRole('button', { name: 'Student by student' })
  await expectCount(byStudent, 4)
  await byStudent.last().click()
  await expect.poll(() => document.activeElement?.querySelector('caption')?.textContent).toBe('By student')
  await expect
    .element(figures.getByRole('link', { name: 'Open the gradebook' }))
    .toHaveAttribute('href', '/teacher/classes/3/gradebook')
  await expectSoundLook()
  await button('Own days').click()
  await page.getByLabelText('From', { exact: true }).fill('2026-01-05')
  await page.getByLabelText('To', { exact: true }).fill('2026-01-01')
  const asked = server.countCalls(classAnalytics.overview)
  await button('Show').click()
  await expect
    .element(page.getByText('The last day comes after the first, at most 366 days later.'))
    .toBeVisible()
  expect(server.countCalls(classAnalytics.overview)).toBe(asked)
})

const place = () => document.activeElement?.getAttribute('data-place')

test('the heat map and the answers behind a cell are opened with the keyboard alone', {
  tags: ['TEACH-27', 'P-25'],
}, async () => {
  const standing = makeSample(SkillStanding, { ...HALVES, level: 'learning', mastery: 40, answers: 3 })
  await open(
    '?class=3',
    answer(skills.receipt, makeSample(SkillReceipt, { standing, missing: ['moreAnswers'] })),
  )
  const tab = page.getByRole('tab', { name: 'Overview' })
  await expect.element(page.getByText('Average score').first()).toBeVisible()
  tab.element().focus()
  await userEvent.keyboard('{ArrowRight}')
  const grid = page.getByRole('grid', { name: /^Skills of / })
  await expect.element(grid).toHaveAttribute('aria-rowcount', '2')
  // Success fades, and the sheet says how high it is now: beside it no percent of the last answer.
  await expect.element(grid.getByRole('button', { name: /: Learning, 3 answers$/ })).toBeVisible()
  await expectCount(grid.getByRole('button', { name: /%/ }), 0)
  await expectSoundLook()
  grid.element().querySelector<HTMLElement>('[data-place="0 0"]')?.focus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.poll(place).toBe('0 1')
  await userEvent.keyboard('{Home}')
  await expect.poll(place).toBe('0 -1')
  await userEvent.keyboard('{Control>}{Home}{/Control}')
  await expect.poll(place).toBe('-1 -1')
  await userEvent.keyboard('{ArrowRight}{Enter}')
  await expect.element(grid.getByRole('columnheader').nth(1)).toHaveAttribute('aria-sort', 'ascending')
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.element(dialog().getByRole('heading', { name: 'The answers behind this level' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog()).not.toBeInTheDocument()
  await expect.poll(place).toBe('0 0')
})

test('wrong ideas fit every width and theme', async () => {
  await open('?class=3&tab=ideas')
  await expect.element(heading('Wrong ideas that several share')).toBeVisible()
  await expect.element(page.getByText(IDEA.idea)).toBeVisible()
  await expectSoundLook()
})

test('who needs a hand fits every width and theme', async () => {
  await open('?class=3&tab=needs')
  await expect.element(heading('Who could use a hand')).toBeVisible()
  await expect.element(page.getByText('Maya Okafor').first()).toBeVisible()
  await expectSoundLook()
})

test('quiz questions are opened, say that few have answered, and fit every width and theme', async () => {
  await open('?class=3&tab=quizzes')
  await page.getByRole('rowheader').first().getByRole('button').click()
  await expect.element(heading('Question 1')).toBeVisible()
  await expect.element(page.getByText(/With fewer than 10 first attempts/)).toBeVisible()
  await page.getByText('2 students, first attempts only').click()
  await expect.element(page.getByText('2 of 3')).toBeVisible()
  const options = page.getByRole('table', { name: /^Options/ })
  await options.getByLabelText('1 student chose this').last().click()
  await expect.element(options.getByRole('link', { name: 'Leo Lindgren' })).toBeVisible()
  await expectCount(options.getByRole('link', { name: 'Maya Okafor' }), 0)
  await expectSoundLook()
})
