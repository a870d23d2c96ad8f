export type GraphCurve = { rule: (x: number) => number; line?: 'line-a' | 'line-b' | 'line-c' | 'line-d' }

export type GraphPoint = { x: number; y: number; label?: string; isOpen?: boolean }

export type Graph = {
  title: string
  desc: string
  x: readonly [from: number, to: number]
  y: readonly [from: number, to: number]
  /** Distance between numbered ticks; 1 when the window is small, else what fits. */
  xStep?: number
  yStep?: number
  curves: readonly GraphCurve[]
  points?: readonly GraphPoint[]
}

const SIZE = 300
const MARGIN = 24

/** Curves on squared paper, cut off at the window's edge. */
export function drawGraph(graph: Graph): string {
  const place = createPlace(graph)
  const parts = [
    ...drawGrid(graph, place),
    ...graph.curves.flatMap((curve) => drawCurve(graph, curve, place)),
    ...(graph.points ?? []).flatMap((point) => drawPoint(point, place)),
  ]
  const full = SIZE + 2 * MARGIN
  return `<svg viewBox="0 0 ${full} ${full}"><title>${graph.title}</title><desc>${graph.desc}</desc>${parts.join('')}</svg>`
}

type Place = { px: (x: number) => number; py: (y: number) => number }

function createPlace({ x, y }: Graph): Place {
  return {
    px: (value) => round(MARGIN + ((value - x[0]) / (x[1] - x[0])) * SIZE),
    py: (value) => round(MARGIN + ((y[1] - value) / (y[1] - y[0])) * SIZE),
  }
}

function drawGrid(
  { x, y, xStep = chooseStep(x), yStep = chooseStep(y) }: Graph,
  { px, py }: Place,
): string[] {
  const xAxisAt = py(Math.min(Math.max(0, y[0]), y[1]))
  const yAxisAt = px(Math.min(Math.max(0, x[0]), x[1]))
  const parts: string[] = []
  for (const tick of listTicks(x, xStep)) {
    parts.push(`<line class="muted" x1="${px(tick)}" y1="${py(y[0])}" x2="${px(tick)}" y2="${py(y[1])}"/>`)
    if (tick !== 0)
      parts.push(
        `<text x="${px(tick)}" y="${xAxisAt + 16}" font-size="14" text-anchor="middle">${tick}</text>`,
      )
  }
  for (const tick of listTicks(y, yStep)) {
    parts.push(`<line class="muted" x1="${px(x[0])}" y1="${py(tick)}" x2="${px(x[1])}" y2="${py(tick)}"/>`)
    if (tick !== 0)
      parts.push(
        `<text x="${yAxisAt - 4}" y="${py(tick) + 5}" font-size="14" text-anchor="end">${tick}</text>`,
      )
  }
  parts.push(
    `<line class="ink" stroke-width="2" x1="${px(x[0])}" y1="${xAxisAt}" x2="${px(x[1])}" y2="${xAxisAt}"/>`,
    `<line class="ink" stroke-width="2" x1="${yAxisAt}" y1="${py(y[0])}" x2="${yAxisAt}" y2="${py(y[1])}"/>`,
  )
  return parts
}

function drawCurve({ x, y }: Graph, { rule, line = 'line-a' }: GraphCurve, { px, py }: Place): string[] {
  const pieces: string[][] = [[]]
  const count = 300
  for (let index = 0; index <= count; index++) {
    const at = x[0] + ((x[1] - x[0]) * index) / count
    const value = rule(at)
    if (value >= y[0] && value <= y[1]) pieces.at(-1)?.push(`${px(at)},${py(value)}`)
    else if (pieces.at(-1)?.length !== 0) pieces.push([])
  }
  return pieces
    .filter((piece) => piece.length > 1)
    .map((piece) => `<polyline class="${line}" stroke-width="3" points="${piece.join(' ')}"/>`)
}

function drawPoint({ x, y, label, isOpen }: GraphPoint, { px, py }: Place): string[] {
  const dot = isOpen
    ? `<circle class="paper" cx="${px(x)}" cy="${py(y)}" r="5"/><circle class="line-b" stroke-width="2" cx="${px(x)}" cy="${py(y)}" r="5"/>`
    : `<circle class="fill-b" cx="${px(x)}" cy="${py(y)}" r="5"/>`
  return label ? [dot, `<text x="${px(x) + 8}" y="${py(y) - 8}" font-size="16">${label}</text>`] : [dot]
}

function listTicks([from, to]: readonly [number, number], step: number): number[] {
  const ticks: number[] = []
  for (let tick = Math.ceil(from / step) * step; tick <= to + step / 1000; tick += step)
    ticks.push(round(tick))
  return ticks
}

function chooseStep([from, to]: readonly [number, number]): number {
  return [1, 2, 5, 10, 20, 50, 100, 200, 500].find((step) => (to - from) / step <= 14) ?? 1000
}

function round(value: number): number {
  return Math.round(value * 100) / 100 + 0
}
