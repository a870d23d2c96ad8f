import { drawRect, drawSvg } from './svg.ts'

const UNIT = 9

/** Counting blocks: hundred squares, ten sticks, single ones. */
export function drawBlocks(hundreds: number, tens: number, ones: number): string {
  const parts: string[] = []
  let x = 10
  for (let hundred = 0; hundred < hundreds; hundred++) {
    for (let row = 0; row < 10; row++) parts.push(...drawStick(x, 10 + row * UNIT, 'soft-c line-c', 'row'))
    x += 10 * UNIT + 10
  }
  for (let ten = 0; ten < tens; ten++) {
    parts.push(...drawStick(x, 10, 'soft-a line-a', 'column'))
    x += UNIT + 7
  }
  if (tens > 0) x += 6
  for (let one = 0; one < ones; one++) {
    const column = Math.floor(one / 5)
    parts.push(drawRect(x + column * (UNIT + 7), 10 + (one % 5) * (UNIT + 9), UNIT, UNIT, 'soft-b line-b'))
  }
  x += Math.ceil(ones / 5) * (UNIT + 7)
  const named = [
    hundreds > 0 ? `${hundreds} hundred ${hundreds === 1 ? 'square' : 'squares'}` : '',
    `${tens} ten ${tens === 1 ? 'stick' : 'sticks'}`,
    `${ones} single ${ones === 1 ? 'block' : 'blocks'}`,
  ]
  return drawSvg(Math.max(x + 6, 80), 110, 'Counting blocks', `${named.filter(Boolean).join(', ')}.`, parts)
}

function drawStick(x: number, y: number, look: string, way: 'row' | 'column'): string[] {
  return Array.from({ length: 10 }, (_, index) =>
    drawRect(
      x + (way === 'row' ? index * UNIT : 0),
      y + (way === 'column' ? index * UNIT : 0),
      UNIT,
      UNIT,
      look,
    ),
  )
}
