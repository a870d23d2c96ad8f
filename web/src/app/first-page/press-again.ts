/** As long as somebody may wait for what they have pressed. */
const MOST_TRIES = 100
const TRY_AGAIN_MS = 20

/** Presses what was pressed before the app could answer. React holds back a press in a part that has not come to life yet. */
export async function pressAgain(elements: Iterable<HTMLElement>): Promise<void> {
  for (const element of elements) {
    let isHeard = false
    element.addEventListener(
      'click',
      () => {
        isHeard = true
      },
      { once: true },
    )
    for (let tries = 0; tries < MOST_TRIES && !isHeard && element.isConnected; tries++) {
      element.click()
      await new Promise((resolve) => setTimeout(resolve, TRY_AGAIN_MS))
    }
  }
}
