/** As long as somebody may wait for what they have pressed. */
const MOST_TRIES = 100
const TRY_AGAIN_MS = 20

let latest: HTMLElement | null = null

/** The last one alone counts: it may be where the answer to an earlier one would have been. */
async function pressUntilHeard(button: HTMLElement): Promise<void> {
  latest = button
  const heard = new AbortController()
  button.addEventListener('click', () => heard.abort(), { once: true })
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    await new Promise((resolve) => setTimeout(resolve, TRY_AGAIN_MS))
    if (heard.signal.aborted || latest !== button || !button.isConnected) return
    button.click()
  }
}

/**
 * React holds back a press in a part that has not come to life yet: it never reaches its button, and is pressed again. What
 * comes back presses `early`, what was pressed before, unless something else was since then; and soon stops listening,
 * because parts that come later come alive.
 */
export function hearPresses(early: HTMLElement | null): () => void {
  latest = early
  const listening = new AbortController()
  addEventListener(
    'click',
    ({ target, isTrusted }) => {
      const button = isTrusted && target instanceof Element && target.closest('button')
      if (button) void pressUntilHeard(button)
    },
    { capture: true, signal: listening.signal },
  )
  return () => {
    if (early && latest === early) void pressUntilHeard(early)
    setTimeout(() => listening.abort(), MOST_TRIES * TRY_AGAIN_MS)
  }
}
