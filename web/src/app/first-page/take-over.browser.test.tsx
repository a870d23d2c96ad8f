import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { prepare } from './take-over.ts'

/** A button of a page that is alive only after the first half of a click, as React stops what comes before. */
async function showButton(stopped: 'pointerdown' | 'none') {
  const { replayClicks } = await prepare('{"scripts":[]}')
  const stopSoon = replayClicks(null)
  const button = document.createElement('button')
  button.textContent = 'Theme'
  document.body.append(button)
  let isAlive = false
  const hold = (event: Event) => {
    if (!isAlive && event.type === stopped) event.stopPropagation()
    isAlive = true
  }
  addEventListener('pointerdown', hold, { capture: true })
  onTestFinished(() => {
    removeEventListener('pointerdown', hold, { capture: true })
    button.remove()
    stopSoon()
  })
  const heard: string[] = []
  for (const type of ['pointerdown', 'click']) button.addEventListener(type, () => heard.push(type))
  return heard
}

test('a menu whose button came to life between the two halves of a click opens', async () => {
  const heard = await showButton('pointerdown')
  await userEvent.click(page.getByRole('button', { name: 'Theme' }))
  await expect.poll(() => heard).toEqual(['click', 'pointerdown'])
})

test('a click that arrived whole is not repeated', async () => {
  const heard = await showButton('none')
  await userEvent.click(page.getByRole('button', { name: 'Theme' }))
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(heard).toEqual(['pointerdown', 'click'])
})
