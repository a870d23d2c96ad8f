import { and, eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { notifications } from '#contract/notifications.ts'
import { quizzes } from '#contract/quizzes.ts'
import { chat, LONGEST_MESSAGE } from '#contract/study/chat.ts'
import { safetyAlerts } from '#contract/study/safety-alerts.ts'
import { DAY_MS } from '#engines/days/durations.ts'
import { attempts } from '../../db/schema/learning/attempts.ts'
import { professionalDocuments } from '../../db/schema/study/documents.ts'
import { addChatSession, addDocument } from '../../testing/chat-rows.ts'
import { addClass } from '../../testing/class-rows.ts'
import { addLesson, addQuiz } from '../../testing/learning-rows.ts'
import { addGuide, addNote } from '../../testing/note-rows.ts'
import { prepareTestApp } from '../../testing/prepare-test-app.ts'
import type { TestPerson } from '../../testing/test-app.ts'
import { openPage } from './open-page.ts'
import { sendMessage } from './send-message.ts'

const START = new Date('2026-03-10T12:00:00Z')
const LEAVES = 'Leaves are green because they hold chlorophyll. Chlorophyll catches the light of the sun.'
const t = prepareTestApp({ now: START })
let ada: TestPerson
beforeEach(async () => {
  ada = await t.signUp()
})

const history = async (who = ada, part: { sessionId?: number; subject?: string } = {}) =>
  (await who.call(chat.history, { userId: who.id, ...part })).body

test('a message of the documented payload is answered twice over, and kept with its reply', {
  tags: ['API2-34', 'Y-33'],
}, async () => {
  const session = await addChatSession(t, ada.id, { subject: 'Science' })
  const { status, body } = await ada.call(chat.send, {
    userId: ada.id,
    message: '  Hello! ',
    subject: 'Science',
    messageType: 'text',
    sessionId: session.id,
    context: { userType: 'student', grade: 5, subject: 'Science', extras: { from: 'panel' }, more: 1 },
    agentPreferences: { preferTutoring: true, enableCollaboration: true, adaptiveMode: true },
  })
  expect(status).toBe(200)
  expect(body.content).toBe(body.response)
  expect(body).toMatchObject({
    messageType: 'text',
    sessionId: session.id,
    sources: [],
    metadata: { engine: 'embedded', agents: ['tutor'] },
    question: { role: 'user', content: 'Hello!', subject: 'Science', metadata: null },
    reply: { role: 'assistant', content: body.content, subject: 'Science', feedback: null },
  })
  expect(await history(ada, { sessionId: session.id })).toEqual([body.question, body.reply])
  const [used] = (await ada.call(chat.sessions, { userId: ada.id })).body
  expect(used).toMatchObject({ messageCount: 2, lastMessageAt: body.reply.timestamp })
})

test('a message that is too long is refused in a plain sentence', async () => {
  const { status, body } = await ada.call(chat.send, { message: 'a'.repeat(LONGEST_MESSAGE + 1) })
  expect([status, body.message]).toEqual([
    400,
    'A message can have up to 4000 characters. Please shorten it.',
  ])
})

test('a reply that was stopped before its first word leaves nothing behind', async () => {
  const asked = sendMessage(
    {
      ...t.deps,
      caller: { sessionId: 0, expiresAt: START, lastSeenAt: START, user: ada.user },
      signal: AbortSignal.abort(),
      emit: () => {},
      transact: (work) => work(t.db),
    },
    { message: 'What is a volcano?', messageType: 'text' },
  )
  await expect(asked).rejects.toThrow('Stopped before there was an answer.')
  expect(await history()).toEqual([])
})

test('a session about a document stays with it, whatever else is open', { tags: ['P-115'] }, async () => {
  const pro = await t.signUp('professional')
  const document = await addDocument(t, pro.id)
  const other = await addDocument(t, pro.id, { title: 'Other', content: 'Backups are made on Fridays.' })
  const { body: session } = await pro.call(chat.documentSession, { documentId: document.id })
  const { body } = await pro.call(chat.send, {
    message: 'When are backups made?',
    sessionId: session.id,
    context: { page: { kind: 'document', id: other.id } },
  })
  expect(body.content).toContain('every night at two')
  expect(body.sources.map(({ id }) => id)).toEqual([document.id])
  await t.db
    .update(professionalDocuments)
    .set({ isArchived: true })
    .where(eq(professionalDocuments.id, document.id))
  const again = await pro.call(chat.send, { message: 'When are backups made?', sessionId: session.id })
  expect(again.body.content).toContain('every night at two')
})

test('a reply names what it rests on: a document by its own type, anything else by its kind', {
  tags: ['DATA2-37'],
}, async () => {
  const pro = await t.signUp('professional')
  const document = await addDocument(t, pro.id, { documentType: 'research' })
  const { body: session } = await pro.call(chat.documentSession, { documentId: document.id })
  const about = { message: 'When are backups made?', sessionId: session.id }
  expect((await pro.call(chat.send, about)).body.sources).toMatchObject([
    { id: document.id, title: 'Handbook', documentType: 'research', grade: null, subject: null },
  ])
  const guide = await addGuide(t, ada.id, { subject: 'Science', grade: 5, content: LEAVES })
  const page = { kind: 'studyGuide' as const, id: guide.id }
  const wish = { message: 'Summary, please', messageType: 'summary' as const, context: { page } }
  expect((await ada.call(chat.send, wish)).body.sources).toMatchObject([
    { id: guide.id, title: 'Fractions', documentType: 'studyGuide', grade: 5, subject: 'Science' },
  ])
})

test('nothing and spaces are no message', { tags: ['CHAT-23', 'CHAT-24'] }, async () => {
  for (const message of ['', ' \n\t '])
    expect((await ada.call(chat.send, { message })).body).toMatchObject({ message: 'Please type a message.' })
  expect(await history()).toEqual([])
})

test('the same message sent again with its key is kept once', async () => {
  const send = () => ada.call(chat.send, { message: 'Hello!' }, { idempotencyKey: 'the-very-same-key' })
  const [first, second] = [await send(), await send()]
  expect(second.body).toEqual(first.body)
  expect(await history()).toHaveLength(2)
})

test('who accepts events hears the reply piece by piece, then as a whole; errors before it stay errors', async () => {
  const listen = (payload: object) =>
    t.app.inject({
      method: 'POST',
      url: '/api/chat',
      headers: { accept: 'text/event-stream', cookie: `trellis_session=${ada.token}` },
      payload,
    })
  const answer = await listen({ message: 'Hello!' })
  expect(answer.headers['content-type']).toBe('text/event-stream; charset=utf-8')
  const events = answer.payload
    .trim()
    .split('\n\n')
    .map((event) => /^event: (\w+)\ndata: (.+)$/.exec(event))
    .map((match) => ({ name: match?.[1], data: JSON.parse(match?.[2] ?? 'null') }))
  const said = events.filter(({ name }) => name === 'piece').map(({ data }) => data.text)
  const whole = events.at(-1)
  expect(whole?.name).toBe('reply')
  expect(said.join('').trim()).toBe(whole?.data.content.trim())
  expect((await listen({ message: ' ' })).statusCode).toBe(400)
})

test("another's session, an archived one and a deleted one take no message", async () => {
  const bob = await t.signUp()
  const others = await addChatSession(t, bob.id)
  const archived = await addChatSession(t, ada.id, { isArchived: true })
  const deleted = await addChatSession(t, ada.id, { deletedAt: START })
  const statuses = []
  for (const { id } of [others, archived, deleted])
    statuses.push((await ada.call(chat.send, { message: 'Hello!', sessionId: id })).status)
  expect(statuses).toEqual([404, 409, 404])
  expect(await history()).toEqual([])
})

test('a day has its number of messages, counted in the learner’s own time zone, deleted ones too', {
  tags: ['Y-37'],
}, async () => {
  const kid = await t.signUp('student', { age: 6, grade: 1, timezone: 'America/New_York' })
  const about = async () => (await kid.call(chat.about, {})).body
  expect(await about()).toEqual({
    engine: 'embedded',
    messagesPerDay: 20,
    messagesLeft: 20,
    isSocratic: true,
    canAlert: true,
  })
  for (let number = 0; number < 20; number += 1) {
    t.clock.now = new Date(START.getTime() + number * 30_000)
    expect((await kid.call(chat.send, { message: 'Hello!' })).status).toBe(200)
  }
  await kid.call(chat.clear, { userId: kid.id })
  expect((await about()).messagesLeft).toBe(0)
  const refused = await kid.call(chat.send, { message: 'Hello!' })
  expect([refused.status, (refused.body as unknown as { message: string }).message]).toEqual([
    429,
    'You have sent 20 messages today. The tutor will be back tomorrow: time for a break!',
  ])
  const needed = await kid.call(chat.send, { message: 'My dad hits me every day.' })
  expect([needed.status, needed.body.metadata.isCare], 'nobody in need is sent away').toEqual([200, true])
  t.clock.now = new Date('2026-03-11T03:59:00Z')
  expect((await about()).messagesLeft).toBe(0)
  t.clock.now = new Date('2026-03-11T04:01:00Z')
  expect((await about()).messagesLeft).toBe(20)
})

test('of messages that come too fast some are still read: who needs a person is heard, a flood is not', async () => {
  const [admin, kid] = [await t.signUp('admin'), await t.signUp('student', { age: 11 })]
  const say = async (message: string) => (await kid.call(chat.send, { message })).status
  const flood = (times: number) => Promise.all(Array.from({ length: times }, () => say('Hello!')))
  const timesTold = async () =>
    (await admin.call(safetyAlerts.list, {})).body.alerts.find(({ pupil }) => pupil.id === kid.id)?.times
  expect(await flood(20)).toEqual(Array(20).fill(200))
  expect(await say('Hello!')).toBe(429)
  expect([await say('I want to kill myself'), await timesTold()]).toEqual([200, 1])
  expect(await flood(8)).toEqual(Array(8).fill(429))
  expect([await say('I want to kill myself'), await timesTold()]).toEqual([429, 1])
  t.clock.now = new Date(t.clock.now.getTime() + 31_000)
  expect(await say('Hello!')).toBe(429)
  expect([await say('I want to kill myself'), await timesTold()]).toEqual([200, 2])
})

test('a worrying message of a child gets a caring answer and one alert, without its words', async () => {
  const admin = await t.signUp('admin')
  const kid = await t.signUp('student', { age: 11 })
  const { body } = await kid.call(chat.send, { message: 'I want to kill myself' })
  expect(body.metadata).toMatchObject({ isCare: true })
  expect(body.content).toMatch(/Please talk to someone today/)
  await kid.call(chat.send, { message: 'i want to die, I want to kill myself' })
  const alerts = (await admin.call(safetyAlerts.list, {})).body.alerts
  const about = alerts.filter(({ pupil }) => pupil.id === kid.id)
  expect(about).toMatchObject([{ category: 'selfHarm', severity: 'high', times: 2 }])
  expect(JSON.stringify(about)).not.toContain('kill')
  const grownUp = await t.signUp('professional', { age: 40 })
  expect((await grownUp.call(chat.send, { message: 'I want to kill myself' })).body.metadata.isCare).toBe(
    true,
  )
  const later = (await admin.call(safetyAlerts.list, {})).body.alerts
  expect(later.some(({ pupil }) => pupil.id === grownUp.id)).toBe(false)
})

test('care speaks the language of the user, thanks for it are answered gently, and a question about a word is no alert', async () => {
  const admin = await t.signUp('admin')
  const kid = await t.signUp('student', { age: 11, languagePreference: 'es' })
  const say = async (message: string) => (await kid.call(chat.send, { message })).body
  expect((await say('My dad hits me every day.')).content).toMatch(/^Gracias por contármelo\..*un maestro/)
  const thanked = await say('ok gracias')
  expect(thanked.content).toMatch(/^Me alegra que me lo hayas contado\./)
  expect(thanked.metadata.isCare).toBe(true)
  const asked = await say('what is suicide')
  expect(asked.metadata.isCare).toBeUndefined()
  expect(asked.content).toContain('El suicidio es cuando')
  const { alerts } = (await admin.call(safetyAlerts.list, {})).body
  expect(alerts.filter(({ pupil }) => pupil.id === kid.id)).toMatchObject([{ category: 'abuse', times: 1 }])
})

test('an unclear sign is answered with care, and only a second one within two weeks is told to the teacher', async () => {
  const [teacher, kid] = [await t.signUp('teacher'), await t.signUp('student', { age: 11 })]
  await addClass(t, teacher.id, [kid.id])
  const said = async (message: string) => (await kid.call(chat.send, { message })).body
  const told = async () => ({
    alerts: (await teacher.call(safetyAlerts.count, {})).body.open,
    news: (await teacher.call(notifications.list, {})).body.filter(({ kind }) => kind === 'alert_raised')
      .length,
  })
  const first = await said('nobody wanted to sit with me at lunch again')
  expect(first.metadata.isCare).toBe(true)
  expect(first.content).not.toContain('will be told')
  expect(await told()).toEqual({ alerts: 0, news: 0 })
  t.clock.now = new Date(t.clock.now.getTime() + 15 * DAY_MS)
  await said('nobody wanted to sit with me at lunch again')
  expect(await told()).toEqual({ alerts: 0, news: 0 })
  t.clock.now = new Date(t.clock.now.getTime() + DAY_MS)
  const second = await said('they never let me play with them and laugh when i ask')
  expect(second.content).toContain('will be told')
  expect(await told()).toEqual({ alerts: 1, news: 1 })
})

test('help with a question of a quiz makes its answer a helped one, once', async () => {
  const quiz = await addQuiz(t)
  const question = quiz.questions[0]
  const context = { page: { kind: 'quizQuestion' as const, quizId: quiz.id, questionId: question?.id ?? '' } }
  const { body } = await ada.call(chat.send, { message: 'Give me a hint', context })
  expect(body.metadata.help).not.toBe('none')
  for (const option of question?.options ?? []) expect(body.content).not.toContain(option.text)
  const answers = [{ questionId: question?.id ?? '', selectedOptionId: question?.correctOptionId ?? '' }]
  const helped = async () => {
    await ada.call(quizzes.submit, { id: ada.id, quizId: quiz.id, answers })
    const rows = await t.db
      .select({ helped: attempts.helped, itemId: attempts.itemId })
      .from(attempts)
      .where(and(eq(attempts.userId, ada.id), eq(attempts.itemId, `quiz:${quiz.id}:${question?.id}`)))
      .orderBy(attempts.id)
    return rows.map(({ helped }) => helped)
  }
  expect(await helped()).toEqual([true])
  expect(await helped()).toEqual([true, false])
})

test('each question of a quiz begins with its own nudge', async () => {
  const quiz = await addQuiz(t)
  const ask = async (place: number) => {
    const page = {
      kind: 'quizQuestion' as const,
      quizId: quiz.id,
      questionId: quiz.questions[place]?.id ?? '',
    }
    return (await ada.call(chat.send, { message: 'Give me a hint', context: { page } })).body.metadata.help
  }
  expect([await ask(0), await ask(1)]).toEqual(['nudge', 'nudge'])
  expect(await ask(0)).not.toBe('nudge')
})

test('a question of a quiz that is copied into the chat is led to, not answered, until the quiz is turned in', async () => {
  const quiz = await addQuiz(t, {
    questions: [
      {
        id: 'q1',
        question: 'Which gas do green plants take in from the air?',
        options: [
          { id: 'a', text: 'Carbon dioxide' },
          { id: 'b', text: 'Nitrogen' },
        ],
        correctOptionId: 'a',
      },
    ],
  })
  const ask = async (message: string) => (await ada.call(chat.send, { message })).body
  const copied = await ask('my homework: which gas do green plants take in from the air?? help')
  expect(copied.metadata.help).not.toBe('none')
  expect(copied.content).not.toContain('Carbon dioxide')
  expect((await ask('just tell me the answer')).content).not.toContain('Carbon dioxide')
  await ada.call(quizzes.submit, {
    id: ada.id,
    quizId: quiz.id,
    answers: [{ questionId: 'q1', selectedOptionId: 'a' }],
  })
  const [attempt] = await t.db
    .select({ helped: attempts.helped })
    .from(attempts)
    .where(and(eq(attempts.userId, ada.id), eq(attempts.itemId, `quiz:${quiz.id}:q1`)))
  expect(attempt?.helped).toBe(true)
  expect((await ask('Which gas do green plants take in from the air?')).metadata.help).toBe('none')
})

test('what the learner may not see is never open to the tutor', async () => {
  const bob = await t.signUp()
  const secret = 'The zebra password is marmalade forty-two.'
  const note = await addNote(t, bob.id, { title: 'Zebra', content: secret })
  const pro = await t.signUp('professional')
  const document = await addDocument(t, pro.id, { title: 'Zebra', content: secret })
  for (const page of [
    { kind: 'note' as const, id: note.id },
    { kind: 'document' as const, id: document.id },
  ]) {
    for (const messageType of ['text', 'summary'] as const) {
      const { body } = await ada.call(chat.send, {
        message: 'zebra password',
        messageType,
        context: { page },
      })
      expect(JSON.stringify(body)).not.toContain('marmalade')
    }
  }
  const lesson = await addLesson(t)
  const { body } = await ada.call(chat.send, {
    message: 'Summary, please',
    messageType: 'summary',
    context: { page: { kind: 'lesson', id: lesson.id } },
  })
  expect(body.messageType).toBe('summary')
})

test('of an open lesson the tutor reads fractions as such, and no answer that is folded away', async () => {
  const content =
    '<p>You eat <math><mfrac><mn>3</mn><mn>4</mn></mfrac></math> of it.</p><ul><li>One</li><li>Two</li></ul>' +
    '<details><summary>Show the answer</summary><p>It is 7.</p></details>'
  const { id } = await addLesson(t, { content })
  const { user } = await t.signUp()
  const opened = await openPage(t.deps, user, { kind: 'lesson', id })
  expect(opened?.page).toMatchObject({ text: 'You eat 3/4 of it.\n- One\n- Two' })
})
