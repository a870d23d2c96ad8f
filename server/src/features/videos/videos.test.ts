import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { approvals } from '#contract/admin/approvals.ts'
import { userManagement } from '#contract/admin/users.ts'
import { notes } from '#contract/study/notes.ts'
import { VIDEOS_PER_PAGE, videos } from '#contract/study/videos.ts'
import { PLAYER_HOSTS } from '#engines/videos/index.ts'
import { auditLog } from '../../db/schema/operations/audit-log.ts'
import { videoContent } from '../../db/schema/study/videos.ts'
import { classes } from '../../db/schema/teaching/classes.ts'
import { addClass } from '../../testing/class-rows.ts'
import { addNote, addVideo } from '../../testing/note-rows.ts'
import { prepareTestApp } from '../../testing/prepare-test-app.ts'
import type { TestPerson } from '../../testing/test-app.ts'

const t = prepareTestApp({ now: new Date('2026-03-10T09:00:00Z') })

const URL = 'https://youtu.be/dQw4w9WgXcQ?t=30'
const list = async (ada: TestPerson, more: object = {}) => (await ada.call(videos.list, more)).body
const sees = async (ada: TestPerson, id: number) => (await list(ada)).some((video) => video.id === id)

test('a video of the documented payload is kept and listed', {
  tags: ['API2-22', 'API2-23', 'DATA2-61', 'Y-19'],
}, async () => {
  const ada = await t.signUp()
  const sent = { title: 'Water', description: 'Rain and rivers', subject: 'Science', grade: 5 }
  const { status, body } = await ada.call(videos.create, {
    ...sent,
    url: URL,
    platform: 'youtube',
    videoId: 'dQw4w9WgXcQ',
  })
  expect(status).toBe(201)
  expect(body).toEqual({
    ...sent,
    id: expect.any(Number),
    url: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=30',
    platform: 'youtube',
    videoId: 'dQw4w9WgXcQ',
    duration: null,
    thumbnailUrl: 'https://i.ytimg.com/vi/dQw4w9WgXcQ/hqdefault.jpg',
    embedUrl: 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?start=30',
    lessonId: null,
    transcript: null,
    hasTranscript: false,
    isShared: false,
    isForClasses: false,
    isSharingAsked: false,
    isOwn: true,
    createdAt: '2026-03-10T09:00:00.000Z',
  })
  const { transcript: _transcript, ...listed } = body
  expect(await list(ada, { only: 'mine' })).toEqual([listed])
  expect((await ada.call(videos.one, { id: body.id })).body).toEqual(body)
})

test('a private video of Vimeo keeps its hash; platform and id come from the address alone', {
  tags: ['VIDEO-37'],
}, async () => {
  const ada = await t.signUp()
  const url = 'https://vimeo.com/76979871/8272103f6e'
  const { body } = await ada.call(videos.create, { title: 'a', url, platform: 'youtube', videoId: 'x' })
  expect(body).toMatchObject({
    platform: 'vimeo',
    videoId: '76979871',
    url,
    embedUrl: 'https://player.vimeo.com/video/76979871?h=8272103f6e&dnt=1',
    thumbnailUrl: null,
  })
})

test.each([
  ['no title', { title: undefined }, 'Please fill in all required fields.'],
  ['a blank title', { title: ' ' }, 'Please fill in all required fields.'],
  ['no address', { url: undefined }, 'Please fill in all required fields.'],
  [
    'another site',
    { url: 'https://example.org/v.mp4' },
    'Invalid video URL. Please enter a valid YouTube or Vimeo URL.',
  ],
  [
    'a look-alike',
    { url: 'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ' },
    'Invalid video URL. Please enter a valid YouTube or Vimeo URL.',
  ],
  [
    'a script',
    { url: 'javascript:alert(1)' },
    'Invalid video URL. Please enter a valid YouTube or Vimeo URL.',
  ],
  ['grade 14', { grade: 14 }, expect.any(String)],
])(
  '%s is refused',
  { tags: ['VIDEO-33', 'VIDEO-34', 'VIDEO-38', 'ERR2-73', 'Y-08', 'Y-18'] },
  async (_what, more, message) => {
    const ada = await t.signUp()
    expect(await ada.send(videos.create, { title: 'a', url: URL, ...more })).toMatchObject({
      status: 400,
      body: { message },
    })
  },
)

