import { drawCircle, drawLine, drawSvg, drawText, trim } from './svg.ts'

type Mark = { at: number; label: string }
type Jump = { from: number; to: number; label: string }

/**
 * A number line with a tick every `step`. `labels` says which ticks carry words; `points` are dots with a letter;
 * `jumps` are arcs with an arrow head.
 */
export function drawNumberLine(line: {
  from: number
  to: number
  step: number
  labels: readonly Mark[]
  points?: readonly Mark[]
  jumps?: readonly Jump[]
}): string {
  const { from, to, step, labels, points = [], jumps = [] } = line
  const place = (value: number) => 30 + ((value - from) / (to - from)) * 420
  const y = 84
  const parts = [drawLine(12, y, 468, y)]
  const ticks = Math.round((to - from) / step)
  for (let tick = 0; tick <= ticks; tick++) {
    const x = place(from + tick * step)
    parts.push(drawLine(x, y - 7, x, y + 7))
  }
  for (const { at, label } of labels) parts.push(drawText(place(at), y + 28, label, 15))
  for (const jump of jumps) parts.push(...drawJump(place(jump.from), place(jump.to), y, jump.label))
  for (const { at, label } of points) {
    parts.push(drawCircle(place(at), y, 7, 'fill-b'), drawText(place(at), y - 16, label, 18))
  }
  const desc = [
    `A line from ${findLabel(labels, from)} to ${findLabel(labels, to)} with ${ticks} equal steps.`,
    ...points.map(({ at, label }) => `Point ${label} is ${describeStep((at - from) / step)} from the left.`),
    ...jumps.map(
      (jump) =>
        `A jump to the ${jump.to > jump.from ? 'right' : 'left'} starts at ${jump.from}: ${jump.label}.`,
    ),
  ]
  return drawSvg(480, 124, 'A number line', desc.join(' '), parts)
}

function drawJump(from: number, to: number, y: number, label: string): string[] {
  const middle = trim((from + to) / 2)
  const back = to > from ? -7 : 7
  return [
    `<path class="ink" d="M${trim(from)} ${y - 8}Q${middle} ${y - 72} ${trim(to)} ${y - 8}" stroke-width="2"/>`,
    `<polyline class="ink" points="${trim(to + back)},${y - 15} ${trim(to)},${y - 8} ${trim(to + back / 7)},${y - 19}" stroke-width="2"/>`,
    drawText(middle, y - 48, label, 15),
  ]
}

function findLabel(labels: readonly Mark[], at: number): string {
  return labels.find((mark) => mark.at === at)?.label ?? String(at)
}

function describeStep(steps: number): string {
  const whole = Math.floor(steps + 1e-9)
  return Math.abs(steps - Math.round(steps)) < 1e-9
    ? `at step ${Math.round(steps)}`
    : `between step ${whole} and step ${whole + 1}`
}
