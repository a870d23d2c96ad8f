import { cos, sin } from '#engines/arithmetic/index.ts'
import { drawCircle, drawLine, drawSvg, drawText } from './svg.ts'

/** A clock face; hour 1 to 12, minute 0 to 59. The words say where the hands point, not what time it is. */
export function drawClock(hour: number, minute: number): string {
  const center = 110
  const parts = [`<circle class="paper line-a" cx="${center}" cy="${center}" r="100" stroke-width="3"/>`]
  for (let mark = 0; mark < 60; mark++) {
    const [innerX, innerY] = pointAt(mark * 6, mark % 5 === 0 ? 90 : 95)
    const [outerX, outerY] = pointAt(mark * 6, 99)
    parts.push(drawLine(innerX, innerY, outerX, outerY, 'ink', mark % 5 === 0 ? 2 : 1))
  }
  for (let number = 1; number <= 12; number++) {
    const [x, y] = pointAt(number * 30, 76)
    parts.push(drawText(x, y + 6, String(number), 18))
  }
  const [hourX, hourY] = pointAt((hour % 12) * 30 + minute / 2, 44)
  const [minuteX, minuteY] = pointAt(minute * 6, 64)
  parts.push(
    drawLine(center, center, hourX, hourY, 'line-b', 7),
    drawLine(center, center, minuteX, minuteY, 'line-a', 4),
    drawCircle(center, center, 5, 'fill-ink'),
  )
  return drawSvg(220, 220, 'A clock', describeHands(hour, minute), parts)
}

function pointAt(degrees: number, radius: number): [x: number, y: number] {
  const radians = (degrees * Math.PI) / 180
  return [110 + radius * sin(radians), 110 - radius * cos(radians)]
}

function describeHands(hour: number, minute: number): string {
  const next = (hour % 12) + 1
  const short = minute === 0 ? `at ${hour}` : `between ${hour} and ${next}`
  const mark = Math.floor(minute / 5) || 12
  const extra = minute % 5
  const past = extra === 0 ? '' : `, ${extra} small ${extra === 1 ? 'mark' : 'marks'} past it`
  const long = extra === 0 ? `at ${mark}` : `near ${mark}${past}`
  return `The short hand points ${short}. The long hand points ${long}.`
}
