import type { Page } from '@playwright/test'

/** How long the frames of a movement took, and how much of each the page itself computed. */
export type Movement = { name: string; frameMs: number[]; computedMsPerFrame: number }

const STEPS = 90

/** Drags, zooms and searches the skill map that the page shows, a step a frame, and times every frame. */
export async function driveMap(page: Page): Promise<Movement[]> {
  const drag = (dx: number) => page.evaluate(dragMap, { dx, steps: STEPS })
  const zoom = (deltaY: number) => page.evaluate(zoomMap, { deltaY, steps: STEPS })
  return [
    await time(page, 'drag, near', () => drag(-12)),
    await time(page, 'zoom out', () => zoom(4)),
    await time(page, 'drag, from afar', () => drag(2)),
    await time(page, 'zoom in', () => zoom(-4)),
    await time(page, 'search', () => search(page)),
  ]
}

async function search(page: Page): Promise<void> {
  await page.getByPlaceholder('Find a skill').click()
  await page.keyboard.type('Skill 77', { delay: 40 })
  await page.keyboard.press('Enter')
  await page
    .getByRole('application')
    .getByRole('button', { name: /^Skill 77:/ })
    .waitFor()
}

async function time(page: Page, name: string, move: () => Promise<void>): Promise<Movement> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  const readComputedMs = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return 1000 * (metrics.find((metric) => metric.name === 'TaskDuration')?.value ?? 0)
  }
  const before = await readComputedMs()
  const frames = page.evaluate(timeFrames)
  await move()
  await page.evaluate(() => document.dispatchEvent(new Event('measured')))
  const frameMs = await frames
  const computedMs = (await readComputedMs()) - before
  await session.detach()
  return { name, frameMs, computedMsPerFrame: computedMs / frameMs.length }
}

/** Runs in the page until it is told to stop. */
function timeFrames(): Promise<number[]> {
  return new Promise((resolve) => {
    const times: number[] = []
    let isOver = false
    document.addEventListener('measured', () => (isOver = true), { once: true })
    function note(at: number) {
      times.push(at)
      if (!isOver) requestAnimationFrame(note)
      else resolve(times.slice(1).map((time, place) => time - (times[place] ?? time)))
    }
    requestAnimationFrame(note)
  })
}

/** Runs in the page: input sent from outside would come in the rhythm of the driver, not of the frames. */
async function dragMap({ dx, steps }: { dx: number; steps: number }): Promise<void> {
  const map = document.querySelector('[role=application]')
  if (!(map instanceof HTMLElement)) throw new Error('no map')
  // A made-up pointer cannot be captured.
  map.setPointerCapture = () => {}
  const { left, top, width, height } = map.getBoundingClientRect()
  const send = (type: string, step: number) =>
    map.dispatchEvent(
      new PointerEvent(type, {
        pointerId: 1,
        clientX: left + width / 2 + dx * step,
        clientY: top + height / 2,
        bubbles: true,
      }),
    )
  send('pointerdown', 0)
  for (let step = 1; step <= steps; step++) {
    await new Promise(requestAnimationFrame)
    send('pointermove', step)
  }
  send('pointerup', steps)
}

/** Runs in the page. */
async function zoomMap({ deltaY, steps }: { deltaY: number; steps: number }): Promise<void> {
  const map = document.querySelector('[role=application]')
  if (!map) throw new Error('no map')
  const { left, top, width, height } = map.getBoundingClientRect()
  for (let step = 0; step < steps; step++) {
    await new Promise(requestAnimationFrame)
    map.dispatchEvent(
      new WheelEvent('wheel', {
        deltaY,
        ctrlKey: true,
        clientX: left + width / 2,
        clientY: top + height / 2,
        bubbles: true,
        cancelable: true,
      }),
    )
  }
}
