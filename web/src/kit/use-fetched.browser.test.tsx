import { createRoot } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { MINUTE_MS } from '#engines/days/durations.ts'
import { useFetched } from './use-fetched.ts'

afterEach(() => vi.useRealTimers())

let tries = 0

async function failOnce(): Promise<string> {
  tries += 1
  if (tries === 1) throw new TypeError('Failed to fetch')
  return 'the bell'
}

function Part() {
  const [fetched, hasFailed] = useFetched(failOnce, { isPatient: true })
  return <p>{fetched ?? (hasFailed ? 'not there' : 'on its way')}</p>
}

test('what nobody asked for is fetched again after a minute when it did not come', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  tries = 0
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(<Part />)
  await expect.element(page.getByText('not there')).toBeVisible()
  vi.advanceTimersByTime(MINUTE_MS)
  await expect.element(page.getByText('the bell')).toBeVisible()
  root.unmount()
})
