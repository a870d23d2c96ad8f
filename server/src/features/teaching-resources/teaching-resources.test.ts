import { expect, test } from 'vitest'
import { myResources } from '#contract/classroom/my-resources.ts'
import { teachingResources } from '#contract/teaching/resources.ts'
import { addClassFile } from '../../testing/assignment-samples.ts'
import { addClass } from '../../testing/class-rows.ts'
import { prepareTestApp } from '../../testing/prepare-test-app.ts'
import { addResource } from '../../testing/teaching-rows.ts'

const t = prepareTestApp({ now: new Date('2026-03-10T09:00:00Z') })

test('a resource keeps all that was said of it, and can be changed, deleted and brought back (P-37…P-39, DATA2-49)', async () => {
  const teacher = await t.signUp('teacher')
  const { id: classId } = await addClass(t, teacher.id, [], { name: '5b' })
  const fields = {
    title: 'Fraction wall',
    description: 'Print it',
    resourceType: 'worksheet' as const,
    resourceUrl: 'https://example.org/wall?x=1#top',
    thumbnailUrl: 'https://example.org/wall.png',
    classId,
  }
  const { status, body } = await teacher.call(teachingResources.create, { ...fields, tags: ['a', 'A', 'b'] })
  expect(status).toBe(201)
  expect(body).toMatchObject({ ...fields, className: '5b', isForAll: false, tags: ['a', 'b'] })
  const { id } = body
  const all = (await teacher.call(teachingResources.update, { id, isForAll: true })).body
  expect(all).toMatchObject({ classId: null, isForAll: true })
  await teacher.call(teachingResources.remove, { id })
  expect((await teacher.call(teachingResources.list, {})).body).toEqual([])
  expect((await teacher.call(teachingResources.restore, { id })).body.id).toBe(id)
})

test('resources are found by class, type, tag and words (P-36)', async () => {
  const teacher = await t.signUp('teacher')
  const { id: classId } = await addClass(t, teacher.id)
  const a = await addResource(t, teacher.id, { title: 'Wall', classId, tags: ['fractions'] })
  const b = await addResource(t, teacher.id, { title: 'Film', resourceType: 'video', isForAll: true })
  const c = await addResource(t, teacher.id, { title: 'Mine', resourceType: null, tags: ['fractions', 'x'] })
  const list = async (wanted: Parameters<typeof teacher.call<typeof teachingResources.list>>[1]) =>
    (await teacher.call(teachingResources.list, wanted)).body.map(({ id }) => id)
  expect(await list({})).toEqual([c.id, b.id, a.id])
  expect(await list({ classId })).toEqual([b.id, a.id])
  expect(await list({ resourceType: 'other' })).toEqual([c.id])
  expect(await list({ tag: 'fractions' })).toEqual([c.id, a.id])
  expect(await list({ search: 'fractions wa' })).toEqual([a.id])
  expect((await teacher.call(teachingResources.tags, {})).body).toEqual([
    { tag: 'fractions', count: 2 },
    { tag: 'x', count: 1 },
  ])
})

test('students see what is for their class or for all classes, never what a teacher keeps (P-49)', async () => {
  const teacher = await t.signUp('teacher')
  const [student, stranger] = [await t.signUp(), await t.signUp()]
  const { id: classId } = await addClass(t, teacher.id, [student.id], { name: '5b' })
  const { id: otherId } = await addClass(t, teacher.id)
  const own = await addResource(t, teacher.id, { title: 'Own', classId })
  const all = await addResource(t, teacher.id, { title: 'All', isForAll: true, resourceType: 'video' })
  await addResource(t, teacher.id, { title: 'Kept' })
  await addResource(t, teacher.id, { title: 'Other', classId: otherId })
  const seen = async (person: typeof student, more = {}) =>
    (await person.call(myResources.list, { id: person.id, ...more })).body
  expect((await seen(student)).map(({ id, className }) => [id, className])).toEqual([
    [all.id, null],
    [own.id, '5b'],
  ])
  expect((await seen(student, { resourceType: 'video' })).map(({ id }) => id)).toEqual([all.id])
  expect((await seen(student, { search: 'own' })).map(({ id }) => id)).toEqual([own.id])
  expect(await seen(stranger)).toEqual([])
})

test.each([
  'javascript:alert(1)',
  'ftp://example.org/x',
  'data:text/html,x',
  'https://user:secret@example.org/',
  '/teacher/dashboard',
  'https://',
])('%s is no address of a resource', async (resourceUrl) => {
  const teacher = await t.signUp('teacher')
  expect((await teacher.call(teachingResources.create, { title: 'X', resourceUrl })).status).toBe(400)
})

test("another teacher's class and resource are out of reach", async () => {
  const [teacher, other] = [await t.signUp('teacher'), await t.signUp('teacher')]
  const { id: classId } = await addClass(t, other.id)
  const { id } = await addResource(t, teacher.id)
  expect((await teacher.call(teachingResources.create, { title: 'X', classId })).status).toBe(404)
  expect((await teacher.call(teachingResources.update, { id, classId })).status).toBe(404)
  expect((await other.call(teachingResources.remove, { id })).status).toBe(404)
})

test('a file that is kept here must be the teacher’s own', async () => {
  const [teacher, other] = [await t.signUp('teacher'), await t.signUp('teacher')]
  const own = `/api/class-files/${await addClassFile(t, teacher.id)}`
  const foreign = `/api/class-files/${await addClassFile(t, other.id)}`
  const picture = '/api/uploads/a-key-that-is-nobodys-own'
  for (const resourceUrl of [foreign, picture]) {
    const refused = await teacher.call(teachingResources.create, { title: 'Work', resourceUrl })
    expect([refused.status, refused.body.code]).toEqual([400, 'invalid_input'])
  }
  const { id } = (await teacher.call(teachingResources.create, { title: 'Work', resourceUrl: own })).body
  expect((await teacher.call(teachingResources.update, { id, thumbnailUrl: foreign })).status).toBe(400)
  expect((await teacher.call(teachingResources.update, { id, resourceUrl: own })).status).toBe(200)
})
