import { onTestFinished } from 'vitest'
import { cdp } from 'vitest/browser'

export type Point = readonly [x: number, y: number]

/** The browser counts from the corner of its window, in which the page under test is a frame. */
function toWindow([x, y]: Point) {
  const frame = window.frameElement?.getBoundingClientRect()
  const scale = frame ? frame.width / innerWidth : 1
  return { x: (frame?.left ?? 0) + x * scale, y: (frame?.top ?? 0) + y * scale }
}

export const middleOf = (element: Element): Point => {
  const { left, top, width, height } = element.getBoundingClientRect()
  return [left + width / 2, top + height / 2]
}

const listPointsBetween = (from: Point, to: Point, steps: number): Point[] =>
  Array.from({ length: steps }, (_, step) => {
    const share = (step + 1) / steps
    return [from[0] + share * (to[0] - from[0]), from[1] + share * (to[1] - from[1])]
  })

const sendMouse = (type: 'mousePressed' | 'mouseMoved' | 'mouseReleased', point: Point) =>
  cdp().send('Input.dispatchMouseEvent', {
    type,
    ...toWindow(point),
    button: 'left',
    buttons: type === 'mouseReleased' ? 0 : 1,
    clickCount: type === 'mouseMoved' ? 0 : 1,
  })

/** Presses, moves in steps, and lets go after `beforeDrop`. */
export async function dragMouse(from: Point, to: Point, beforeDrop?: () => Promise<unknown>): Promise<void> {
  await sendMouse('mousePressed', from)
  for (const point of listPointsBetween(from, to, 6)) await sendMouse('mouseMoved', point)
  await beforeDrop?.()
  await sendMouse('mouseReleased', to)
}

const sendTouch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly Point[]) =>
  cdp().send('Input.dispatchTouchEvent', {
    type,
    touchPoints: points.map((point, id) => ({ ...toWindow(point), id })),
  })

/** Puts fingers down, moves them in steps and lifts them. */
export async function moveFingers(from: readonly Point[], to: readonly Point[]): Promise<void> {
  const paths = from.map((start, finger) => listPointsBetween(start, to[finger] ?? start, 10))
  await sendTouch('touchStart', from)
  for (let step = 0; step < 10; step++)
    await sendTouch(
      'touchMove',
      paths.flatMap((path) => path.slice(step, step + 1)),
    )
  await sendTouch('touchEnd', [])
}

/** A device with a touch screen and no mouse, until the test ends. */
export async function showOnTouchScreen(): Promise<void> {
  await cdp().send('Emulation.setTouchEmulationEnabled', { enabled: true })
  onTestFinished(async () => {
    await cdp().send('Emulation.setTouchEmulationEnabled', { enabled: false })
  })
}
