import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { statistics } from '#contract/admin/statistics.ts'
import { type AdminTestimonial, testimonials } from '#contract/admin/testimonials.ts'
import { site } from '#contract/site.ts'
import { type DeletedVideo, videos } from '#contract/study/videos.ts'
import { type Answer, answer, answerStatus } from '../../testing/fake-server.ts'
import { expectAccessible, expectSoundLook } from '../../testing/looks.ts'
import { makeUser } from '../../testing/make-user.ts'
import { button, dialog, expectToast, heading } from '../../testing/on-page.ts'
import { renderAt } from '../../testing/render-at.tsx'

const FIGURES = [
  { id: 1, name: 'learners', value: '1,240', icon: 'users', category: null, displayOrder: 0 },
  { id: 2, name: 'lessons', value: '700', icon: 'book', category: null, displayOrder: 1 },
]

const VIDEO: DeletedVideo = {
  id: 5,
  title: 'Fractions',
  description: null,
  url: 'https://vimeo.com/1234567',
  platform: 'vimeo',
  videoId: '1234567',
  duration: null,
  thumbnailUrl: null,
  embedUrl: null,
  subject: null,
  grade: null,
  lessonId: null,
  hasTranscript: false,
  isShared: true,
  isForClasses: false,
  isSharingAsked: false,
  isOwn: false,
  createdAt: '2026-03-02T08:00:00.000Z',
  deletedAt: '2026-03-03T08:00:00.000Z',
  addedBy: { id: 8, name: 'Ada' },
  deletedBy: { id: 8, name: 'Ada' },
}

const AMARA: AdminTestimonial = {
  id: 3,
  name: 'Amara',
  role: null,
  content: 'They ask for one more problem.',
  rating: 5,
  avatarUrl: null,
  organization: null,
  featured: false,
  createdAt: '2026-03-02T08:00:00.000Z',
}

const openContent = (tab: string, ...answers: Answer[]) =>
  renderAt(`/admin/public-content${tab}`, {
    as: makeUser({ role: 'admin' }),
    answers: [
      answer(testimonials.list, []),
      answer(site.statistics, FIGURES),
      answer(videos.deleted, [VIDEO]),
      ...answers,
    ],
  })

test('a testimonial is added, deleted and brought back', { tags: ['P-82…P-84'] }, async () => {
  const stored: AdminTestimonial[] = []
  await openContent(
    '',
    answer(testimonials.list, () => stored),
    answer(testimonials.create, ({ name, content }) => {
      stored.push({ ...AMARA, name, content })
      return AMARA
    }),
    answer(testimonials.remove, () => void stored.splice(0)),
    answer(testimonials.restore, () => {
      stored.push(AMARA)
      return AMARA
    }),
  )
  await button('Add testimonial').click()
  await dialog().getByRole('textbox', { name: 'Name' }).fill('Amara')
  await dialog().getByRole('textbox', { name: 'Words' }).fill('They ask for one more problem.')
  await expectAccessible('[role=dialog]')
  await button('Save', dialog()).click()
  await expect.element(heading('Amara')).toBeVisible()
  await button('Delete the words of Amara').click()
  await expect.element(heading('Amara')).not.toBeInTheDocument()
  await button('Undo').click()
  await expect.element(heading('Amara')).toBeVisible()
})

test('figures are put in order by keyboard and saved as a whole', { tags: ['P-86', 'Y-61'] }, async () => {
  const { server } = await openContent('?tab=figures', answer(statistics.save, [...FIGURES].reverse()))
  const up = button('Move lessons up')
  await expect.element(up).toBeVisible()
  up.element().focus()
  await userEvent.keyboard('{Enter}')
  const save = button('Save figures')
  await expect.element(save).toBeVisible()
  save.element().focus()
  await userEvent.keyboard('{Enter}')
  await expectToast('Figures saved')
  expect(server.sentTo(statistics.save)).toMatchObject([
    { statistics: [{ name: 'lessons' }, { name: 'learners' }], known: [1, 2] },
  ])
})

test('a deleted video is brought back', { tags: ['P-87', 'Y-16'] }, async () => {
  let deleted = [VIDEO]
  await openContent(
    '?tab=videos',
    answer(videos.deleted, () => deleted),
    answer(videos.restoreAny, () => {
      deleted = []
      return { ...VIDEO, transcript: null }
    }),
  )
  await button('Restore Fractions').click()
  await expectToast('Video restored')
  await expect.element(heading('Fractions')).not.toBeInTheDocument()
})

test('a video that cannot be brought back stays in the list', async () => {
  await openContent('?tab=videos', answerStatus(videos.restoreAny, 500))
  await button('Restore Fractions').click()
  await expect.element(page.getByRole('listitem').filter({ hasText: /restored/ })).toBeVisible()
  await expect.element(heading('Fractions')).toBeVisible()
})

test.for([
  ['?tab=figures', 'Move lessons up'],
  ['?tab=videos', 'Restore Fractions'],
])('the tab %s is accessible and fits', async ([tab = '', name = '']) => {
  await openContent(tab)
  await expect.element(button(name)).toBeVisible()
  await expectSoundLook()
})
