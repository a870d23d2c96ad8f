/** Ten seconds: on a busy device a part of the page takes that long to hydrate. */
const MOST_TRIES = 500
const TRY_AGAIN_MS = 20

let latest: HTMLElement | null = null

/** Menus open when the pointer goes down, everything else when it is clicked. */
function click(button: HTMLElement): void {
  for (const type of ['pointerdown', 'pointerup'])
    button.dispatchEvent(new PointerEvent(type, { bubbles: true, cancelable: true, pointerType: 'mouse' }))
  button.click()
}

/** The last one alone counts: it may be where the answer to an earlier one would have been. */
async function replayUntilHandled(button: HTMLElement): Promise<void> {
  latest = button
  const handled = new AbortController()
  button.addEventListener('click', () => handled.abort(), { once: true })
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    await new Promise((resolve) => setTimeout(resolve, TRY_AGAIN_MS))
    if (handled.signal.aborted || latest !== button || !button.isConnected) return
    click(button)
  }
}

/**
 * While it hydrates React stops clicks in parts that are not hydrated yet: they never reach their button and are replayed.
 * What comes back replays `early`, what was clicked before, unless something else was since then, and soon stops listening.
 */
export function replayClicks(early: HTMLElement | null): () => void {
  latest = early
  const listening = new AbortController()
  addEventListener(
    'click',
    ({ target, isTrusted }) => {
      const button = isTrusted && target instanceof Element && target.closest('button')
      if (button) void replayUntilHandled(button)
    },
    { capture: true, signal: listening.signal },
  )
  return () => {
    if (early && latest === early) void replayUntilHandled(early)
    setTimeout(() => listening.abort(), MOST_TRIES * TRY_AGAIN_MS)
  }
}
