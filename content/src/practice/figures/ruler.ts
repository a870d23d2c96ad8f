import { drawLine, drawRect, drawSvg, drawText } from './svg.ts'

const CUBE = 30

/** A bar that lies on a row of equal cubes. */
export function drawCubeLength(name: string, cubes: number): string {
  const parts = [
    `<rect class="fill-b" x="10" y="12" width="${cubes * CUBE}" height="20" rx="8"/>`,
    ...Array.from({ length: cubes }, (_, index) =>
      drawRect(10 + index * CUBE, 44, CUBE, CUBE, 'soft-a line-a'),
    ),
  ]
  const desc = `A ${name} lies above a row of ${cubes} cubes. Both ends line up.`
  return drawSvg(20 + cubes * CUBE, 84, `A ${name} and cubes`, desc, parts)
}

/** Bars of different length that start at the same line, each made of equal squares. */
export function drawStrips(strips: readonly { name: string; length: number }[]): string {
  const longest = Math.max(...strips.map((strip) => strip.length))
  const looks = ['soft-a line-a', 'soft-b line-b', 'soft-c line-c']
  const parts = strips.flatMap((strip, row) => [
    drawText(50, 32 + row * 44, strip.name),
    ...Array.from({ length: strip.length }, (_, index) =>
      drawRect(100 + index * 26, 14 + row * 44, 26, 26, looks[row % looks.length] as string),
    ),
  ])
  const desc = strips.map((strip) => `${strip.name}: ${strip.length} squares long.`).join(' ')
  return drawSvg(110 + longest * 26, strips.length * 44 + 10, 'Strips of squares', desc, parts)
}

/** A centimeter ruler from 0 to `until` with bars above it. */
export function drawRuler(
  until: number,
  things: readonly { name: string; from: number; to: number }[],
): string {
  const unit = Math.min(44, 480 / until)
  const looks = ['fill-a', 'fill-b', 'fill-c']
  const top = 10 + things.length * 40
  const parts = things.flatMap((thing, row) => [
    `<rect class="${looks[row % looks.length]}" x="${20 + thing.from * unit}" y="${10 + row * 40}" width="${(thing.to - thing.from) * unit}" height="14" rx="6"/>`,
    drawText(20 + ((thing.from + thing.to) / 2) * unit, 40 + row * 40, thing.name, 14),
  ])
  parts.push(drawRect(8, top, until * unit + 24, 50, 'soft-d line-d'))
  for (let mark = 0; mark <= until; mark++) {
    parts.push(drawLine(20 + mark * unit, top, 20 + mark * unit, top + 14))
    parts.push(drawText(20 + mark * unit, top + 32, String(mark), 14))
  }
  const read = things.map((thing) => `The ${thing.name} starts at ${thing.from} and ends at ${thing.to}.`)
  return drawSvg(until * unit + 40, top + 60, 'A centimeter ruler', read.join(' '), parts)
}
