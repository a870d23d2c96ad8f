import type { Page } from '@playwright/test'

/** When each frame came, and how long the page itself worked on it. */
export type Frames = { atMs: number[]; workMs: number[] }

declare global {
  interface Window {
    measuredFrames?: Frames
  }
}

/** Before the page's own code: from then on everything it does in a frame is timed. */
export async function watchFrames(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const request = window.requestAnimationFrame.bind(window)
    const frames: Frames = { atMs: [], workMs: [] }
    window.measuredFrames = frames
    window.requestAnimationFrame = (run) =>
      request((atMs) => {
        const begun = performance.now()
        run(atMs)
        const worked = performance.now() - begun
        // All that was asked for the same frame is the work of that frame.
        if (frames.atMs.at(-1) === atMs)
          frames.workMs[frames.workMs.length - 1] = (frames.workMs.at(-1) ?? 0) + worked
        else {
          frames.atMs.push(atMs)
          frames.workMs.push(worked)
        }
      })
  })
}

/** What the frames of the next seconds were like. */
export async function timeFrames(page: Page, seconds: number): Promise<Frames> {
  await page.evaluate(() => {
    if (window.measuredFrames) Object.assign(window.measuredFrames, { atMs: [], workMs: [] })
  })
  await page.waitForTimeout(seconds * 1000)
  const frames = await page.evaluate(() => window.measuredFrames)
  if (!frames) throw new Error('The page is not watched')
  return frames
}
