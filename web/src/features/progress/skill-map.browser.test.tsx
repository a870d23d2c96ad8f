import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type SkillReceipt, skills } from '#contract/skills.ts'
import { answer } from '../../testing/fake-server.ts'
import { expectSoundLook } from '../../testing/looks.ts'
import { button, dialog, expectCount, section } from '../../testing/on-page.ts'
import { middleOf, moveFingers, type Point, showOnTouchScreen } from '../../testing/pointer.ts'
import { answerMap, makeStanding, openProgress } from './testing/open-progress.ts'

const MAP_ADDRESS = '/progress?tab=subjects&subject=Mathematics'
const map = () => page.getByRole('application', { name: 'Skill map of Mathematics' })

test('the skill map is walked by keys, which open what is behind a skill', async () => {
  const standing = makeStanding(0)
  const receipt: SkillReceipt = { standing, missing: ['moreAnswers'], answers: [], hasMore: false }
  await openProgress(MAP_ADDRESS, answer(skills.receipt, receipt))
  await expect.element(map()).toBeVisible()
  const current = () => {
    const found = map().element().querySelector<HTMLElement>('button[tabindex="0"]')
    if (!found) throw new Error('no skill can be reached by keys')
    return found
  }
  const first = current().dataset.skill
  current().focus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.poll(() => current().dataset.skill).not.toBe(first)
  for (const key of ['PageDown', 'Home']) {
    await expect.poll(() => document.activeElement === current()).toBe(true)
    await userEvent.keyboard(`{${key}}`)
  }
  await expect.poll(() => document.activeElement === current()).toBe(true)
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog().getByRole('link', { name: 'Practice' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog()).not.toBeInTheDocument()
})

test('the skill map is sound everywhere, as a map and as a list', async () => {
  await openProgress(MAP_ADDRESS)
  await expect.element(map()).toBeVisible()
  await expectSoundLook()
  await button('List').click()
  await expect.element(section('Grade 1')).toBeVisible()
  await expectSoundLook()
})

test('fingers move a map of a thousand skills, which draws what is in sight and nothing anew while it is dragged', async () => {
  await showOnTouchScreen()
  await page.viewport(390, 800)
  // As many skills as no subject has, each building on the one before the last.
  const many = Array.from({ length: 1000 }, (_, place) =>
    makeStanding(place, { grade: 1 + Math.floor((place * 12) / 1000), isNext: place === 500 }),
  )
  await openProgress(MAP_ADDRESS, answerMap(many))
  await expect.element(map().getByRole('button', { name: /^Skill 500 / })).toBeVisible()
  const element = map().element()
  element.scrollIntoView({ block: 'center' })
  expect(element.querySelectorAll('button').length).toBeLessThan(100)
  const [x, y] = middleOf(element)
  const layer = element.querySelector(':scope > div')
  if (!layer) throw new Error('the map is not drawn')
  const readZoom = () => new DOMMatrix(getComputedStyle(layer).transform).a

  const before = layer.getBoundingClientRect().x
  let drawn = 0
  const watcher = new MutationObserver((changes) => {
    drawn += changes.length
  })
  watcher.observe(element, { childList: true, subtree: true })
  await moveFingers([[x, y]], [[x - 60, y]])
  await expect.poll(() => layer.getBoundingClientRect().x).toBeLessThan(before - 40)
  expect(drawn).toBe(0)
  watcher.disconnect()
  await expectCount(dialog(), 0)

  const spread = (distance: number): Point[] => [
    [x - distance, y],
    [x + distance, y],
  ]
  await moveFingers(spread(120), spread(12))
  await expect.poll(readZoom).toBeLessThan(0.4)
  await expectCount(map().getByRole('button'), 1)
  await moveFingers([[x, y]], [[x, y]])
  await expect.poll(readZoom).toBeCloseTo(0.9)
  await expectCount(dialog(), 0)

  const scrolled = scrollY
  const { top } = element.getBoundingClientRect()
  await moveFingers([[x, top - 20]], [[x, top + 130]])
  await expect.poll(() => scrollY).toBeLessThan(scrolled)
})
