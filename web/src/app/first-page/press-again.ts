/** As long as somebody may wait for what they have pressed. */
const MOST_TRIES = 100
const TRY_AGAIN_MS = 20

/** Presses what was pressed before the app could answer. React holds back a press in a part that has not come to life yet. */
export async function pressAgain(element: HTMLElement): Promise<void> {
  const heard = new AbortController()
  element.addEventListener('click', () => heard.abort(), { once: true })
  for (let tries = 0; tries < MOST_TRIES && !heard.signal.aborted && element.isConnected; tries++) {
    element.click()
    await new Promise((resolve) => setTimeout(resolve, TRY_AGAIN_MS))
  }
}