test('a stored video of an unknown platform has no player', { tags: ['Y-18'] }, async () => {
  const ada = await t.signUp()
  const { id } = await addVideo(t, { platform: 'unknown', url: 'https://example.org/v', videoId: null })
  expect((await ada.call(videos.one, { id })).body).toMatchObject({ platform: 'unknown', embedUrl: null })
})

test('everybody sees what an admin adds; what a teacher adds, the students of their classes', {
  tags: ['Y-16', 'SEC-36'],
}, async () => {
  const [ada, bob, teacher, admin] = [
    await t.signUp(),
    await t.signUp(),
    await t.signUp('teacher'),
    await t.signUp('admin'),
  ]
  const { id: classId } = await addClass(t, teacher.id, [ada.id])
  const add = async (who: TestPerson) => (await who.call(videos.create, { title: 'a', url: URL })).body.id
  const [own, taught, given] = [await add(ada), await add(teacher), await add(admin)]
  expect([await sees(ada, own), await sees(bob, own), await sees(teacher, own)]).toEqual([true, false, false])
  expect((await bob.call(videos.one, { id: own })).status).toBe(404)
  expect([await sees(ada, given), await sees(bob, given)]).toEqual([true, true])
  expect([await sees(ada, taught), await sees(bob, taught)]).toEqual([true, false])
  const open = async (who: TestPerson) => (await who.call(videos.one, { id: taught })).status
  expect([await open(ada), await open(bob), await open(teacher)]).toEqual([200, 404, 200])
  await t.db.update(classes).set({ isActive: false }).where(eq(classes.id, classId))
  expect([await sees(ada, taught), await open(ada)]).toEqual([false, 404])
})

test('a teacher asks, an admin decides whether everybody sees a video', { tags: ['Y-16'] }, async () => {
  const [bob, teacher, other, admin] = [
    await t.signUp(),
    await t.signUp('teacher'),
    await t.signUp('teacher'),
    await t.signUp('admin'),
  ]
  const { id } = (await teacher.call(videos.create, { title: 'a', url: URL })).body
  const isAsked = async () => (await admin.call(videos.asked, {})).body.some((video) => video.id === id)
  expect((await other.call(videos.askSharing, { id, isAsked: true })).status).toBe(404)
  expect(await isAsked()).toBe(false)
  expect((await teacher.call(videos.askSharing, { id, isAsked: true })).body).toMatchObject({
    isSharingAsked: true,
    isShared: false,
  })
  expect([await isAsked(), await sees(bob, id)]).toEqual([true, false])
  await teacher.call(videos.askSharing, { id, isAsked: false })
  expect(await isAsked()).toBe(false)
  await teacher.call(videos.askSharing, { id, isAsked: true })
  await admin.call(videos.decideSharing, { id, isShared: true })
  expect([await isAsked(), await sees(bob, id)]).toEqual([false, true])
  expect((await teacher.call(videos.askSharing, { id, isAsked: true })).status).toBe(404)
  await admin.call(videos.decideSharing, { id, isShared: false })
  expect([await isAsked(), await sees(bob, id)]).toEqual([false, false])
  const log = await t.db.select().from(auditLog).where(eq(auditLog.subjectId, id)).orderBy(auditLog.id)
  const actions = log.filter(({ subjectType }) => subjectType === 'video_content').map(({ action }) => action)
  expect(actions).toEqual(['video shared', 'video not shared'])
})

