import { STAGE } from '#engines/kids-code/index.ts'

export type BubblePlace = {
  /** Left and upper edge, in units of the stage with y upwards. */
  left: number
  top: number
  /** Where the tail begins at the lower edge, and the head it points to. */
  tailX: number
  tipX: number
  tipY: number
}

type Head = { x: number; top: number; halfWidth: number }

const MARGIN = 4
const TAIL = 12

/** Above the head, to the side that has more room, and always whole on the stage. */
export function placeBubble(head: Head, width: number, height: number): BubblePlace {
  const isRight = head.x + head.halfWidth / 2 + width <= STAGE.width / 2 - MARGIN || head.x < 0
  const wished = isRight ? head.x + head.halfWidth / 2 - TAIL : head.x - head.halfWidth / 2 - width + TAIL
  const left = clamp(wished, -STAGE.width / 2 + MARGIN, STAGE.width / 2 - MARGIN - width)
  const lowest = -STAGE.height / 2 + MARGIN + height + TAIL
  const top = clamp(head.top + height + TAIL, lowest, STAGE.height / 2 - MARGIN)
  const bottom = top - height
  const tailX = clamp(head.x, left + 2 * TAIL, left + width - 2 * TAIL)
  return {
    left,
    top,
    tailX,
    tipX: clamp(head.x, tailX - 2 * TAIL, tailX + 2 * TAIL),
    tipY: Math.max(bottom - TAIL, -STAGE.height / 2),
  }
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value))
}
