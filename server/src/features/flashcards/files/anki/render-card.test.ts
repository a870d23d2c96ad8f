import { expect, test } from 'vitest'
import { LONGEST_SIDE, renderCard } from './render-card.ts'

const render = (question: string, value: string) =>
  renderCard(
    { name: 'Basic', isCloze: false, fields: ['Front'], templates: [{ question, answer: '' }] },
    [value],
    0,
  )?.front

test('conditions within conditions show what is filled', () => {
  expect(render('{{#Front}}a{{^Front}}b{{/Front}}{{#Front}}c{{/Front}}{{/Front}}', 'x')).toBe('ac')
})

test('conditions nested by the thousand take no minutes', () => {
  const before = process.cpuUsage()
  render(`${'{{#Front}}'.repeat(20_000)}x${'{{/Front}}'.repeat(20_000)}`, 'x')
  const { user, system } = process.cpuUsage(before)
  expect((user + system) / 1e6).toBeLessThan(5)
})

test('a field that is named again and again ends a little above the longest side', () => {
  const side = render('{{Front}}'.repeat(100_000), 'a'.repeat(10_000))?.length
  expect(side).toBeGreaterThan(LONGEST_SIDE)
  expect(side).toBeLessThan(LONGEST_SIDE + 1_000_000)
})