test('learners delete their own videos only, and take it back', {
  tags: ['API2-24', 'Y-16', 'SEC-35'],
}, async () => {
  const [ada, bob] = [await t.signUp(), await t.signUp()]
  const { id } = await addVideo(t, { addedBy: ada.id })
  expect((await bob.call(videos.remove, { id })).status).toBe(404)
  expect(await ada.call(videos.remove, { id })).toMatchObject({ status: 204, body: undefined })
  expect((await ada.call(videos.remove, { id })).status).toBe(404)
  expect([await sees(ada, id), await sees(bob, id)]).toEqual([false, false])
  expect((await bob.call(videos.restore, { id })).status).toBe(404)
  expect(await ada.call(videos.restore, { id })).toMatchObject({ status: 200, body: { id } })
  expect(await sees(bob, id)).toBe(true)
})

test("a stranger who says to be a teacher reaches nobody's videos", { tags: ['Y-16'] }, async () => {
  const [ada, teacher, stranger] = [await t.signUp(), await t.signUp('teacher'), await t.signUp('teacher')]
  await addClass(t, teacher.id, [ada.id])
  await addClass(t, stranger.id, [(await t.signUp()).id])
  const things = [
    await addVideo(t, { addedBy: ada.id, isShared: false }),
    await addVideo(t, { addedBy: teacher.id }),
    await addVideo(t, { addedBy: teacher.id, isShared: false, isForClasses: true }),
    await addVideo(t, { addedBy: null }),
  ]
  for (const { id } of things) {
    expect((await stranger.call(videos.update, { id, title: 'Mine now' })).status).toBe(404)
    expect((await stranger.call(videos.remove, { id })).status).toBe(404)
  }
  const { id } = (await stranger.call(videos.create, { title: 'Look here', url: URL })).body
  expect(await sees(ada, id)).toBe(false)
})

test('what a stranger, a teacher who waits or a colleague adds is in no list of a child in grade 2', {
  tags: ['Y-16'],
}, async () => {
  const child = await t.signUp('student', { age: 7, grade: 2 })
  const [stranger, waiting, colleague] = [
    await t.signUp('teacher'),
    await t.signUp('teacher', { approvalAskedAt: t.clock.now }),
    await t.signUp('teacher'),
  ]
  await addClass(t, (await t.signUp('teacher')).id, [child.id])
  // However the child came to be in it.
  await addClass(t, waiting.id, [child.id])
  await addClass(t, colleague.id, [child.id], { isActive: false })
  for (const teacher of [stranger, waiting, colleague]) {
    const { id } = (await teacher.call(videos.create, { title: 'Look here', url: URL, grade: 2 })).body
    expect([await sees(child, id), (await child.call(videos.one, { id })).status]).toEqual([false, 404])
    expect((await list(child, { q: 'look' })).some((video) => video.id === id)).toBe(false)
  }
})

test('what a teacher who waits prepared is seen by their class once approved, and while they have an account', async () => {
  const [ada, waiting] = [await t.signUp(), await t.signUp('teacher', { approvalAskedAt: t.clock.now })]
  await addClass(t, waiting.id, [ada.id])
  const { id } = (await waiting.call(videos.create, { title: 'Water', url: URL })).body
  const isSeen = async () => {
    const { status } = await ada.call(videos.one, { id })
    expect(status).toBe((await sees(ada, id)) ? 200 : 404)
    return status === 200
  }
  expect(await isSeen()).toBe(false)
  const admin = await t.signUp('admin')
  await admin.call(approvals.decide, { id: waiting.id, isApproved: true })
  expect(await isSeen()).toBe(true)
  expect(await sees(await t.signUp(), id)).toBe(false)
  await admin.call(userManagement.update, { id: waiting.id, disabled: true })
  expect(await isSeen()).toBe(false)
  await admin.call(userManagement.update, { id: waiting.id, disabled: false })
  expect(await isSeen()).toBe(true)
  await admin.call(userManagement.remove, { id: waiting.id })
  expect(await isSeen()).toBe(false)
})

