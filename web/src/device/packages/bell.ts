/** Rings when there may be something to do. A ring that nobody waited for is heard by the next one who does. */
export function createBell() {
  let isRung = false
  let wake = () => {}

  function ring(): void {
    isRung = true
    wake()
  }

  async function waitForRing(longestMs: number): Promise<void> {
    if (!isRung) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, longestMs)
        wake = () => {
          clearTimeout(timer)
          resolve()
        }
      })
    }
    isRung = false
    wake = () => {}
  }

  return { ring, waitForRing }
}
