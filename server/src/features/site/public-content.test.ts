import { and, eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { statistics } from '#contract/admin/statistics.ts'
import { testimonials } from '#contract/admin/testimonials.ts'
import { uploads } from '#contract/profile/uploads.ts'
import { site } from '#contract/site.ts'
import { auditLog } from '../../db/schema/operations/audit-log.ts'
import { SESSION_COOKIE } from '../../platform/sessions/sessions.ts'
import { addShownPicture } from '../../testing/inbox-samples.ts'
import { prepareTestApp } from '../../testing/prepare-test-app.ts'
import { makePng } from '../../testing/profile-rows.ts'
import type { TestPerson } from '../../testing/test-app.ts'

const t = prepareTestApp({ now: new Date('2026-04-01T09:00:00Z') })
let admin: TestPerson
beforeAll(async () => {
  admin = await t.signUp('admin')
})

const words = { name: ' Amara ', content: 'One more problem, please.' }
const showsOnLanding = async (id: number) =>
  (await t.call(site.featuredTestimonials, {})).body.some((one) => one.id === id)
const readLog = (action: string) =>
  t.db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.action, action), eq(auditLog.actorId, admin.id)))
    .orderBy(auditLog.id)

test('a testimonial is added, featured, changed, deleted and brought back', {
  tags: ['P-82', 'P-83', 'P-84', 'P-85', 'DATA2-54', 'CONST2-33'],
}, async () => {
  const { status, body } = await admin.call(testimonials.create, words)
  expect([status, body.name, body.rating, body.featured, body.role]).toEqual([201, 'Amara', 5, false, null])
  expect(await showsOnLanding(body.id)).toBe(false)
  await admin.call(testimonials.update, { id: body.id, featured: true, organization: '' })
  expect(await showsOnLanding(body.id)).toBe(true)
  expect((await admin.call(testimonials.remove, { id: body.id })).status).toBe(204)
  expect(await showsOnLanding(body.id)).toBe(false)
  expect((await admin.call(testimonials.list, {})).body.map(({ id }) => id)).not.toContain(body.id)
  expect((await admin.call(testimonials.update, { id: body.id, rating: 3 })).status).toBe(404)
  expect((await admin.call(testimonials.restore, { id: body.id })).body).toMatchObject({ featured: true })
  expect(await showsOnLanding(body.id)).toBe(true)
  for (const deed of ['added', 'changed', 'deleted', 'restored'])
    expect(await readLog(`testimonial ${deed}`)).toHaveLength(1)
})

test.each([
  { rating: 0 },
  { rating: 6 },
  { content: ' ' },
  { avatarUrl: 'https://example.org/me.png' },
  { avatarUrl: 'javascript:alert(1)' },
  { avatarUrl: `/api/uploads/${'x'.repeat(43)}` },
])('%j is refused', async (more) => {
  expect((await admin.call(testimonials.create, { ...words, ...more })).status).toBe(400)
})

test('visitors get the picture of a featured testimonial, and no other upload', async () => {
  const key = await addShownPicture(t)
  expect((await t.call(testimonials.picture, { key })).status).toBe(200)
  const [shown] = (await t.call(site.featuredTestimonials, {})).body.filter(({ avatarUrl }) => avatarUrl)
  expect(shown?.avatarUrl).toBe(`/api/testimonials/pictures/${key}`)
  const dataBase64 = makePng().toString('base64')
  const { body } = await admin.call(uploads.add, { name: 'me.png', type: 'image/png', dataBase64 })
  const other = body.url.slice(body.url.lastIndexOf('/') + 1)
  expect((await t.call(testimonials.picture, { key: other })).status).toBe(404)
})

test('figures are set all at once in their order; who saw an older list is refused', {
  tags: ['P-86', 'P-65', 'Y-61'],
}, async () => {
  const learners = { name: 'Learners', value: '1,200', icon: 'users' as const, displayOrder: 5 }
  const lessons = { name: 'Lessons', value: '700', displayOrder: 2 }
  const first = (await admin.call(statistics.save, { statistics: [learners, lessons] })).body
  expect(first).toMatchObject([
    { name: 'Lessons', icon: null, displayOrder: 2 },
    { name: 'Learners', icon: 'users', displayOrder: 5 },
  ])
  const known = first.map(({ id }) => id)
  expect((await admin.call(statistics.save, { statistics: [learners], known })).status).toBe(200)
  expect((await admin.call(statistics.save, { statistics: [], known })).status).toBe(409)
  expect((await t.call(site.statistics, {})).body).toMatchObject([{ name: 'Learners' }])
  expect((await admin.send(statistics.save, { statistics: [{ ...lessons, icon: 'unicorn' }] })).status).toBe(
    400,
  )
  await admin.call(statistics.save, { statistics: [] })
  expect((await t.call(site.statistics, {})).body).toEqual([])
  expect((await readLog('statistics set'))[1]?.details).toEqual({
    before: ['700 Lessons', '1,200 Learners'],
    after: ['1,200 Learners'],
  })
})

test('a list alone sets the figures; another call takes no list', { tags: ['P-86'] }, async () => {
  const cookies = { [SESSION_COOKIE]: admin.token }
  const figure = { name: 'Classes', value: '30', icon: 'school', category: 'people', displayOrder: 7 }
  const url = '/api/admin/statistics'
  const saved = await t.app.inject({ method: 'PUT', url, cookies, payload: [figure] })
  expect([saved.statusCode, saved.json()]).toMatchObject([200, [figure]])
  const other = await t.app.inject({
    method: 'POST',
    url: '/api/admin/testimonials',
    cookies,
    payload: [words],
  })
  expect(other.statusCode).toBe(400)
  await admin.call(statistics.save, { statistics: [] })
})
