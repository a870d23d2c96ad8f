import { expect, type Page, test } from '@playwright/test'
import type { PracticeProblem } from '#contract/practice.ts'
import type { SkillStanding } from '#contract/skills.ts'
import { signIn } from './demo-sign-in.ts'
import { expectSoundLook } from './looks.ts'
import { signUpLearner } from './new-learner.ts'
import { SKILL_OF } from './practice-steps.ts'

const SKILL = SKILL_OF.number
const MAP_ADDRESS = '/progress?tab=subjects&subject=Mathematics'

async function answerWrongly(page: Page): Promise<void> {
  const given = await page.request.post('/api/practice/problems', { data: { skill: SKILL } })
  const problem: PracticeProblem = await given.json()
  const data = { problemId: problem.id, answer: '77' }
  expect((await page.request.post('/api/practice/attempts', { data })).ok()).toBe(true)
}

test('a pupil walks the skill map by keys, opens a level to its answers, and a teacher takes a wrong question back', async ({
  page,
}) => {
  await signUpLearner(page, { grade: 1 })
  await answerWrongly(page)
  await page.goto(MAP_ADDRESS)
  const map = page.getByRole('application', { name: 'Skill map of Mathematics' })
  await expect(map.getByRole('button', { name: /Learning/ })).toHaveCount(1)
  const current = map.locator('button[tabindex="0"]')
  const first = await current.getAttribute('data-skill')
  await current.focus()
  await page.keyboard.press('ArrowRight')
  await expect(current).not.toHaveAttribute('data-skill', first ?? '')
  await expect(current).toBeFocused()
  await page.keyboard.press('PageDown')
  await expect(current).toBeFocused()
  await page.keyboard.press('Home')
  await expect(current).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Practice' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await map.getByRole('button', { name: /Learning/ }).click()
  const panel = page.getByRole('dialog')
  await expect(panel.getByText('What is missing for Mastered')).toBeVisible()
  await panel.getByRole('button', { name: 'Why?' }).click()
  await expect(panel.getByText('Your answer: 77')).toBeVisible()
  await panel.getByRole('button', { name: 'This question is wrong' }).click()
  const words = `It asks twice (${Date.now()}).`
  await panel.getByLabel(/What is wrong with it/).fill(words)
  await panel.getByRole('button', { name: 'Send to my teacher' }).click()
  await expect(panel.getByText('Sent to your teacher.')).toBeVisible()
  const pupil = await page.context().cookies()

  await page.context().clearCookies()
  await signIn(page, 'demo-admin')
  await page.goto('/teacher/questions')
  const card = page.getByRole('article').filter({ hasText: words })
  await expect(card.getByText('Trellis expects')).toBeVisible()
  await expectSoundLook(page, 'questions to check')
  await card.getByLabel(/Reply to the student/).fill('You are right, thank you.')
  await card.getByRole('button', { name: 'Take it back' }).click()
  await expect(page.getByRole('alertdialog')).toContainText('1 answer no longer counts')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Take it back' }).click()
  await expect(card).toHaveCount(0)

  await page.context().clearCookies()
  await page.context().addCookies(pupil)
  await expect
    .poll(async () => {
      await page.goto(`${MAP_ADDRESS}&skill=${SKILL}`)
      await page.getByRole('dialog').getByRole('button', { name: 'Why?' }).click()
      return page.getByRole('dialog').getByText('Taken back by your teacher').count()
    })
    .toBe(1)
  await expect(page.getByText('Your teacher says: You are right, thank you.')).toBeVisible()
})

test('the skill map fits every width, as a map and as a list', { tag: '@thorough' }, async ({ page }) => {
  await signUpLearner(page, { grade: 1 })
  await page.goto(MAP_ADDRESS)
  await expect(page.getByRole('application')).toBeVisible()
  await expectSoundLook(page, 'skill map')
  await page.getByRole('button', { name: 'List', exact: true }).click()
  await expect(page.getByRole('region', { name: 'Grade 1', exact: true })).toBeVisible()
  await expectSoundLook(page, 'skill list')
})

