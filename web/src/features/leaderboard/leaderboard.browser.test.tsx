import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { type LeaderboardUser, leaderboard } from '#contract/leaderboard.ts'
import { PointEntry, points } from '#contract/points.ts'
import { type Answer, answer, answerStatus, hold } from '../../testing/fake-server.ts'
import { showOnPhone } from '../../testing/looks.ts'
import { makeSample } from '../../testing/make-sample.ts'
import { makeUser } from '../../testing/make-user.ts'
import { button, dialog, expectCount, expectTexts, section } from '../../testing/on-page.ts'
import { renderAt } from '../../testing/render-at.tsx'

const LEADERS = ['Zed', 'Amy', 'Bo', 'Cy'].map(
  (firstName, place): LeaderboardUser => ({
    id: 9000 + place,
    firstName,
    lastName: 'X.',
    displayName: `${firstName} X.`,
    grade: 5,
    points: 100 - 20 * place,
    avatarUrl: null,
    isShared: false,
  }),
)
const maya = makeUser({ firstName: 'Maya', lastName: 'Okafor' })
const list = section('All places')
const podium = section('The first three')

const openLeaderboard = (leaders: LeaderboardUser[], ...answers: Answer[]) =>
  renderAt('/leaderboard', {
    as: maya,
    answers: [
      answer(leaderboard.list, leaders),
      answer(leaderboard.standing, { rank: 3, points: 50, topPoints: 200 }),
      ...answers,
    ],
  })

test('ten gray rows stand where the leaders will be', { tags: ['LEAD-02', 'CONST1-15'] }, async () => {
  const leaders = hold(answer(leaderboard.list, LEADERS))
  await openLeaderboard([], leaders)
  const waiting = page.getByRole('main').getByRole('status').filter({ hasText: 'Loading' })
  await expect.poll(() => waiting.query()?.querySelectorAll('[aria-hidden=true]').length).toBe(10)
  leaders.release()
  await expect.element(list).toBeVisible()
  await expect.element(waiting).not.toBeInTheDocument()
})

test.for([
  { rank: 3, shown: '#3' },
  { rank: null, shown: 'N/A' },
])(
  'Your Stats say name, grade, rank $shown, points and the share of the top score',
  { tags: ['LEAD-06…12'] },
  async ({ rank, shown }) => {
    await openLeaderboard(LEADERS, answer(leaderboard.standing, { rank, points: 50, topPoints: 200 }))
    await expect.element(page.getByText('Maya Okafor · Grade 5', { exact: true })).toBeVisible()
    await expectTexts(page.getByRole('main').getByRole('definition'), [shown, '50', '25%'])
    await expect.element(page.getByText('From Top', { exact: true })).toBeVisible()
  },
)

test('without points there is no share of the top yet, and the page says how points are earned', async () => {
  await openLeaderboard(LEADERS, answer(leaderboard.standing, { rank: null, points: 0, topPoints: 200 }))
  await expectTexts(page.getByRole('main').getByRole('definition'), ['N/A', '0', '–'])
  await expectTexts(section('How you earn points').getByRole('listitem'), [
    '10 points for a perfect quiz, once for each quiz',
    '5 points when you first reach Practiced in a skill',
    '10 more points when you first reach Mastered in it',
    /^5 points for completing a lesson for the first time, after reading it for at least a third/,
  ])
})

test('podium, medals and bars follow the points; a phone has no room for a podium', {
  tags: ['LEAD-13…20'],
}, async () => {
  const own = { ...maya, displayName: 'Maya O.', points: 10, isShared: false }
  await openLeaderboard([...LEADERS, own])
  await expectCount(podium.getByRole('listitem'), 3)
  await expectCount(list.getByRole('listitem'), 5)
  await expectCount(list.getByRole('img'), 3)
  await expect.element(list.getByText('Maya O. (You)')).toBeVisible()
  await expect.element(list.getByRole('progressbar').nth(1)).toHaveAttribute('aria-valuenow', '80')
  await showOnPhone()
  await expect.element(podium).not.toBeInTheDocument()
})

test('points open to all that they were given for, a page after the other', async () => {
  const entry = (id: number) =>
    makeSample(PointEntry, { id, kind: 'lesson', name: `Lesson ${id}`, points: 5 })
  const { server } = await openLeaderboard(
    LEADERS,
    answer(points.entries, ({ before }) => ({
      entries: before === undefined ? [entry(9), entry(8)] : [entry(7)],
      hasMore: before === undefined,
    })),
  )
  await button('Points').click()
  await expectCount(dialog().getByRole('listitem'), 3)
  await expect.element(button('Show more')).not.toBeInTheDocument()
  expect(server.sentTo(points.entries).map(({ before }) => before)).toEqual([undefined, '8'])
})

test('two places make no podium', { tags: ['LEAD-13…20'] }, async () => {
  await openLeaderboard(LEADERS.slice(0, 2))
  await expectCount(list.getByRole('listitem'), 2)
  await expect.element(podium).not.toBeInTheDocument()
})

test('who is taken off the list is gone as soon as the tab is looked at again', async () => {
  const { server } = await openLeaderboard(LEADERS)
  await expect.element(list.getByText('Zed X.')).toBeVisible()
  server.use(answer(leaderboard.list, LEADERS.slice(1)))
  window.dispatchEvent(new Event('visibilitychange'))
  await expect.element(list.getByText('Zed X.')).not.toBeInTheDocument()
  await expect.element(list.getByText('Amy X.')).toBeVisible()
})

test('an empty leaderboard is an invitation', { tags: ['LEAD-13…20'] }, async () => {
  await openLeaderboard([])
  await expect.element(page.getByText('No leaderboard data available for this grade.')).toBeVisible()
  await expect.element(page.getByText('Be the first to earn points!')).toBeVisible()
})

test('a leaderboard that cannot be fetched says so', { tags: ['ERR1-20'] }, async () => {
  await openLeaderboard([], answerStatus(leaderboard.list, 500))
  await expect.element(page.getByRole('alert').getByText('Failed to fetch leaderboard.')).toBeVisible()
})

test('only teachers choose a grade', { tags: ['LEAD-03…05'] }, async () => {
  await openLeaderboard(LEADERS)
  await expect.element(page.getByRole('heading', { name: 'Your Stats' })).toBeVisible()
  await expect.element(page.getByRole('combobox', { name: 'Grade' })).not.toBeInTheDocument()
})

test('a teacher chooses among all grades', { tags: ['LEAD-03…05'] }, async () => {
  await renderAt('/leaderboard', {
    as: makeUser({ role: 'teacher' }),
    answers: [
      answer(leaderboard.list, LEADERS),
      answer(leaderboard.standing, { rank: null, points: 0, topPoints: 100 }),
    ],
  })
  await page.getByRole('combobox', { name: 'Grade' }).click()
  await expectTexts(page.getByRole('option'), [
    'All Grades',
    ...Array.from({ length: 12 }, (_, place) => `Grade ${place + 1}`),
  ])
})