test('who teaches the same students changes no video of a colleague, shared or not, and no text of a student', {
  tags: ['Y-16'],
}, async () => {
  const [ada, teacher, colleague] = [await t.signUp(), await t.signUp('teacher'), await t.signUp('teacher')]
  await addClass(t, teacher.id, [ada.id])
  await addClass(t, colleague.id, [ada.id])
  const ofTeacher = [
    await addVideo(t, { addedBy: teacher.id }),
    await addVideo(t, { addedBy: teacher.id, isShared: false, isForClasses: true }),
  ]
  const ofStudent = await addVideo(t, { addedBy: ada.id })
  for (const { id } of [...ofTeacher, ofStudent])
    expect((await colleague.call(videos.update, { id, title: 'Mine now' })).status).toBe(404)
  for (const { id } of ofTeacher) expect((await colleague.call(videos.remove, { id })).status).toBe(404)
  const kept = await list(ada)
  for (const { id, title } of [...ofTeacher, ofStudent])
    expect(kept.find((video) => video.id === id)).toMatchObject({ title })
})

test('a teacher deletes videos of own students, who cannot undo that, an admin can; both are written down', {
  tags: ['Y-16', 'P-87'],
}, async () => {
  const [ada, teacher, admin] = [await t.signUp(), await t.signUp('teacher'), await t.signUp('admin')]
  await addClass(t, teacher.id, [ada.id])
  const { id } = await addVideo(t, { addedBy: ada.id })
  expect((await teacher.call(videos.remove, { id })).status).toBe(204)
  const [row] = await t.db.select().from(videoContent).where(eq(videoContent.id, id))
  expect(row).toMatchObject({ deletedBy: teacher.id, addedBy: ada.id })
  expect((await ada.call(videos.restore, { id })).status).toBe(404)
  expect((await admin.call(videos.deleted, {})).body.some((video) => video.id === id)).toBe(true)
  expect((await admin.call(videos.restoreAny, { id })).status).toBe(200)
  expect((await admin.call(videos.restoreAny, { id })).status).toBe(404)
  expect(await sees(ada, id)).toBe(true)
  const log = await t.db.select().from(auditLog).where(eq(auditLog.subjectId, id)).orderBy(auditLog.id)
  const actions = log.filter(({ subjectType }) => subjectType === 'video_content').map(({ action }) => action)
  expect(actions).toEqual(['video deleted', 'video restored'])
})

test('a transcript is pasted, searched and emptied; others cannot', { tags: ['P-88', 'Y-19'] }, async () => {
  const [ada, bob] = [await t.signUp(), await t.signUp()]
  const { id } = await addVideo(t, { addedBy: ada.id })
  const transcript = '0:00 Clouds are condensation'
  expect((await bob.call(videos.update, { id, transcript })).status).toBe(404)
  expect((await ada.call(videos.update, { id, transcript })).body).toMatchObject({
    transcript,
    hasTranscript: true,
  })
  expect((await list(bob, { q: 'condens' })).map((video) => video.id)).toEqual([id])
  expect((await ada.call(videos.update, { id, transcript: 'x'.repeat(200_001) })).status).toBe(400)
  expect((await ada.call(videos.update, { id, transcript: ' ' })).body).toMatchObject({
    transcript: null,
    title: 'The water cycle',
  })
})

test('an admin changes shared videos; what a learner keeps alone is not shown by trying to change it', {
  tags: ['Y-16'],
}, async () => {
  const [ada, teacher, admin] = [await t.signUp(), await t.signUp('teacher'), await t.signUp('admin')]
  await addClass(t, teacher.id, [ada.id])
  const [shared, own] = [
    await addVideo(t, { addedBy: ada.id }),
    await addVideo(t, { addedBy: ada.id, isShared: false, transcript: 'only for me' }),
  ]
  expect((await admin.call(videos.update, { id: shared.id, title: 'Rain' })).body.title).toBe('Rain')
  for (const staff of [teacher, admin])
    expect((await staff.call(videos.update, { id: own.id })).status).toBe(404)
})

