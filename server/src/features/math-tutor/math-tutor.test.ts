import { eq } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { type MathProblem, mathTutor } from '#contract/study/math-tutor.ts'
import { TutorUnavailable } from '#tutor/port.ts'
import { practiceProblems } from '../../db/schema/learning/practice-problems.ts'
import { aiChatSessions, chatMessages } from '../../db/schema/study/chat.ts'
import { safetyAlerts } from '../../db/schema/study/safety-alerts.ts'
import { makeAgain } from '../../domain/practice/practice-library.ts'
import { addProblem } from '../../testing/learning-rows.ts'
import { prepareTestApp } from '../../testing/prepare-test-app.ts'

// The engine takes seconds to load on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

const EQUATION = '2x + 3 = 11'
const t = prepareTestApp()

async function openSession(userId: number) {
  const [row] = await t.db
    .insert(aiChatSessions)
    .values({ userId, title: 'Equations', subject: 'Mathematics' })
    .returning()
  return row?.id ?? 0
}

/** Nothing of the way or the answer may stand in what a student is sent too early. */
const expectNothingGivenAway = (problem: MathProblem) =>
  expect(JSON.stringify(problem)).not.toMatch(/x = 4|2x = 8|Subtract 3/)

test('a problem is read without giving anything away: drawn, named, a function, or refused with a reason', async () => {
  const ada = await t.signUp()
  const read = async (text: string) => (await ada.call(mathTutor.read, { text })).body
  expect(await read('solve 2x+3=11')).toEqual({
    state: 'ready',
    kind: 'linear-equation',
    words: 'Solve the equation for x.',
    latex: '2x + 3 = 11',
  })
  expect(await read('what is 10% of 400?')).toMatchObject({ state: 'ready', kind: 'percent', latex: null })
  expect(await read('y = x^2 - 4')).toMatchObject({ state: 'graph', latex: 'y = x^{2} - 4' })
  expect(await read('who was Euler?')).toMatchObject({
    state: 'refused',
    reason: expect.stringMatching(/yet/),
  })
  expect(await t.db.select().from(chatMessages).where(eq(chatMessages.userId, ada.id))).toEqual([])
})

test('a student climbs: nudge, hint, example, and the solution only after a line of their own', async () => {
  const ada = await t.signUp('student')
  const ask = (reveal?: 'nudge' | 'hint' | 'example' | 'solution') =>
    ada.call(mathTutor.solve, { text: EQUATION, ...(reveal && { reveal }) })
  const begun = (await ask()).body
  expect(begun).toMatchObject({
    nudge: null,
    hint: null,
    example: null,
    solution: null,
    canSeeSolution: false,
  })
  expectNothingGivenAway(begun)
  const refused = await ask('solution')
  expect([refused.status, refused.body.message]).toEqual([
    403,
    'Write a line of your own first. Then you can see the solution.',
  ])
  expect((await ask('nudge')).body.nudge).toMatch(/\?$/)
  const helped = (await ask('example')).body
  expect(helped).toMatchObject({ id: begun.id, nudge: expect.any(String), hint: null, solution: null })
  expect(helped.example?.steps.length).toBeGreaterThan(0)
  expect(helped.example?.latex).not.toBe('2x + 3 = 11')
  expect((await ask('solution')).status).toBe(403)

  for (const line of ['what?', EQUATION]) await ada.call(mathTutor.checkStep, { text: EQUATION, line })
  expect((await ask('solution')).status).toBe(403)
  const { body } = await ada.call(mathTutor.checkStep, { text: EQUATION, line: '2x = 14' })
  expect(body).toMatchObject({
    checked: { verdict: 'wrong', mistake: 'sign', latex: '2x = 14' },
    problem: { canSeeSolution: true, isDone: false, solution: null },
  })
  expect((await ask('solution')).body.solution).toMatchObject({
    answer: { plain: 'x = 4' },
    steps: [{ after: '2x = 8' }, { after: 'x = 4' }],
  })
})

test('what was done survives: the problem opens again as it was left, with the lines and the help', async () => {
  const ada = await t.signUp()
  await ada.call(mathTutor.checkStep, { text: EQUATION, line: '2x = 8' })
  await ada.call(mathTutor.solve, { text: `  ${EQUATION} `, reveal: 'example' })
  const { body } = await ada.call(mathTutor.checkStep, { text: EQUATION, line: 'x = 4' })
  expect(body.checked).toMatchObject({ verdict: 'right', isAnswer: true })
  const listed = (await ada.call(mathTutor.problems, {})).body
  expect(listed).toMatchObject([{ id: body.problem.id, text: EQUATION, isDone: true }])
  const again = (await ada.call(mathTutor.problem, { id: body.problem.id })).body
  expect(again).toEqual(body.problem)
  expect(again.lines.map(({ line }) => line)).toEqual(['2x = 8', 'x = 4'])
})

