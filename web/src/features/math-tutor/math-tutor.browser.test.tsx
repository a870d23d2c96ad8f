import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { chat } from '#contract/study/chat.ts'
import {
  type MathLine,
  type MathPlot,
  type MathProblem,
  type MathReading,
  type MathSolution,
  mathTutor,
} from '#contract/study/math-tutor.ts'
import { type Answer, answer, dropConnection, refuse } from '../../testing/fake-server.ts'
import { expectSoundLook } from '../../testing/looks.ts'
import { makeUser } from '../../testing/make-user.ts'
import { button, expectCount, expectToast, heading, section } from '../../testing/on-page.ts'
import { closePage, renderAt } from '../../testing/render-at.tsx'

const SUM: MathReading = { state: 'ready', kind: 'arithmetic', words: 'Work it out.', latex: '7+8' }
const ASKED_AT = '2026-03-02T08:00:00.000Z'

const problemField = () => page.getByLabelText('Your problem')
const line = () => page.getByLabelText('Your next line')
const lines = () => page.getByRole('list', { name: 'Your lines so far' }).getByRole('listitem')

function plotParabola(from: number, to: number): MathPlot {
  const points = Array.from({ length: 41 }, (_, place) => from + (place * (to - from)) / 40)
  return {
    expression: 'x^2-5x+6',
    letter: 'x',
    pieces: [points.map((x) => ({ x, y: x * x - 5 * x + 6 }))],
  }
}

const SOLUTION: MathSolution = {
  steps: [
    {
      rule: 'factor',
      explanation: 'Find two numbers.',
      before: 'x^2-5x+6=0',
      after: '(x-2)(x-3)=0',
      check: 'It is equal.',
    },
  ],
  answer: { plain: 'x = 2 or x = 3', latex: 'x=2', decimal: null, unit: null },
  alternatives: [],
  plot: plotParabola(-10, 10),
}

const judge = (text: string, right: string): MathLine => ({
  line: text,
  latex: text,
  verdict: text === right ? 'right' : 'wrong',
  isAnswer: text === right,
  mistake: null,
  explanation: null,
})

/** Keeps problems as our server does; every one of them reads alike and has the same answer. */
function answerMath({ reading = SUM, right = '15' } = {}): Answer[] {
  const kept: MathProblem[] = []
  const isSchool = right !== ''
  function find(text: string): MathProblem {
    const known = kept.find((one) => one.text === text)
    if (known) return known
    const id = kept.length + 1
    const empty = { nudge: null, hint: null, example: null, solution: null, lines: [], isDone: false }
    const made = {
      id,
      sessionId: null,
      text,
      askedAt: ASKED_AT,
      reading,
      ...empty,
      canSeeSolution: !isSchool,
    }
    kept.push(made)
    return made
  }
  return [
    answer(mathTutor.read, reading),
    answer(mathTutor.problems, () => kept.toReversed()),
    answer(mathTutor.problem, ({ id }) => kept[Number(id) - 1] ?? find('')),
    answer(mathTutor.similar, { text: '6 + 9', latex: '6+9' }),
    answer(mathTutor.plot, ({ from, to }) => ({ plot: plotParabola(from, to) })),
    answer(mathTutor.solve, ({ text, reveal }) => {
      const problem = find(text)
      if (reveal === 'solution') problem.solution = SOLUTION
      return problem
    }),
    answer(mathTutor.checkStep, ({ text, line: written }) => {
      const problem = find(text)
      const checked = judge(written, right)
      problem.lines.push(checked)
      problem.isDone ||= checked.isAnswer
      return { checked, problem }
    }),
  ]
}

type Options = { path?: string; user?: Parameters<typeof makeUser>[0]; answers?: Answer[] }

const openTutor = ({ path = '/math-tutor', user = {}, answers = answerMath() }: Options = {}) =>
  renderAt(path, { as: makeUser(user), answers: [answer(chat.sessions, []), ...answers] })

async function begin(text: string) {
  await problemField().fill(text)
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('heading', { level: 1, name: 'Problem' })).toBeVisible()
}

test('nothing is begun without a problem; Shift and Enter write a new line, and how it is read shows below', async () => {
  const { server } = await openTutor()
  await expect.element(page.getByText('Problems you work on are kept here.')).toBeVisible()
  await problemField().click()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Type a problem first.')).toBeVisible()
  await problemField().fill('7')
  await userEvent.keyboard('{Shift>}{Enter}{/Shift}+ 8')
  await expect.element(problemField()).toHaveValue('7\n+ 8')
  await expect.element(page.getByText('Work it out.')).toBeVisible()
  expect(server.countCalls(mathTutor.solve)).toBe(0)
  await expectSoundLook()
})

test('an adult sees the solution at once, with its graph to move in and the values as a table', async () => {
  const reading: MathReading = { ...SUM, kind: 'quadratic-equation', latex: 'x^2-5x+6=0' }
  const answers = answerMath({ reading, right: '' })
  await openTutor({ user: { role: 'college', grade: 13 }, answers })
  await begin('x^2 - 5x + 6 = 0')
  await button('Show the solution').click()
  const all = button('Show all steps')
  if (all.elements().length > 0) await all.click()
  await expect.element(page.getByText('The curve between −10 and 10.')).toBeVisible()
  const tools = page.getByRole('toolbar', { name: 'Move and zoom the graph' })
  tools.getByRole('button', { name: 'Zoom in' }).element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('The curve between −5 and 5.')).toBeVisible()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(page.getByText('The curve between −2.5 and 7.5.')).toBeVisible()
  await button('Show as table').click()
  await expect.element(page.getByRole('row', { name: '3 0', exact: true })).toBeVisible()
  await expect.element(page.getByRole('row', { name: '1 2', exact: true })).toBeVisible()
  await expectSoundLook()
})

