import { expect, test } from 'vitest'
import { type EndpointName, listEndpoints } from '#contract/api.ts'
import { classFiles } from '#contract/classroom/class-files.ts'
import { myAssignments } from '#contract/classroom/my-assignments.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { announcements } from '#contract/teaching/announcements.ts'
import { assignments } from '#contract/teaching/assignments.ts'
import { classes } from '#contract/teaching/classes.ts'
import { gradebook } from '#contract/teaching/gradebook.ts'
import { classGroups } from '#contract/teaching/groups.ts'
import { lessonPlans } from '#contract/teaching/lesson-plans.ts'
import { teachingResources } from '#contract/teaching/resources.ts'
import { addClassFile } from './testing/assignment-samples.ts'
import { addClass, addGroup } from './testing/class-rows.ts'
import { giveWork, handIn } from './testing/grading-rows.ts'
import { prepareTestApp } from './testing/prepare-test-app.ts'
import { SAMPLES } from './testing/samples.ts'
import { addAnnouncement, addLessonPlan, addResource } from './testing/teaching-rows.ts'

/** Stands in every name and text of what belongs to the other teacher. */
const SECRET = 'Zyx'
const STAFF_ACCESS = ['teacher', 'ownerTeacher', 'teacherOf', 'monitor', 'classMember']

/** Fields by which a call on one's own things may name something of somebody else. */
const FIELDS = ['classId', 'groupId', 'studentId', 'studentIds', 'attachments', 'resources'] as const
type Field = (typeof FIELDS)[number]

const shapeOf = ({ input }: Endpoint) =>
  'shape' in input._zod.def ? Object.keys(input._zod.def.shape as object) : []
const CALLS = listEndpoints().flatMap(({ name, endpoint }) =>
  STAFF_ACCESS.includes(endpoint.access)
    ? FIELDS.filter((field) => shapeOf(endpoint).includes(field)).map((field) => ({ name, field, endpoint }))
    : [],
)

const t = prepareTestApp()

async function addSecrets() {
  const teacher = await t.signUp('teacher')
  const student = await t.signUp('student', { firstName: SECRET, lastName: SECRET })
  const { id: classId } = await addClass(t, teacher.id, [student.id], { name: SECRET })
  const { groupId } = await addGroup(t, teacher.id, { name: SECRET, classId })
  const work = await giveWork(t, teacher.id, classId, { title: SECRET })
  const key = await addClassFile(t, teacher.id, { classId, name: SECRET })
  await handIn(t, work.id, student.id, { content: SECRET })
  await addLessonPlan(t, teacher.id, { title: SECRET, classId })
  await addAnnouncement(t, teacher.id, { title: SECRET, classId })
  await addResource(t, teacher.id, { title: SECRET, classId })
  const file = [{ name: 'notes', url: `/api/class-files/${key}` }]
  const foreign = { classId, groupId, studentId: student.id, studentIds: [student.id] }
  /** Everything of the teacher, as the teacher and the student see it. */
  async function read() {
    return [
      await teacher.call(classes.one, { id: classId }),
      await teacher.call(classGroups.list, { id: classId }),
      await teacher.call(gradebook.read, { id: classId }),
      await teacher.call(assignments.list, {}),
      await teacher.call(lessonPlans.list, {}),
      await teacher.call(announcements.list, {}),
      await teacher.call(teachingResources.list, {}),
      await student.call(myAssignments.list, { id: student.id }),
    ].map(({ status, body }) => ({ status, body }))
  }
  return {
    foreign: { ...foreign, attachments: file, resources: file } satisfies Record<Field, unknown>,
    key,
    read,
  }
}

/** What makes a field count. */
const WITH: Partial<Record<Field, object>> = {
  groupId: { audience: 'group' },
  studentIds: { audience: 'pupils' },
}

test('there are calls to try', () => {
  expect(new Set(CALLS.map(({ field }) => field))).toEqual(new Set(FIELDS))
})

test.each(CALLS)(
  '$name whose $field is of another teacher tells nothing, takes nothing and changes nothing',
  async ({ name, field, endpoint }) => {
    const caller = await t.signUp('teacher')
    const secrets = await addSecrets()
    const before = await secrets.read()
    const sample = await SAMPLES[name as EndpointName](t, caller)
    const more = shapeOf(endpoint).includes('audience') ? WITH[field] : undefined
    const answer = await caller.send(endpoint, {
      ...sample,
      ...more,
      [field]: secrets.foreign[field],
    })
    expect(answer.status).toBeLessThan(500)
    const isRefused = answer.status >= 400
    const isEmptyList = endpoint.method === 'GET'
    expect(isRefused || isEmptyList, `answered ${answer.status}`).toBe(true)
    expect(JSON.stringify(answer.body)).not.toContain(SECRET)
    expect((await caller.call(classFiles.open, { key: secrets.key })).status).toBe(404)
    expect(await secrets.read()).toEqual(before)
  },
)
