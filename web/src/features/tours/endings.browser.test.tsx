import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { User } from '#contract/accounts.ts'
import { approvals } from '#contract/admin/approvals.ts'
import { BackupState, backups } from '#contract/admin/backups.ts'
import { AdminDashboard, adminDashboard } from '#contract/admin/dashboard.ts'
import { demoSchool } from '#contract/admin/demo-school.ts'
import { Invitation, invitations } from '#contract/admin/invitations.ts'
import { Course, college } from '#contract/college/college.ts'
import { families } from '#contract/families/families.ts'
import { projectSharing } from '#contract/kids-code/sharing.ts'
import { CheckedAnswer, PracticeAttempt, practice } from '#contract/practice.ts'
import { documents, ProfessionalDocument } from '#contract/professional/documents.ts'
import { professional } from '#contract/professional/professional.ts'
import { tours } from '#contract/profile/tours.ts'
import { publications } from '#contract/publication/publications.ts'
import { LearningPlan, PlanState, PlanStep, planning } from '#contract/study/planning.ts'
import { Assignment, AssignmentSummary, assignments } from '#contract/teaching/assignments.ts'
import { teacherCalendar } from '#contract/teaching/calendar.ts'
import { classAnalytics, SkillHeatMap } from '#contract/teaching/class-analytics.ts'
import { ClassRoom, ClassSummary, classes } from '#contract/teaching/classes.ts'
import { students } from '#contract/teaching/students.ts'
import { teacherDashboard } from '#contract/teaching/teacher-dashboard.ts'
import { listDashboardAnswers } from '../../testing/dashboard-answers.ts'
import { type Answer, answer, dropConnection } from '../../testing/fake-server.ts'
import { giveVoice } from '../../testing/give-voice.ts'
import { expectNothingSticksOut, expectSoundLook, showOnPhone } from '../../testing/looks.ts'
import { makeSample } from '../../testing/make-sample.ts'
import { makeUser } from '../../testing/make-user.ts'
import { button } from '../../testing/on-page.ts'
import { closePage, renderAt } from '../../testing/render-at.tsx'
import { makeTapProblem } from './endings/testing/make-tap-problem.ts'
import { keepTour } from './tour-memory.ts'

const ROOM = makeSample(ClassSummary, {
  id: 3,
  name: '5B',
  classCode: 'QX7K2M',
  isActive: true,
  isJoinOpen: true,
  pupils: 8,
})
const FRACTIONS = 'Compare fractions'
const SKILL = { id: 'math.4.compare-fractions', name: FRACTIONS, can: '', subject: 'Mathematics', grade: 4 }
const NAMES = ['Ada', 'Bo', 'Cy', 'Di', 'Eli', 'Flo', 'Gus', 'Hal']

/** Four of eight are still learning it. */
const MAP = makeSample(SkillHeatMap, {
  subject: 'Mathematics',
  skills: [SKILL],
  skillsFound: 1,
  pupils: NAMES.map((firstName, place) => ({
    id: place + 11,
    username: firstName.toLowerCase(),
    firstName,
    lastName: 'Bello',
    cells: [{ level: place < 4 ? ('learning' as const) : ('mastered' as const), mastery: 50, answers: 3 }],
  })),
})

/** What the dashboards behind the tours ask for. */
function listBehind(): Answer[] {
  return [
    ...listDashboardAnswers(),
    answer(tours.seen, { seen: [] }),
    answer(tours.markSeen, {}),
    answer(classes.list, [ROOM]),
    answer(assignments.recent, []),
    answer(teacherCalendar.read, { timezone: 'UTC', today: '2026-03-02', entries: [] }),
    answer(students.list, makeSample(students.list.output)),
    answer(teacherDashboard.figures, makeSample(teacherDashboard.figures.output)),
    answer(teacherDashboard.waiting, { submissions: 0, first: null }),
    answer(projectSharing.reviewCount, { waiting: 0, reported: 0 }),
    answer(publications.count, { waiting: 0 }),
    answer(classAnalytics.skills, MAP),
    answer(assignments.choices, [
      { value: SKILL.id, label: FRACTIONS, subject: 'Mathematics', grade: 4, size: null },
    ]),
    answer(adminDashboard.read, makeSample(AdminDashboard)),
    answer(backups.read, makeSample(BackupState)),
    answer(approvals.list, { teachers: [], hasMore: false }),
    answer(demoSchool.read, { school: null }),
    answer(college.courses, [
      makeSample(Course, { id: 'psychology', name: 'Memory', subjectName: 'Psychology' }),
    ]),
    answer(planning.current, { state: null, others: [] }),
    answer(professional.dashboard, {
      counts: { documents: 0, notes: 0, flashcards: 0, sessions: 0, sharedWithMe: 0 },
      dueCards: 0,
      minutesThisWeek: 0,
      recentDocuments: [],
      recentNotes: [],
      recentSessions: [],
      nextStep: { kind: 'addDocument' },
    }),
    answer(families.children, []),
    answer(families.settings, { digestEnabled: false, canMail: true }),
    answer(families.weeks, [WEEK]),
  ]
}

