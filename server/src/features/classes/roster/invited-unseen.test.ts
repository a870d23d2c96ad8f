import { expect, test } from 'vitest'
import { sessionMonitor } from '#contract/admin/session-monitor.ts'
import { listEndpoints } from '#contract/api.ts'
import { classFiles } from '#contract/classroom/class-files.ts'
import { myAssignments } from '#contract/classroom/my-assignments.ts'
import { myClasses } from '#contract/classroom/my-classes.ts'
import { assignments } from '#contract/teaching/assignments.ts'
import { classAnalytics } from '#contract/teaching/class-analytics.ts'
import { classes } from '#contract/teaching/classes.ts'
import { gradebook } from '#contract/teaching/gradebook.ts'
import { grading } from '#contract/teaching/grading.ts'
import { classGroups } from '#contract/teaching/groups.ts'
import { roster } from '#contract/teaching/roster.ts'
import { students } from '#contract/teaching/students.ts'
import { teacherDashboard } from '#contract/teaching/teacher-dashboard.ts'
import { sessions } from '../../../db/schema/accounts/sessions.ts'
import { addResult } from '../../../testing/analytics-rows.ts'
import { addClass } from '../../../testing/class-rows.ts'
import { giveWork } from '../../../testing/grading-rows.ts'
import { addQuiz } from '../../../testing/learning-rows.ts'
import { SAMPLES } from '../../../testing/samples.ts'
import { createTestApp } from '../../../testing/test-app.ts'

test('SEC: until a student accepts, no call of the teacher shows anything of them; afterwards all do', async () => {
  const t = await createTestApp()
  const teacher = await t.signUp('teacher')
  const student = await t.signUp('student', { firstName: 'Zaphod', lastName: 'Beeblebrox' })
  const { id } = await addClass(t, teacher.id)
  const quiz = await addQuiz(t)
  await addResult(t, student, quiz.id)
  const work = await giveWork(t, teacher.id, id)
  for (const { id: sessionId, userId } of await t.db.select().from(sessions))
    if (userId === student.id)
      t.deps.presence.join(
        { sessionId, userId, connectedAt: t.clock.now, isWithheld: false, page: null },
        { hangUp: () => {}, send: () => {} },
      )
  await teacher.call(roster.enrol, { id, username: student.user.username })

  const one = { id: work.id, studentId: student.id }
  const look = async () => {
    const named = {
      students: await teacher.call(students.list, {}),
      ofClass: await teacher.call(students.list, { classId: id }),
      heatMap: await teacher.call(classAnalytics.skills, { classId: id }),
      gradebook: await teacher.call(gradebook.read, { id }),
      submissions: await teacher.call(grading.submissions, { id: work.id }),
      sessions: await teacher.call(sessionMonitor.list, {}),
      page: await teacher.call(classes.one, { id }),
      roster: await teacher.call(roster.list, { id }),
    }
    const figures = {
      overview: (await teacher.call(classAnalytics.overview, { classId: id })).body,
      quizzes: (await teacher.call(classAnalytics.quizzes, { classId: id })).body,
      summary: (await teacher.call(teacherDashboard.summary, {})).body,
      classes: (await teacher.call(classes.list, {})).body.map(({ pupils }) => pupils),
      gradebookFile: new TextDecoder().decode((await teacher.call(gradebook.export, { id })).body.content),
      rosterFile: new TextDecoder().decode((await teacher.call(roster.export, { id })).body.content),
    }
    const statuses = {
      student: (await teacher.call(students.one, { id: student.id })).status,
      work: (await teacher.call(grading.work, one)).status,
      excuse: (await teacher.call(grading.excuse, { ...one, isExcused: false })).status,
      group: (
        await teacher.call(classGroups.create, { id, name: `G${Math.random()}`, studentIds: [student.id] })
      ).status,
      assign: (
        await teacher.call(assignments.create, {
          title: 'Alone',
          classId: id,
          audience: 'pupils',
          studentIds: [student.id],
        })
      ).status,
    }
    const progress = new Set<number>()
    for (const { name, endpoint } of listEndpoints())
      if (endpoint.access === 'selfOrStaff')
        progress.add((await teacher.call(endpoint, await SAMPLES[name](t, student))).status)
    return { named, figures, statuses: { ...statuses, progress: [...progress] } }
  }
  const before = await look()
  for (const [call, { status, body }] of Object.entries(before.named)) {
    expect([call, status]).toEqual([call, 200])
    expect(JSON.stringify(body), call).not.toMatch(/Zaphod|Beeblebrox/)
  }
  expect(JSON.stringify(before.figures)).not.toMatch(/Zaphod|Beeblebrox/)
  expect(before.figures).toMatchObject({ quizzes: [], classes: [0] })
  expect(before.statuses).toEqual({
    student: 404,
    work: 404,
    excuse: 404,
    group: 400,
    assign: 404,
    progress: [404],
  })
  const file = { classId: id, name: 'a.txt', type: 'text/plain', dataBase64: 'YWJj' } as const
  expect((await student.call(classFiles.add, file)).status).toBe(404)
  expect((await student.call(myAssignments.one, { id: work.id })).status).toBe(404)

  await student.call(myClasses.accept, { id: student.id, classId: id })
  const after = await look()
  for (const [call, { body }] of Object.entries(after.named))
    expect(JSON.stringify(body), call).toContain('Zaphod')
  expect(after.figures).toMatchObject({ quizzes: [expect.anything()], classes: [1] })
  expect(after.statuses).toMatchObject({ student: 200, work: 200, group: 201, assign: 201, progress: [200] })
})
