import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aiHelpers } from '#contract/study/ai-helpers.ts'
import { notes } from '#contract/study/notes.ts'
import { type ListedVideo, videos } from '#contract/study/videos.ts'
import { subjects } from '#contract/subjects.ts'
import { type Answer, answer, dropConnection, refuse } from '../../testing/fake-server.ts'
import { expectSoundLook } from '../../testing/looks.ts'
import { makeUser } from '../../testing/make-user.ts'
import { button, dialog, expectAddress, expectCount, expectToast, heading } from '../../testing/on-page.ts'
import { closePage, renderAt } from '../../testing/render-at.tsx'

const YOUTUBE_URL = 'https://youtu.be/dQw4w9WgXcQ'
const SUBJECTS = ['Science', 'Mathematics', null]

function makeVideo(id: number): ListedVideo {
  const isUnknown = id % 5 === 0
  return {
    id,
    title: `Film ${id}`,
    description: 'How things came to be, told in a few minutes.',
    url: isUnknown ? 'https://example.org/film' : YOUTUBE_URL,
    platform: isUnknown ? 'unknown' : 'youtube',
    videoId: isUnknown ? null : 'dQw4w9WgXcQ',
    duration: id,
    thumbnailUrl: 'https://i.ytimg.com/vi/dQw4w9WgXcQ/hqdefault.jpg',
    embedUrl: null,
    subject: SUBJECTS[id % 3] ?? null,
    grade: 2,
    lessonId: null,
    hasTranscript: id % 2 === 0,
    isShared: false,
    isForClasses: false,
    isSharingAsked: false,
    isOwn: true,
    createdAt: new Date(Date.UTC(2026, 0, 1) + id * 1000).toISOString(),
  }
}

/** As the server has them: newest first, 100 at a time; nothing is found by words. */
const answerList = (total: number) =>
  answer(videos.list, ({ before, q }) => {
    const end = Number(before ?? total + 1)
    const ids = Array.from({ length: Math.min(100, end - 1) }, (_, place) => end - 1 - place)
    return q === undefined ? ids.map(makeVideo) : []
  })

const openVideos = (total: number, ...answers: Answer[]) =>
  renderAt('/video-content', {
    as: makeUser({ grade: 2 }),
    answers: [answerList(total), answer(subjects.list, []), ...answers],
  })

const film = (id: number) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: `Film ${id}`, exact: true }) })
const url = dialog().getByLabelText('Video URL')
const title = dialog().getByLabelText('Title')
const save = dialog().getByRole('button', { name: 'Save Video' })
const extract = dialog().getByRole('button', { name: 'AI Extract' })
const openForm = () => button('Add Video').first().click()

async function expectRefused(text: string): Promise<void> {
  await expect.element(dialog().getByText(text).first()).toBeVisible()
  await expect.element(url).toHaveFocus()
}

test('what is missing or wrong with a video is said, and nothing is sent', {
  tags: ['VIDEO-16…26', 'VIDEO-33…40', 'ERR2-18', 'ERR2-73…74'],
}, async () => {
  const { server } = await openVideos(0)
  await openForm()
  await expect.element(url).toHaveFocus()
  await save.click()
  await expectToast('Please fill in all required fields.')
  await expectRefused('Please fill in all required fields.')
  await expectCount(dialog().getByText('Please fill in all required fields.'), 2)
  await extract.click()
  await expectToast('Please enter a video URL.')
  await expectRefused('Please enter a video URL.')
  await url.fill('https://vimeo.com/76979871/8272103f6e')
  await expect.element(dialog().getByText('Vimeo video 76979871')).toBeVisible()
  await extract.click()
  await expectRefused('Currently only YouTube videos are supported for content extraction.')
  await url.fill('https://example.org/watch?v=dQw4w9WgXcQ')
  await title.fill('My own words')
  await save.click()
  await expectRefused('Invalid video URL. Please enter a valid YouTube or Vimeo URL.')
  await url.fill(YOUTUBE_URL)
  await expect.element(dialog().getByText('YouTube video dQw4w9WgXcQ')).toBeVisible()
  expect(server.countCalls(videos.create)).toBe(0)
})