const WEEK = {
  id: 1,
  firstDay: '2026-02-27',
  lastDay: '2026-03-05',
  children: [
    { id: 7, firstName: 'Maya', lines: ['Maya learned on 4 days.'], talk: 'Ask Maya about fractions.' },
  ],
}

/** On the last step, as after a reload there. */
function arriveAtEnd(user: Partial<User>, ...answers: Answer[]) {
  const role = user.role ?? 'student'
  const kind = role === 'student' && user.grade === 1 ? 'young' : role
  keepTour(7, { kind, place: 'end', done: null })
  return renderAt('/learn/dashboard', { as: makeUser(user), answers: [...listBehind(), ...answers] })
}

const tour = page.getByRole('dialog').filter({ hasText: /\d of \d/ })
const title = (name: string) => tour.getByRole('heading', { name })
const expectTitle = (name: string) => expect.element(title(name)).toBeVisible()

test('a teacher gives practice to exactly the students who need it, sees that it worked, also after a reload, and undoes it', async () => {
  const { server } = await arriveAtEnd(
    { role: 'teacher' },
    answer(assignments.create, ({ studentIds }) =>
      makeSample(Assignment, {
        id: 21,
        counts: { given: studentIds?.length ?? 0, handedIn: 0, toGrade: 0, graded: 0 },
      }),
    ),
    answer(assignments.remove, undefined),
  )
  await expectTitle('4 students in 5B need more work on Compare fractions')
  await expect.element(tour.getByText('Ada Bello, Bo Bello, Cy Bello, and Di Bello')).toBeVisible()
  await expectSoundLook('[role=dialog]')
  await button('Give the practice', tour).click()
  await expectTitle('You just gave 4 students practice on Compare fractions')
  await expect.element(title('You just gave 4 students practice on Compare fractions')).toHaveFocus()
  expect(server.sentTo(assignments.create)).toMatchObject([
    {
      classId: 3,
      kind: 'practice',
      skills: [SKILL.id],
      audience: 'pupils',
      studentIds: [11, 12, 13, 14],
      status: 'active',
    },
  ])
  closePage()
  const { server: later } = await renderAt('/learn/dashboard', {
    as: makeUser({ role: 'teacher' }),
    answers: [...listBehind(), answer(assignments.remove, undefined)],
  })
  await expectTitle('You just gave 4 students practice on Compare fractions')
  await button('Undo', tour).click()
  await expectTitle('4 students in 5B need more work on Compare fractions')
  expect(later.sentTo(assignments.remove)).toEqual([{ id: '21' }])
})

test('what was given before is not offered again: then a whole class gets something to practice', async () => {
  await arriveAtEnd(
    { role: 'teacher' },
    answer(assignments.recent, [
      makeSample(AssignmentSummary, { id: 20, classId: 3, title: `Practice: ${FRACTIONS}` }),
    ]),
    answer(assignments.choices, ({ search }) => [
      { value: SKILL.id, label: FRACTIONS, subject: 'Mathematics', grade: 4, size: null },
      ...(search === undefined
        ? [{ value: 'math.5.volume', label: 'Volume', subject: 'Mathematics', grade: 5, size: null }]
        : []),
    ]),
  )
  await expectTitle('Give 5B something to practice')
  await expect.element(tour.getByText('Volume: 5 problems for all 8 students.')).toBeVisible()
})

test('a teacher without a class makes the first one by the keyboard alone and gets its code', async () => {
  const { server } = await arriveAtEnd(
    { role: 'teacher' },
    answer(classes.list, []),
    answer(classes.create, ({ name }) =>
      makeSample(ClassRoom, { id: 5, name, classCode: 'QX7K2M', isActive: true, isJoinOpen: true }),
    ),
    answer(classes.remove, undefined),
  )
  await expectTitle('Make your first class')
  const name = tour.getByLabelText('Name of the class')
  await name.click()
  await userEvent.keyboard('{Enter}')
  await expect.element(tour.getByText('Give the class a name first.')).toBeVisible()
  await userEvent.keyboard('Maths 5B{ArrowLeft}{Enter}')
  await expectTitle('Maths 5B is open. Write this on the board:')
  await expect.element(tour.getByText('QX7K2M')).toBeVisible()
  await button('Undo', tour).click()
  await expectTitle('Make your first class')
  expect(server.sentTo(classes.remove)).toEqual([{ id: '5' }])
})