test('a line that was sent twice is kept once', async () => {
  const ada = await t.signUp()
  for (let n = 0; n < 2; n++) await ada.call(mathTutor.checkStep, { text: EQUATION, line: '2x = 8' })
  const [{ id } = { id: 0 }] = (await ada.call(mathTutor.problems, {})).body
  expect((await ada.call(mathTutor.problem, { id })).body.lines).toHaveLength(1)
})

test('lines of two tabs at once are all kept', async () => {
  const ada = await t.signUp()
  const lines = ['2x = 8', 'x = 4', '2x + 1 = 9', '4x + 6 = 22']
  await Promise.all(lines.map((line) => ada.call(mathTutor.checkStep, { text: EQUATION, line })))
  const rows = (await ada.call(mathTutor.problems, {})).body
  expect(rows).toHaveLength(1)
  const { body } = await ada.call(mathTutor.problem, { id: rows[0]?.id ?? 0 })
  expect(body.lines.map(({ line }) => line).sort()).toEqual([...lines].sort())
})

test.each(['college', 'professional', 'teacher', 'admin'] as const)(
  'a %s sees the solution at once',
  async (role) => {
    const bob = await t.signUp(role)
    const { body } = await bob.call(mathTutor.solve, { text: EQUATION, reveal: 'solution' })
    expect(body).toMatchObject({ canSeeSolution: true, solution: { answer: { plain: 'x = 4' } } })
  },
)

test("another person's try unlocks nothing, and their problem is not found", async () => {
  const [ada, eve] = [await t.signUp(), await t.signUp()]
  const { body } = await ada.call(mathTutor.checkStep, { text: EQUATION, line: '2x = 8' })
  expect((await eve.call(mathTutor.solve, { text: EQUATION, reveal: 'solution' })).status).toBe(403)
  expect((await eve.call(mathTutor.problem, { id: body.problem.id })).status).toBe(404)
  const session = await openSession(ada.id)
  expect((await eve.call(mathTutor.solve, { text: EQUATION, sessionId: session })).status).toBe(404)
})

test('a try on one problem unlocks no other', async () => {
  const ada = await t.signUp()
  await ada.call(mathTutor.checkStep, { text: EQUATION, line: '2x = 8' })
  expect((await ada.call(mathTutor.solve, { text: '2x + 3 = 13', reveal: 'solution' })).status).toBe(403)
})

test('problems of a session stay in it and count as its messages, readable in the chat', {
  tags: ['Y-41'],
}, async () => {
  const ada = await t.signUp('college')
  const sessionId = await openSession(ada.id)
  await ada.call(mathTutor.solve, { text: '1/2 + 1/3', sessionId, reveal: 'solution' })
  await ada.call(mathTutor.solve, { text: '3 + 4' })
  const of = async (input: { sessionId?: number }) =>
    (await ada.call(mathTutor.problems, input)).body.map(({ text }) => text)
  expect(await of({ sessionId })).toEqual(['1/2 + 1/3'])
  expect(await of({})).toEqual(['3 + 4'])
  const [session] = await t.db.select().from(aiChatSessions).where(eq(aiChatSessions.id, sessionId))
  expect(session).toMatchObject({ messageCount: 2, lastMessageAt: t.clock.now })
  const messages = await t.db
    .select()
    .from(chatMessages)
    .where(eq(chatMessages.sessionId, sessionId))
    .orderBy(chatMessages.id)
  expect(messages.map(({ role, subject, content }) => [role, subject, content])).toEqual([
    ['user', 'Mathematics', '1/2 + 1/3'],
    ['assistant', 'Mathematics', expect.stringContaining('$\\frac{5}{6}$')],
  ])
  expect(messages[1]?.metadata).toMatchObject({ engine: 'embedded', help: 'solution', isAnswered: true })
})

test('a problem that was cleared with the chat is gone with its tries', async () => {
  const ada = await t.signUp()
  const { body } = await ada.call(mathTutor.checkStep, { text: EQUATION, line: '2x = 8' })
  await t.db.update(chatMessages).set({ deletedAt: t.clock.now }).where(eq(chatMessages.userId, ada.id))
  expect((await ada.call(mathTutor.problems, {})).body).toEqual([])
  expect((await ada.call(mathTutor.problem, { id: body.problem.id })).status).toBe(404)
  expect((await ada.call(mathTutor.solve, { text: EQUATION, reveal: 'solution' })).status).toBe(403)
})

test('something worrying is answered with care, and the adults who look after the child are told once', async () => {
  const ada = await t.signUp('student')
  const text = 'I want to kill myself'
  for (let n = 0; n < 2; n++)
    expect((await ada.call(mathTutor.solve, { text })).body.reading).toMatchObject({
      state: 'care',
      sentences: expect.arrayContaining([expect.any(String)]),
    })
  const alerts = () => t.db.select().from(safetyAlerts).where(eq(safetyAlerts.userId, ada.id))
  expect(await alerts()).toMatchObject([{ category: 'selfHarm', times: 1 }])
  const { body } = await ada.call(mathTutor.checkStep, { text: EQUATION, line: text })
  expect(body).toMatchObject({ checked: { verdict: 'unreadable' }, problem: { canSeeSolution: false } })
  expect(body.checked.explanation).not.toBe('I cannot read this line.')
  expect(await alerts()).toMatchObject([{ times: 2 }])
})