test('with the keyboard alone a young student types with the keys, solves, and practices one more like it', async () => {
  await openTutor({ user: { grade: 2 } })
  await expect.element(problemField()).toBeVisible()
  page.getByRole('button', { name: '7 + 8' }).element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(problemField()).toHaveValue('7 + 8')
  await begin('7 + 8')
  const keys = page.getByRole('toolbar', { name: 'Keys for your answer' })
  await expect.element(keys).toBeVisible()
  line().element().focus()
  await userEvent.tab()
  await userEvent.tab()
  await expect.element(button('7', keys)).toHaveFocus()
  // Down to 1, and from there over 4 to 5.
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}{ArrowUp}{ArrowRight}{Enter}')
  await expect.element(line()).toHaveValue('15')
  await userEvent.tab({ shift: true })
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('All by yourself. Well done.')).toBeVisible()
  await expectSoundLook()
  await button('Practice more like this').click()
  await expectCount(page.getByText('All by yourself. Well done.'), 0)
  await expectCount(page.getByRole('link', { name: /\d \+ \d/ }), 2)
  await line().fill('1')
  await userEvent.keyboard('{Enter}')
  await expect.element(lines().last()).toMatchTextContent('Not quite')
})

test('a problem with every kind of help and line is accessible and fits', async () => {
  const problem: MathProblem = {
    id: 1,
    sessionId: null,
    text: 'x^2 - 5x + 6 = 0',
    askedAt: ASKED_AT,
    reading: { ...SUM, latex: 'x^2-5x+6=0' },
    nudge: 'What makes a product zero?',
    hint: 'Find two numbers with the product 6 and the sum 5.',
    example: {
      text: 'x^2 - 3x + 2 = 0',
      latex: 'x^2-3x+2=0',
      steps: SOLUTION.steps,
      answer: SOLUTION.answer,
    },
    solution: SOLUTION,
    lines: [
      { ...judge('nonsense (', ''), verdict: 'unreadable', latex: null },
      { ...judge('2x = 14', ''), mistake: 'sign' },
      judge('x = 2', 'x = 2'),
    ],
    isDone: true,
    canSeeSolution: true,
  }
  await openTutor({
    path: '/math-tutor?problem=1',
    answers: [...answerMath(), answer(mathTutor.problem, problem)],
  })
  await expectCount(lines(), 3)
  for (const name of ['A nudge', 'A hint', 'An example like it', 'The solution'])
    await expect.element(section(name)).toBeVisible()
  await expectSoundLook()
})

test('what cannot be solved yet is said kindly, keeps its text and leads on', async () => {
  const reading: MathReading = { state: 'refused', reason: 'There is nothing to work out.' }
  await openTutor({ answers: answerMath({ reading }) })
  await begin('Who was Euler?')
  await expect.element(heading("I can't solve this yet")).toBeVisible()
  const general = page.getByRole('link', { name: 'Ask the general tutor' })
  await expect.element(general).toHaveAttribute('href', '/ai-tutor')
  await expectSoundLook()
  await button('Change it').first().click()
  await expect.element(problemField()).toHaveValue('Who was Euler?')
})

test('a function is drawn', async () => {
  const reading: MathReading = { state: 'graph', latex: 'y=1/x', expression: '1/x', letter: 'x' }
  await openTutor({ answers: answerMath({ reading }) })
  await begin('y = 1/x')
  await expect.element(page.getByText('The curve between −10 and 10.')).toBeVisible()
})

test('a problem that is gone says so', async () => {
  const answers = [...answerMath(), refuse(mathTutor.problem, 'not_found', 'No such problem')]
  await openTutor({ path: '/math-tutor?problem=999', answers })
  await expect.element(heading('This problem is no longer there')).toBeVisible()
})

test('what fails is told in the documented words and loses nothing', {
  tags: ['ERR2-32', 'ERR2-33'],
}, async () => {
  const usual = answerMath()
  const failing = usual.map(({ endpoint }) => dropConnection(endpoint))
  await openTutor({ answers: failing })
  await problemField().fill('7 + 8')
  await userEvent.keyboard('{Enter}')
  await expectToast('Failed to send message to AI tutor. Please try again.')
  await expect.element(problemField()).toHaveValue('7 + 8')
  closePage()
  const { server } = await openTutor({ answers: usual })
  await expect.element(problemField()).toHaveValue('7 + 8')
  await begin('7 + 8')
  server.use(refuse(mathTutor.checkStep, 'unavailable', 'In a minute'))
  await line().fill('15')
  await userEvent.keyboard('{Enter}')
  await expectToast('In a minute')
  await expect.element(line()).toHaveValue('15')
  server.use(...usual)
  await line().click()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('All by yourself. Well done.')).toBeVisible()
})
