import { drawCircle, drawRect, drawSvg } from './svg.ts'

const GAP = 30

/** Equal rows of dots. */
export function drawRows(rows: number, columns: number): string {
  const parts: string[] = []
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      parts.push(drawCircle(25 + column * GAP, 25 + row * GAP, 10, 'fill-a'))
    }
  }
  const desc = `${rows} ${rows === 1 ? 'row' : 'rows'} with ${columns} ${columns === 1 ? 'dot' : 'dots'} in each row.`
  return drawSvg(20 + columns * GAP, 20 + rows * GAP, 'Dots in rows', desc, parts)
}

/** Rings with the same number of dots in each. */
export function drawGroups(groups: number, each: number): string {
  const perLine = Math.min(groups, 5)
  const parts: string[] = []
  for (let group = 0; group < groups; group++) {
    const x = 56 + (group % perLine) * 106
    const y = 56 + Math.floor(group / perLine) * 106
    parts.push(`<circle class="soft-b line-b" cx="${x}" cy="${y}" r="48" stroke-width="2"/>`)
    for (let dot = 0; dot < each; dot++) parts.push(drawDotOf(each, dot, x, y))
  }
  const lines = Math.ceil(groups / perLine)
  const desc = `${groups} rings with ${each} ${each === 1 ? 'dot' : 'dots'} in each ring.`
  return drawSvg(6 + perLine * 106, 6 + lines * 106, 'Equal groups', desc, parts)
}

/** Two bunches of dots, the first in one color, the second in another; five in a line. */
export function drawTwoBunches(first: number, second: number): string {
  const parts: string[] = []
  for (let dot = 0; dot < first; dot++) {
    parts.push(drawCircle(25 + (dot % 5) * GAP, 25 + Math.floor(dot / 5) * GAP, 10, 'fill-a'))
  }
  for (let dot = 0; dot < second; dot++) {
    parts.push(drawCircle(215 + (dot % 5) * GAP, 25 + Math.floor(dot / 5) * GAP, 10, 'fill-b'))
  }
  const lines = Math.ceil(Math.max(first, second) / 5)
  return drawSvg(
    360,
    20 + lines * GAP,
    'Two bunches of dots',
    `${first} dots here and ${second} dots there.`,
    parts,
  )
}

/** A frame of two rows with five places, filled from the left. */
export function drawTenFrame(filled: number): string {
  const parts: string[] = []
  for (let place = 0; place < 10; place++) {
    const x = 10 + (place % 5) * 44
    const y = 10 + Math.floor(place / 5) * 44
    parts.push(drawRect(x, y, 44, 44, 'ink'))
    if (place < filled) parts.push(drawCircle(x + 22, y + 22, 14, 'fill-a'))
  }
  return drawSvg(240, 108, 'A ten frame', `A frame with ten places. ${filled} places have a dot.`, parts)
}

function drawDotOf(each: number, dot: number, x: number, y: number): string {
  const perLine = each <= 4 ? 2 : 3
  const lines = Math.ceil(each / perLine)
  const step = each > 9 ? 19 : 24
  const dotX = x + ((dot % perLine) - (Math.min(perLine, each) - 1) / 2) * step
  const dotY = y + (Math.floor(dot / perLine) - (lines - 1) / 2) * step
  return drawCircle(dotX, dotY, 8, 'fill-a')
}

/** Dots in pairs, one above the other; an odd one stands alone at the end. */
export function drawPairs(count: number): string {
  const parts = Array.from({ length: count }, (_, dot) =>
    drawCircle(25 + Math.floor(dot / 2) * GAP, 25 + (dot % 2) * GAP, 10, 'fill-a'),
  )
  const pairs = Math.floor(count / 2)
  const desc = `${pairs} ${pairs === 1 ? 'pair' : 'pairs'} of dots${count % 2 === 0 ? '' : ' and one dot without a partner'}.`
  return drawSvg(20 + Math.ceil(count / 2) * GAP, 80, 'Dots in pairs', desc, parts)
}