test('the length that the player tells is kept, by whoever may change the video', {
  tags: ['VIDEO-24', 'Y-19'],
}, async () => {
  const [ada, bob] = [await t.signUp(), await t.signUp()]
  const { id } = await addVideo(t, { addedBy: ada.id })
  expect((await bob.call(videos.update, { id, duration: 212 })).status).toBe(404)
  expect((await ada.call(videos.update, { id, duration: 0 })).status).toBe(400)
  expect((await ada.call(videos.update, { id, duration: 212 })).body).toMatchObject({ duration: 212 })
  expect((await list(bob)).find((video) => video.id === id)).toMatchObject({ duration: 212 })
})

test('a transcript of the longest kind is kept whole', async () => {
  const ada = await t.signUp()
  const { id } = await addVideo(t, { addedBy: ada.id })
  const transcript = Array.from({ length: 20_000 }, (_, n) => `word${n}`)
    .join(' ')
    .slice(0, 200_000)
  expect((await ada.call(videos.update, { id, transcript })).status).toBe(200)
  const many = Array.from({ length: 28_000 }, (_, n) => `${n.toString(36)}ü`).join(' ')
  expect((await ada.call(videos.update, { id, transcript: many })).status).toBe(200)
})

test('videos are found by title, description and subject', {
  tags: ['VIDEO-10', 'VIDEO-11', 'VIDEO-12'],
}, async () => {
  const ada = await t.signUp()
  const add = (more: object) => addVideo(t, { addedBy: ada.id, isShared: false, ...more })
  const byTitle = await add({ title: 'Photosynthesis' })
  const byDescription = await add({ description: 'How photosynthesis works' })
  const bySubject = await add({ subject: 'Photosynthesis and more' })
  await add({ title: 'Volcanoes' })
  const found = await list(ada, { q: 'photosyn' })
  expect(found.map(({ id }) => id)).toEqual([bySubject.id, byDescription.id, byTitle.id])
})

test('shared and own videos come in one order, newest first, page by page', { tags: ['Y-06'] }, async () => {
  const ada = await t.signUp()
  const rows = Array.from({ length: VIDEOS_PER_PAGE + 30 }, (_, n) => ({
    title: `zebra ${n}`,
    url: 'https://vimeo.com/1',
    platform: 'vimeo' as const,
    addedBy: ada.id,
    isShared: n % 3 === 0,
    createdAt: new Date(t.clock.now.getTime() + Math.floor(n / 4)),
  }))
  await t.db.insert(videoContent).values(rows)
  const first = await list(ada, { q: 'zebra' })
  const second = await list(ada, { q: 'zebra', before: first.at(-1)?.id })
  expect(first).toHaveLength(VIDEOS_PER_PAGE)
  expect([...first, ...second].map(({ title }) => title)).toEqual(rows.map(({ title }) => title).reverse())
})

test('own notes about a video come in the order of its moments', async () => {
  const [ada, bob] = [await t.signUp(), await t.signUp()]
  const { id: videoContentId } = await addVideo(t)
  await addNote(t, ada.id, { title: 'all', videoContentId })
  await addNote(t, ada.id, { title: 'late', videoContentId, videoSeconds: 90 })
  await addNote(t, ada.id, { title: 'early', videoContentId, videoSeconds: 5 })
  await addNote(t, bob.id, { title: 'not hers', videoContentId, videoSeconds: 1 })
  const { body } = await ada.call(notes.ofVideo, { id: videoContentId })
  expect(body.map(({ title }) => title)).toEqual(['early', 'late', 'all'])
  const hidden = await addVideo(t, { addedBy: bob.id, isShared: false })
  expect((await ada.call(notes.ofVideo, { id: hidden.id })).status).toBe(404)
})

test('frames may show the two players and nothing else', async () => {
  const { headers } = await t.app.inject({ url: '/video-content' })
  const policy = String(headers['content-security-policy']).split(';')
  expect(policy.find((rule) => rule.startsWith('frame-src'))).toBe(`frame-src ${PLAYER_HOSTS.join(' ')}`)
})