/** As many skills as no subject has, each building on the one before the last. */
const MANY_SKILLS: SkillStanding[] = Array.from({ length: 1000 }, (_, place) => ({
  id: `math.made-up-${place}`,
  name: `Skill ${place}`,
  can: 'I can do it.',
  subject: 'Mathematics',
  grade: 1 + Math.floor((place * 12) / 1000),
  after: place < 2 ? [] : [`math.made-up-${place - 2}`],
  hasPractice: true,
  lessonId: null,
  level: 'new',
  mastery: null,
  low: null,
  high: null,
  answers: 0,
  isDue: false,
  isNext: place === 500,
}))

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 800 } })

  test('fingers move a map of a thousand skills, which draws what is in sight and nothing anew while it is dragged', {
    tag: '@thorough',
  }, async ({ page }) => {
    await signUpLearner(page, { grade: 6 })
    await page.route(/\/api\/users\/\d+\/skills\?/, (route) =>
      route.fulfill({ json: { grade: 6, subjects: ['Mathematics'], skills: MANY_SKILLS } }),
    )
    await page.goto(MAP_ADDRESS)
    const map = page.getByRole('application')
    await expect(map.getByRole('button', { name: /^Skill 500 / })).toBeVisible()
    await map.evaluate((element) => element.scrollIntoView({ block: 'center' }))
    expect(await map.getByRole('button').count()).toBeLessThan(100)
    const fingers = await touchOf(page)
    const box = await map.boundingBox()
    if (!box) throw new Error('the map is not shown')
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    const readPlace = () => map.locator('> div').evaluate((layer) => layer.getBoundingClientRect().x)
    const readZoom = () =>
      map.locator('> div').evaluate((layer) => new DOMMatrix(getComputedStyle(layer).transform).a)

    const before = await readPlace()
    await map.evaluate((element) => {
      const watcher = new MutationObserver((changes) => {
        element.setAttribute(
          'data-drawn',
          String(Number(element.getAttribute('data-drawn')) + changes.length),
        )
      })
      watcher.observe(element, { childList: true, subtree: true })
    })
    await fingers([[x, y]], [[x - 60, y]])
    await expect.poll(readPlace).toBeLessThan(before - 40)
    await expect(map).not.toHaveAttribute('data-drawn')
    await expect(page.getByRole('dialog')).toHaveCount(0)

    const apart: Point[] = [
      [x - 120, y],
      [x + 120, y],
    ]
    const together: Point[] = [
      [x - 12, y],
      [x + 12, y],
    ]
    await fingers(apart, together)
    await expect.poll(readZoom).toBeLessThan(0.4)
    await expect(map.getByRole('button')).toHaveCount(1)
    await page.touchscreen.tap(x, y)
    await expect.poll(readZoom).toBeCloseTo(0.9)
    await expect(page.getByRole('dialog')).toHaveCount(0)

    const scrolled = await page.evaluate(() => scrollY)
    await fingers([[x, box.y - 20]], [[x, box.y + 130]])
    await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(scrolled)
  })
})

type Point = [x: number, y: number]

/** Puts fingers down, moves them in steps and lifts them. */
async function touchOf(page: Page) {
  const session = await page.context().newCDPSession(page)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: Point[]) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: points.map(([x, y], id) => ({ x, y, id })),
    })
  return async (from: Point[], to: Point[], steps = 10) => {
    await send('touchStart', from)
    for (let step = 1; step <= steps; step++) {
      const share = step / steps
      await send(
        'touchMove',
        from.map(([x, y], finger): Point => {
          const [toX, toY] = to[finger] ?? [x, y]
          return [x + share * (toX - x), y + share * (toY - y)]
        }),
      )
    }
    await send('touchEnd', [])
  }
}