test('a class without students shows its code', async () => {
  await arriveAtEnd({ role: 'teacher' }, answer(classes.list, [{ ...ROOM, pupils: 0 }]))
  await expectTitle('5B is waiting for its students. Write this on the board:')
  await expect.element(tour.getByText('QX7K2M')).toBeVisible()
  await button('Done', tour).click()
  await expect.element(tour).not.toBeInTheDocument()
})

test('a server that fails is one line with a way to try again and a way out', async () => {
  const { server } = await arriveAtEnd({ role: 'teacher' }, dropConnection(classes.list))
  await expectTitle("The last step didn't load")
  await expectSoundLook('[role=dialog]')
  server.use(answer(classes.list, [ROOM]), dropConnection(assignments.create))
  await button('Try again', tour).click()
  await button('Give the practice', tour).click()
  await expect.element(tour.getByRole('alert')).toBeVisible()
  await button('Finish the tour', tour).click()
  await expect.element(tour).not.toBeInTheDocument()
  expect(server.sentTo(tours.markSeen)).toEqual([{ tour: 'teacher', outcome: 'finished' }])
})

const check = (isRight: boolean) =>
  answer(
    practice.answer,
    makeSample(CheckedAnswer, {
      correct: isRight,
      tries: 1,
      level: isRight ? 'learning' : 'new',
      mastery: 30,
    }),
  )

test('a student solves a first problem of the day in the tour; a wrong answer is no end', async () => {
  const { server } = await arriveAtEnd(
    {},
    answer(practice.next, makeTapProblem()),
    check(false),
    answer(practice.attempts, [
      makeSample(PracticeAttempt, { correct: true, answeredAt: new Date().toISOString() }),
      makeSample(PracticeAttempt, { correct: true, answeredAt: '2026-03-02T08:00:00.000Z' }),
    ]),
  )
  await expectTitle('Now try one')
  await button('Check answer', tour).click()
  await expect.element(tour.getByText('Answer first, then check.')).toBeVisible()
  await userEvent.keyboard('2{Enter}')
  await expect.element(tour.getByText('Not yet. Have another look and try again.')).toBeVisible()
  server.use(check(true))
  await tour.getByRole('radio', { name: 'Square' }).click()
  await button('Check answer', tour).click()
  await expectTitle("That's right! Your first problem today")
  await expect.element(tour.getByText('Your level in Shapes now:')).toBeVisible()
  await expect.element(tour.getByText('Learning', { exact: true })).toBeVisible()
  expect(server.sentTo(practice.answer).map(({ answer: given }) => given)).toEqual(['Circle', 'Square'])
})

test('the youngest get a picture to tap, large, and hear it', async () => {
  const said = giveVoice()
  let asked = 0
  await arriveAtEnd(
    { grade: 1 },
    answer(practice.next, () => {
      asked += 1
      return asked === 1
        ? makeTapProblem({ id: 30, answer: { kind: 'number', form: 'any' } })
        : makeTapProblem()
    }),
    check(true),
    dropConnection(practice.attempts),
  )
  await expectTitle('Your turn!')
  await button('Listen', tour).last().click()
  await expect.poll(() => said[0]?.text).toBe('Which shape is this?')
  await showOnPhone()
  await expectNothingSticksOut()
  await tour.getByRole('radio', { name: 'Square' }).click()
  await button('Check answer', tour).click()
  await expectTitle("That's right! Your answer is saved")
})

test('a guardian sees the lines of the week and chooses whether they come by mail', async () => {
  const { server } = await arriveAtEnd(
    { role: 'guardian' },
    answer(families.saveSettings, ({ digestEnabled }) => ({ digestEnabled, canMail: true })),
  )
  await expectTitle('This is what arrives every Friday')
  await expect.element(tour.getByText('Maya learned on 4 days.')).toBeVisible()
  await expect.element(tour.getByText('Ask Maya about fractions.')).toBeVisible()
  await button('Mail it to me', tour).click()
  await expectTitle("That's what you get by mail every Friday")
  await button('Undo', tour).click()
  await button('Only here', tour).click()
  await expectTitle('No mail: your updates stay here')
  expect(server.sentTo(families.saveSettings).map(({ digestEnabled }) => digestEnabled)).toEqual([
    true,
    false,
    false,
  ])
})