test('what a child has nobody else to tell is noticed by its meaning too, and a story with numbers is not', async () => {
  const ada = await t.signUp('student')
  const ask = async (text: string) => (await ada.call(mathTutor.solve, { text })).body.reading.state
  expect(await ask('my mom drinks and throws stuff at me')).toBe('care')
  expect(await ask('A knight beats 3 of 12 dragons and then falls. How does the tale go on?')).toBe('refused')
})

test('an archived session is not worked in', async () => {
  const ada = await t.signUp()
  const sessionId = await openSession(ada.id)
  await t.db.update(aiChatSessions).set({ isArchived: true }).where(eq(aiChatSessions.id, sessionId))
  expect((await ada.call(mathTutor.solve, { text: EQUATION, sessionId })).status).toBe(409)
})

test('another problem like it is of the same kind and can be checked', async () => {
  const ada = await t.signUp()
  const { body } = await ada.call(mathTutor.similar, { text: 'what is 10% of 400?' })
  expect(body.text).not.toContain('10% of 400')
  expect((await ada.call(mathTutor.read, { text: body.text })).body).toMatchObject({ kind: 'percent' })
  expect((await ada.call(mathTutor.similar, { text: 'who was Euler?' })).status).toBe(404)
})

test('a function is drawn in every span, broken where it has no value', async () => {
  const ada = await t.signUp()
  const draw = async (expression: string, from: number, to: number) =>
    (await ada.call(mathTutor.plot, { expression, letter: 'x', from, to })).body
  const near = (await draw('x^2', 0, 2)).plot
  expect(near?.pieces[0]).toContainEqual({ x: 1, y: 1 })
  expect((await draw('1/x', -5, 5)).plot?.pieces).toHaveLength(2)
  expect(await draw('sqrt(x)', -5, -1)).toEqual({ plot: null })
  expect((await ada.call(mathTutor.plot, { expression: 'x', letter: 'x', from: 1, to: 1 })).status).toBe(400)
})

test.each([
  ['', 'Please type a problem.'],
  ['  \n ', 'Please type a problem.'],
  ['1+'.repeat(300), 'This is longer than 500 characters.'],
])('the problem "%s" is not sent', { tags: ['CHAT-23', 'CHAT-24'] }, async (text, message) => {
  const ada = await t.signUp()
  for (const endpoint of [mathTutor.read, mathTutor.solve, mathTutor.similar])
    expect(await ada.call(endpoint, { text })).toMatchObject({ status: 400, body: { message } })
})

test('an engine that gives up is told with the documented text, and nothing is kept', {
  tags: ['ERR2-33'],
}, async () => {
  const ada = await t.signUp()
  const { tutor } = t.deps
  const { math } = tutor
  const fail = () => Promise.reject(new TutorUnavailable('too many tasks are waiting'))
  Object.assign(tutor, { math: { ...math, solve: fail } })
  try {
    expect(await ada.call(mathTutor.solve, { text: EQUATION })).toMatchObject({
      status: 503,
      body: { message: 'Failed to send message to AI tutor. Please try again.' },
    })
  } finally {
    Object.assign(tutor, { math })
  }
  expect((await ada.call(mathTutor.problems, {})).body).toEqual([])
})

test('a hundred and twenty questions in ten minutes, then a pause that belongs to this person alone', async () => {
  const [ada, bob] = [await t.signUp(), await t.signUp()]
  const ask = (who: typeof ada) => who.call(mathTutor.similar, { text: 'who?' })
  for (let n = 0; n < 120; n++) expect((await ask(ada)).status).toBe(404)
  expect((await ask(ada)).status).toBe(429)
  expect((await ask(bob)).status).toBe(404)
})

test('help with a problem that was copied from practice is help with that problem, and with no other', async () => {
  const ada = await t.signUp()
  const skill = 'math.8.linear-equations'
  const [copied, other] = [
    await addProblem(t, ada.id, { skill, seed: 1 }),
    await addProblem(t, ada.id, { skill, seed: 2 }),
  ]
  const text = makeAgain(copied).prompt.match(/\$([^$]+)\$/)?.[1] ?? ''
  const hintsOf = async (id: number) => {
    const [row] = await t.db.select().from(practiceProblems).where(eq(practiceProblems.id, id))
    return row?.hintsShown
  }
  await ada.call(mathTutor.solve, { text })
  expect(await hintsOf(copied.id)).toBe(0)
  await ada.call(mathTutor.solve, { text, reveal: 'nudge' })
  expect(await hintsOf(copied.id)).toBe(1)
  expect(await hintsOf(other.id)).toBe(0)
})