test('extracting fails in the documented words, fills in, and can be undone', {
  tags: ['ERR2-75', 'Y-20'],
}, async () => {
  const { server } = await openVideos(0, refuse(aiHelpers.extractVideoContent, 'unavailable', 'x'))
  await openForm()
  await url.fill(YOUTUBE_URL)
  await title.fill('My own words')
  await extract.click()
  await expectToast('Failed to extract video content. Please try again.')
  await expect.element(title).toHaveValue('My own words')
  server.use(
    answer(aiHelpers.extractVideoContent, {
      title: 'The water cycle',
      description: 'By Nature',
      author: null,
      platform: 'youtube',
      videoId: 'dQw4w9WgXcQ',
      engine: 'embedded',
    }),
  )
  await extract.click()
  await expectToast('Title and description filled in')
  await expect.element(title).toHaveValue('The water cycle')
  await expect.element(dialog().getByLabelText('Description')).toHaveValue('By Nature')
  await button('Undo', dialog()).click()
  await expect.element(title).toHaveValue('My own words')
})

test('a failing server, a closed dialog and a reload lose nothing', {
  tags: ['ERR2-20', 'Y-08'],
}, async () => {
  await openVideos(0, dropConnection(videos.create))
  await openForm()
  await url.fill(YOUTUBE_URL)
  await title.fill('My own words')
  await dialog().getByLabelText('Subject').fill('Science')
  await save.click()
  await expectToast('Failed to add video content. Please try again.')
  await button('Cancel', dialog()).click()
  await expect.element(dialog()).not.toBeInTheDocument()
  closePage()
  const { server } = await openVideos(0, answer(videos.create, { ...makeVideo(1), transcript: null }))
  await openForm()
  await expect.element(title).toHaveValue('My own words')
  await title.click()
  await userEvent.keyboard('{Enter}')
  await expectToast('Video added successfully.')
  expect(server.sentTo(videos.create)).toMatchObject([
    { title: 'My own words', url: YOUTUBE_URL, subject: 'Science' },
  ])
})

test('a video that cannot be deleted stays, and it is said in the documented words', {
  tags: ['ERR2-19'],
}, async () => {
  await openVideos(3, dropConnection(videos.remove))
  await button('Delete Film 2').click()
  await expectToast('Failed to delete video content. Please try again.')
  await expect.element(film(2)).toBeVisible()
})

test('videos that cannot be loaded come with the next try; an unknown platform has no player', {
  tags: ['VIDEO-05', 'Y-18'],
}, async () => {
  const { server } = await openVideos(0, dropConnection(videos.list))
  await expect.element(heading('The videos could not be loaded')).toBeVisible()
  server.use(answerList(9))
  await button('Try again').click()
  await expect.element(film(5).getByRole('link', { name: /^Open/ })).toBeVisible()
  await expect.element(film(5).getByRole('button', { name: /^Preview/ })).not.toBeInTheDocument()
})

test('thousands of videos stay light, in a list, in groups and when words are looked for', async () => {
  await openVideos(3000)
  const main = page.getByRole('main')
  await page.getByRole('tab', { name: 'By Subject' }).click()
  await expectCount(page.getByText('1000 videos'), 3)
  await expectCount(main.getByRole('heading', { level: 3 }), 18)
  await page.getByRole('tab', { name: 'All Videos' }).click()
  await expect.element(film(3000)).toBeVisible()
  expect(main.getByRole('heading', { level: 2 }).elements().length).toBeLessThan(200)
  await page.getByRole('tab', { name: 'By Subject' }).click()
  await page.getByRole('searchbox').fill('film 299')
  await expectCount(main.getByRole('heading', { level: 3 }), 11)
})

test('list and form fit and are accessible', async () => {
  await openVideos(3)
  await expect.element(film(1)).toBeVisible()
  await expectSoundLook()
  await openForm()
  await expect.element(url).toBeVisible()
  await expectSoundLook('[role=dialog]')
})

test('a preview with transcript and notes fits and is accessible', { tags: ['VIDEO-27…30'] }, async () => {
  const transcript = '0:00 Water falls as rain.\n1:05 It goes back up.'
  await openVideos(3, answer(videos.one, { ...makeVideo(2), transcript }), answer(notes.ofVideo, []))
  await button('Preview Film 2').click()
  await expect.element(dialog().getByText('Water falls as rain.')).toBeVisible()
  await expectSoundLook('[role=dialog]')
})

test.for(['/professional/video-content?video=99', '/professional/video-content?video=nonsense'])(
  'the address %s has no video and says so',
  { tags: ['VIDEO-08', 'PRO-11'] },
  async (path) => {
    await renderAt(path, {
      as: makeUser({ role: 'professional', grade: 13 }),
      answers: [answerList(3), answer(subjects.list, []), refuse(videos.one, 'not_found', 'Video not found')],
    })
    await expect.element(dialog().getByText('This video is no longer here')).toBeVisible()
    await button('Back to the videos', dialog()).click()
    await expectAddress('/professional/video-content')
  },
)
