import { cos, sin } from '#engines/arithmetic/index.ts'
import { drawCircle, drawLine, drawRect, drawSvg, drawText, trim } from './svg.ts'

/** A bar in equal parts, some of them colored. */
export function drawFractionBar(parts: number, colored: number): string {
  return drawSvg(
    340,
    70,
    'A bar in equal parts',
    describeParts('bar', parts, colored),
    cutBar(10, 10, parts, colored),
  )
}

/** Bars below each other, each with a letter; for comparing. */
export function drawFractionBars(bars: readonly (readonly [parts: number, colored: number])[]): string {
  const drawn = bars.flatMap(([parts, colored], index) => [
    drawText(12, 42 + index * 70, letterOf(index), 18),
    ...cutBar(30, 10 + index * 70, parts, colored),
  ])
  const desc = bars.map(
    ([parts, colored], index) => `${letterOf(index)}: ${describeParts('bar', parts, colored)}`,
  )
  return drawSvg(360, bars.length * 70, 'Bars in equal parts', desc.join(' '), drawn)
}

/** A circle in equal parts, some of them colored. */
export function drawFractionCircle(parts: number, colored: number): string {
  const drawn = cutCircle(100, 100, parts, colored)
  return drawSvg(200, 200, 'A circle in equal parts', describeParts('circle', parts, colored), drawn)
}

/** Circles side by side, all cut alike: for more than one whole. */
export function drawFractionCircles(parts: number, colored: number): string {
  const wholes = Math.ceil(colored / parts)
  const drawn = Array.from({ length: wholes }, (_, index) =>
    cutCircle(100 + index * 190, 100, parts, Math.min(parts, colored - index * parts)),
  ).flat()
  const desc = `${wholes} circles, each cut into ${parts} equal parts. In all, ${colored} parts are colored.`
  return drawSvg(wholes * 190 + 10, 200, 'Circles in equal parts', desc, drawn)
}

function cutBar(x: number, y: number, parts: number, colored: number): string[] {
  const width = 320 / parts
  return Array.from({ length: parts }, (_, index) =>
    drawRect(x + index * width, y, width, 50, index < colored ? 'soft-a line-a' : 'paper line-a'),
  )
}

function cutCircle(x: number, y: number, parts: number, colored: number): string[] {
  if (parts === 1) return [drawCircle(x, y, 90, colored > 0 ? 'soft-a line-a' : 'paper line-a')]
  const edge = (index: number) => {
    const turn = (index / parts) * 2 * Math.PI
    return [trim(x + 90 * sin(turn)), trim(y - 90 * cos(turn))] as const
  }
  const slices = Array.from({ length: parts }, (_, index) => {
    const [fromX, fromY] = edge(index)
    const [toX, toY] = edge(index + 1)
    const look = index < colored ? 'soft-a line-a' : 'paper line-a'
    return `<path class="${look}" d="M${x} ${y}L${fromX} ${fromY}A90 90 0 0 1 ${toX} ${toY}Z" stroke-width="2"/>`
  })
  return [...slices, drawLine(x, y, x, y - 90, 'line-a')]
}

function describeParts(what: string, parts: number, colored: number): string {
  const verb = colored === 1 ? 'part is' : 'parts are'
  return `A ${what} cut into ${parts} equal parts; ${colored} ${verb} colored.`
}

function letterOf(index: number): string {
  return String.fromCharCode(65 + index)
}
