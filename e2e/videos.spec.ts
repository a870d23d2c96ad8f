import { expect, test } from '@playwright/test'
import { signIn } from './demo-sign-in.ts'
import { signUpLearner } from './new-learner.ts'
import { toastWith } from './toasts.ts'
import {
  addVideo,
  card,
  changeVideo,
  dialog,
  findPlayer,
  standInForPlayers,
  TIMED,
  VIMEO_URL,
  watchOtherHosts,
  YOUTUBE_URL,
} from './videos-steps.ts'

test('a video is added, and nothing of it is fetched from elsewhere; videos are found by every part, grouped, filtered and deleted with a way back', {
  tag: [
    '@VIDEO-03',
    '@VIDEO-04',
    '@VIDEO-06',
    '@VIDEO-09…26',
    '@VIDEO-31…40',
    '@ERR2-18…20',
    '@ERR2-73…75',
    '@Y-06',
    '@Y-08',
    '@Y-12',
    '@Y-16',
    '@Y-20',
  ],
}, async ({ page }) => {
  const others = watchOtherHosts(page)
  await page.goto('/video-content')
  await expect(page).toHaveURL('/')
  await signUpLearner(page)
  await page.goto('/video-content')
  await expect(page.getByRole('heading', { level: 1, name: 'Video Content' })).toBeVisible()
  await page.getByRole('button', { name: 'Mine' }).click()
  await expect(page.getByText('You have not added a video yet')).toBeVisible()
  await page.getByRole('button', { name: 'Add Video' }).first().click()
  const url = dialog(page).getByLabel('Video URL')
  const title = dialog(page).getByLabel('Title')
  await expect(url).toBeFocused()

  await url.fill(YOUTUBE_URL)
  await title.fill('My own words')
  await dialog(page).getByLabel('Subject').fill('Science')
  await dialog(page).getByLabel('Grade').click()
  await page.getByRole('option', { name: 'Grade 5' }).click()
  await title.press('Enter')
  await expect(toastWith(page, 'Video added successfully.')).toBeVisible()
  await expect(dialog(page)).toHaveCount(0)

  const added = card(page, 'My own words')
  for (const fact of ['YouTube', 'Science', 'Grade 5'])
    await expect(added.getByText(fact, { exact: true })).toBeVisible()
  await expect(added.locator('svg text')).toHaveText('MO')
  const open = added.getByRole('link', { name: /^Open / })
  await expect(open).toHaveAttribute('href', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ')
  await expect(open).toHaveAttribute('rel', 'noopener noreferrer')
  await expect(open).toHaveAttribute('referrerpolicy', 'no-referrer')
  expect(others).toEqual([])

  const word = crypto.randomUUID().slice(0, 8)
  await addVideo(page, { title: 'Leaves', subject: `Botany ${word}` })
  await addVideo(page, { title: 'Roots', description: `About ${word} in the ground`, subject: 'Zoology' })
  const spoken = await addVideo(page, { title: 'Clouds' })
  await changeVideo(page, spoken, { transcript: `0:00 we say ${word}`, duration: 213 })
  await addVideo(page, { title: `Water ${word}`, url: VIMEO_URL, subject: 'Zoology' })
  await addVideo(page, { title: 'Something else' })
  await page.goto('/video-content')
  await expect(card(page, 'Clouds').getByText('3:33')).toBeVisible()
  const search = page.getByRole('searchbox')
  await search.fill(word)
  await expect(page.getByText('4 videos found', { exact: true })).toBeVisible()
  const headings = page.getByRole('main').getByRole('heading', { level: 2 })
  await expect(headings).toHaveText([`Water ${word}`, 'Clouds', 'Roots', 'Leaves'])
  await page.getByRole('tab', { name: 'By Subject' }).click()
  await expect(headings).toHaveText([`Botany ${word}`, 'Zoology', 'Uncategorized'])
  await expect(
    page.getByRole('region', { name: 'Uncategorized' }).getByRole('heading', { level: 3 }),
  ).toHaveText('Clouds')
  await page.getByRole('tab', { name: 'All Videos' }).click()
  await search.fill(`${word} and nothing`)
  await expect(page.getByRole('heading', { name: /^No video matches/ })).toBeVisible()
  await search.press('Escape')
  await page.getByRole('button', { name: 'Mine' }).click()
  await expect(headings).toHaveText([
    'Something else',
    `Water ${word}`,
    'Clouds',
    'Roots',
    'Leaves',
    'My own words',
  ])

  await test.step('Delete works and is undone, and the keyboard has a place', async () => {
    const remove = card(page, 'Clouds').getByRole('button', { name: 'Delete Clouds' })
    await remove.press('Enter')
    await expect(headings).toHaveText(['Something else', `Water ${word}`, 'Roots', 'Leaves', 'My own words'])
    await expect(headings.nth(2)).toBeFocused()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(headings).toHaveText([
      'Something else',
      `Water ${word}`,
      'Clouds',
      'Roots',
      'Leaves',
      'My own words',
    ])
  })
})

test('a video plays after a click, notes keep its moments, the transcript is searched, copied and leads to its moments; so does the address of a note', {
  tag: ['@VIDEO-07', '@VIDEO-08', '@VIDEO-27…30', '@COLLEGE-04', '@OK2-03', '@Y-19'],
}, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await signUpLearner(page, { role: 'college', grade: 13 })
  await addVideo(page, { description: 'Rain and rivers', url: `${YOUTUBE_URL}?t=7` })
  await standInForPlayers(page)
  const others = watchOtherHosts(page)
  await page.goto('/college/video-content')
  await page.getByRole('button', { name: 'Preview The water cycle' }).click()
  const view = dialog(page)
  await expect(view.getByText('Rain and rivers')).toBeVisible()

  await test.step('without a transcript there is nothing to copy; one is pasted', async () => {
    await expect(view.getByText('No transcript available')).toBeVisible()
    await expect(view.getByRole('button', { name: 'Copy' })).toBeDisabled()
    await view.getByRole('button', { name: 'Paste a transcript' }).click()
    await view.getByLabel('Transcript text').fill(TIMED)
    await view.getByRole('button', { name: 'Save transcript' }).click()
    await view.getByLabel('Search the transcript').fill('RAIN')
    await expect(view.getByText('1 of 2')).toBeVisible()
    await expect(view.locator('mark')).toHaveText(['rain', 'rain'])
    await page.keyboard.press('Enter')
    await expect(view.getByText('2 of 2')).toBeVisible()
    await view.getByRole('button', { name: 'Next match' }).click()
    await expect(view.getByText('1 of 2')).toBeVisible()
    await view.getByLabel('Search the transcript').fill('evap')
    await expect(view.locator('mark')).toHaveText(['Évap'])
    await Promise.all([
      expect(toastWith(page, 'Copied!').getByText('Transcript copied to clipboard.')).toBeVisible(),
      view.getByRole('button', { name: 'Copy' }).click(),
    ])
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(TIMED)
  })

  await test.step('nothing leaves before Play; then the frame is of the host without cookies', async () => {
    await expect(view.getByText(/^Playing loads the video from YouTube/)).toBeVisible()
    await view.getByRole('button', { name: 'Play from 1:05' }).click()
    await expect(view.getByRole('button', { name: 'Play from 1:05', exact: true }).first()).toBeFocused()
    expect(others).toEqual([])
    await view.getByRole('button', { name: 'Play from 1:05' }).first().press('Enter')
    const player = await findPlayer(page, /youtube-nocookie/)
    const address = new URL(player.url())
    expect(address.pathname).toBe('/embed/dQw4w9WgXcQ')
    expect(Object.fromEntries(address.searchParams)).toEqual({
      enablejsapi: '1',
      origin: new URL(page.url()).origin,
      playsinline: '1',
      rel: '0',
      autoplay: '1',
      start: '65',
    })
    expect(new Set(others.map((url) => new URL(url).origin))).toEqual(
      new Set(['https://www.youtube-nocookie.com']),
    )
  })

  const player = await findPlayer(page, /youtube-nocookie/)
  const tell = (seconds: number) => player.evaluate((at) => window.player?.tell(at), seconds)
  const heard = () => player.evaluate(() => window.player?.heard.slice(-2))

  await test.step('a note keeps the moment at which it was begun, and leads back to it', async () => {
    await tell(83.9)
    const add = view.getByRole('button', { name: 'Add note at 1:23' })
    await view.getByLabel('Write a note').fill('Where the **rain** goes')
    await tell(99)
    await expect(view.locator('[aria-current="true"]')).toContainText('rain goes back up')
    await Promise.all([expect(toastWith(page, 'Note created successfully.')).toBeVisible(), add.click()])
    await expect(view.getByLabel('Moment')).toHaveValue('1:39')
    await view.getByLabel('Write a note').fill('At the beginning')
    await view.getByLabel('Moment').fill('0:0')
    await expect(view.getByText('Like 1:23')).toBeVisible()
    await view.getByLabel('Moment').fill('0:05')
    await view.getByLabel('Write a note').press('Control+Enter')
    await expect(view.getByRole('list', { name: 'Your notes' }).getByRole('listitem')).toHaveText([
      /0:05.*At the beginning/,
      /1:23.*Where the rain goes/,
    ])
    await view
      .getByRole('list', { name: 'Your notes' })
      .getByRole('button', { name: 'Play from 1:23' })
      .click()
    await expect
      .poll(heard)
      .toEqual([
        expect.objectContaining({ func: 'seekTo', args: [83, true] }),
        expect.objectContaining({ func: 'playVideo' }),
      ])
    await expect(view.getByLabel('Moment')).toHaveValue('1:23')
    await view.getByRole('button', { name: 'Play from 0:00' }).click()
    await expect(view.getByLabel('Moment')).toHaveValue('0:00')
    await view.getByRole('button', { name: 'Edit note The water cycle · 1:23' }).click()
    await dialog(page).last().getByLabel('Title').press('Escape')
    await expect(dialog(page)).toHaveCount(1)
    await view.getByRole('button', { name: 'Delete note The water cycle · 0:05' }).click()
    await expect(view.getByText('At the beginning')).toHaveCount(0)
    await view.getByRole('button', { name: 'Undo' }).press('Enter')
    await expect(view.getByText('At the beginning')).toBeVisible()
  })

  await page.keyboard.press('Tab')
  await page.goBack()
  await expect(view).toHaveCount(0)
  // Only the player knew how long it is.
  await expect(card(page, 'The water cycle').getByText('3:33')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'The water cycle' })).toBeFocused()

  await test.step('the address of a note opens its moment; Vimeo answers, a silent player is loaded anew, a choice is kept', async () => {
    const { id } = await addVideo(page, { url: VIMEO_URL })
    await page.request.post('/api/notes', {
      data: { title: 'a', content: 'Soon', videoContentId: id, videoSeconds: 40 },
    })
    await page.goto(`/college/video-content?video=${id}&t=83`)
    await view.getByLabel('Do not ask again for Vimeo on this device').click()
    await view.getByRole('button', { name: 'Play from 1:23' }).click()
    const vimeo = await findPlayer(page, /player\.vimeo/)
    expect(vimeo.url()).toBe('https://player.vimeo.com/video/76979871?h=8272103f6e&dnt=1&autoplay=1#t=83s')
    await vimeo.evaluate(() => window.player?.tell(12.2))
    await expect(view.getByLabel('Moment')).toHaveValue('0:12')
    await view.getByRole('button', { name: 'Play from 0:40' }).click()
    await expect(view.getByLabel('Moment')).toHaveValue('0:40')
    expect(await vimeo.evaluate(() => window.player?.heard.slice(-2))).toEqual([
      { method: 'setCurrentTime', value: 40 },
      { method: 'play' },
    ])

    await test.step('remembered, and silent', async () => {
      await page.unrouteAll()
      await standInForPlayers(page, { isSilent: true })
      await page.goto(`/college/video-content?video=${id}&t=999999`)
      expect((await findPlayer(page, /player\.vimeo/)).url()).toMatch(/dnt=1$/)
      await expect(view.getByLabel('Moment')).toHaveValue('')
      await view.getByRole('button', { name: 'Play from 0:40' }).click()
      expect((await findPlayer(page, /#t=40s$/)).url()).toContain('autoplay=1')
      await view.getByRole('button', { name: 'Ask me again' }).click()
      await expect(view.getByRole('button', { name: /^Play/ }).first()).toBeVisible()
      await expect(view.locator('iframe')).toHaveCount(0)
    })
  })
})

test('a teacher shares and deletes, learners only delete their own, an admin brings back', {
  tag: ['@Y-16', '@P-87', '@SEC-35', '@SEC-36'],
}, async ({ page, browser }) => {
  const title = `Shared ${crypto.randomUUID().slice(0, 8)}`
  await signIn(page, 'demo-teacher')
  const video = await addVideo(page, { title })
  await page.context().clearCookies()
  await signIn(page, 'demo-admin')
  const shared = await page.request.put(`/api/admin/video-content/${video.id}/shared`, {
    data: { isShared: true },
  })
  expect(shared.ok()).toBe(true)
  await page.context().clearCookies()
  await signUpLearner(page)
  await page.goto('/video-content')
  await expect(card(page, title).getByRole('button', { name: /^Preview/ })).toBeVisible()
  await expect(card(page, title).getByRole('button', { name: /^Delete/ })).toHaveCount(0)
  await expect(page.getByRole('tab', { name: 'Deleted' })).toHaveCount(0)

  await test.step('deleted by others meanwhile', async () => {
    // In a browser of their own: the learner's page, which asks now and then, must not find itself signed out.
    const teacher = await (await browser.newContext()).newPage()
    await signIn(teacher, 'demo-teacher')
    expect((await teacher.request.delete(`/api/video-content/${video.id}`)).status()).toBe(204)
    await teacher.context().close()
    await card(page, title)
      .getByRole('button', { name: /^Preview/ })
      .click()
    await expect(dialog(page).getByText('This video is no longer here')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(card(page, title)).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  })

  await page.context().clearCookies()
  await signIn(page, 'demo-admin')
  await page.goto('/video-content')
  await page.getByRole('tab', { name: 'Deleted' }).click()
  await Promise.all([
    expect(toastWith(page, 'Restored')).toBeVisible(),
    page.getByRole('button', { name: `Restore ${title}` }).click(),
  ])
  await expect(card(page, title)).toHaveCount(0)
  await page.getByRole('tab', { name: 'All Videos' }).click()
  await expect(card(page, title)).toBeVisible()
  const remove = card(page, title).getByRole('button', { name: /^Delete/ })
  expect((await page.request.delete(`/api/video-content/${video.id}`)).status()).toBe(204)
  await Promise.all([
    expect(toastWith(page, 'This video was already deleted.')).toBeVisible(),
    remove.click(),
  ])
  await expect(card(page, title)).toHaveCount(0)
})