test('a guardian whom no mail reaches takes the question for dinner along', async () => {
  await arriveAtEnd({ role: 'guardian' }, answer(families.settings, { digestEnabled: true, canMail: false }))
  await expectTitle('This is what arrives every Friday')
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new DOMException())
  onTestFinished(() => copied.mockRestore())
  await button('Copy the dinner question', tour).click()
  await expect.element(tour.getByText("Your browser doesn't let us copy.")).toBeVisible()
  copied.mockResolvedValueOnce()
  await button('Copy the dinner question', tour).click()
  await expectTitle('Copied. Ask it at dinner tonight')
  expect(copied).toHaveBeenLastCalledWith('Ask Maya about fractions.')
})

const step = (day: string) =>
  makeSample(PlanStep, { id: day, title: `Step ${day}`, day, sittings: [{ day, minutes: 20 }] })
const PLAN = makeSample(LearningPlan, {
  id: 9,
  title: 'Psychology, in order',
  steps: [step('2026-03-03'), step('2026-03-10')],
})

test('a college student plans a course to a day, and takes the plan back', async () => {
  const { server } = await arriveAtEnd(
    { role: 'college', grade: 13 },
    answer(planning.create, { success: true, plan: PLAN, engine: 'embedded' }),
    answer(planning.remove, undefined),
  )
  await tour.getByLabelText('Done by').fill('2030-05-01')
  await button('Make the plan', tour).click()
  await expectTitle('Your plan for Psychology is ready')
  await expect.element(tour.getByText('2 steps, from March 3, 2026 to March 10, 2026.')).toBeVisible()
  expect(server.sentTo(planning.create)).toEqual([
    { type: 'curriculum_sequence', context: { subject: 'Psychology', targetDate: '2030-05-01' } },
  ])
  await button('Undo', tour).click()
  await expectTitle('Put a deadline into your plan')
})

test('who has a plan gives that one a deadline, and gets the one before back', async () => {
  const state = makeSample(PlanState, {
    plan: { ...PLAN, context: { ...PLAN.context, targetDate: '2026-06-01' } },
    done: [{ stepId: '2026-03-03', day: '2026-03-03', how: 'ticked' as const }],
  })
  const { server } = await arriveAtEnd(
    { role: 'college', grade: 13 },
    answer(planning.current, { state, others: [] }),
    answer(planning.adjust, state),
  )
  await tour.getByLabelText('Done by').fill('2030-05-01')
  await button('Set the deadline', tour).click()
  await expectTitle('“Psychology, in order” is planned for May 1, 2030')
  await expect.element(tour.getByText('1 step is left, on March 10, 2026.')).toBeVisible()
  await button('Undo', tour).click()
  await expectTitle('Give your plan a deadline')
  expect(server.sentTo(planning.adjust).map(({ targetDate }) => targetDate)).toEqual([
    '2030-05-01',
    '2026-06-01',
  ])
})

test('a professional saves a first text, named by its first line, and undoes it', async () => {
  const { server } = await arriveAtEnd(
    { role: 'professional', grade: 13 },
    answer(documents.create, ({ title: named, content }) =>
      makeSample(ProfessionalDocument, { id: 12, title: named ?? '', content: content ?? null }),
    ),
    answer(documents.remove, undefined),
  )
  await button('Save it', tour).click()
  await expect.element(tour.getByText('Paste or type a few words first.')).toBeVisible()
  await tour.getByLabelText('Your text').fill('Kickoff notes\nWe start in May.')
  await button('Save it', tour).click()
  await expectTitle('“Kickoff notes” is saved')
  await expect.element(tour.getByText('6 words.')).toBeVisible()
  await button('Undo', tour).click()
  await expectTitle('Save your first text')
  expect(server.sentTo(documents.remove)).toEqual([{ id: '12' }])
})

test('an admin makes a code for one teacher, which is kept nowhere, and cancels it', async () => {
  const made = makeSample(Invitation, { id: 4, role: 'teacher', expiresAt: '2026-03-16T08:00:00.000Z' })
  const { server } = await arriveAtEnd(
    { role: 'admin' },
    answer(invitations.create, { invitation: made, code: 'TREE-LAKE-42', mail: null }),
    answer(invitations.cancel, made),
  )
  await button('Make a code', tour).click()
  await expectTitle('Your code for one teacher. Write it down:')
  await expect.element(tour.getByText('TREE-LAKE-42')).toBeVisible()
  expect(server.sentTo(invitations.create)).toEqual([{ role: 'teacher', mostUses: 1, days: 14 }])
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('TREE-LAKE-42')
  await button('Undo', tour).click()
  await expectTitle('Invite a teacher')
  expect(server.sentTo(invitations.cancel)).toEqual([{ id: '4' }])
})
