type Plot = { title: string; desc: string }

const WIDE = 340
const LEFT = 30

/** A number line with one dot for each value above its place. Labels may be fractions such as "1/4". */
export function drawDotPlot(
  plot: Plot & { labels: readonly string[]; counts: readonly number[]; axis: string },
): string {
  const gap = (WIDE - 2 * LEFT) / (plot.labels.length - 1)
  const floor = 24 + Math.max(...plot.counts) * 17
  const columns = plot.labels.map((label, index) => {
    const x = round(LEFT + index * gap)
    const dots = Array.from(
      { length: plot.counts[index] ?? 0 },
      (_, level) => `<circle class="fill-a" cx="${x}" cy="${floor - 14 - level * 17}" r="6.5"/>`,
    )
    return `${dots.join('')}<line class="ink" stroke-width="1.5" x1="${x}" y1="${floor - 4}" x2="${x}" y2="${floor + 4}"/>${write(x, floor + 22, label)}`
  })
  const line = `<line class="ink" stroke-width="1.5" x1="10" y1="${floor}" x2="${WIDE - 10}" y2="${floor}"/>`
  return wrap(plot, floor + 52, [line, ...columns, write(WIDE / 2, floor + 44, plot.axis)])
}

/** Bars without gaps; each bin says its range. */
export function drawHistogram(
  plot: Plot & { bins: readonly string[]; counts: readonly number[]; axis: string },
): string {
  const most = Math.max(...plot.counts)
  const unit = 150 / most
  const width = (WIDE - LEFT - 10) / plot.bins.length
  const floor = 172
  const bars = plot.bins.map((bin, index) => {
    const x = round(LEFT + index * width)
    const height = round((plot.counts[index] ?? 0) * unit)
    return `<rect class="soft-a line-a" stroke-width="1.5" x="${x}" y="${round(floor - height)}" width="${round(width)}" height="${height}"/>${write(x + width / 2, floor + 18, bin)}`
  })
  const every = most > 10 ? 2 : 1
  const levels = Array.from({ length: Math.floor(most / every) + 1 }, (_, index) => index * every).map(
    (level) =>
      `<line class="muted" stroke-width="0.5" x1="${LEFT}" y1="${round(floor - level * unit)}" x2="${WIDE - 10}" y2="${round(floor - level * unit)}"/>${write(LEFT - 14, floor - level * unit + 5, level)}`,
  )
  return wrap(plot, floor + 48, [...levels, ...bars, write(WIDE / 2, floor + 40, plot.axis)])
}

export type FiveNumbers = readonly [least: number, lower: number, median: number, upper: number, most: number]

/** One or two box plots over the same number line. */
export function drawBoxPlots(
  plot: Plot & {
    boxes: readonly { name?: string; five: FiveNumbers }[]
    from: number
    to: number
    step: number
    axis: string
  },
): string {
  const place = (value: number) =>
    round(LEFT + ((value - plot.from) / (plot.to - plot.from)) * (WIDE - 2 * LEFT))
  const floor = 30 + plot.boxes.length * 72
  const ticks = Array.from(
    { length: Math.round((plot.to - plot.from) / plot.step) + 1 },
    (_, index) => plot.from + index * plot.step,
  )
  const scale = ticks.map(
    (tick) =>
      `<line class="muted" stroke-width="0.5" x1="${place(tick)}" y1="20" x2="${place(tick)}" y2="${floor}"/><line class="ink" stroke-width="1.5" x1="${place(tick)}" y1="${floor - 4}" x2="${place(tick)}" y2="${floor + 4}"/>${write(place(tick), floor + 20, tick)}`,
  )
  const boxes = plot.boxes.map(({ name, five }, index) => {
    const [least, lower, median, upper, most] = five
    const middle = 60 + index * 72
    const upright = (value: number, half: number) =>
      `<line class="line-a" stroke-width="2" x1="${place(value)}" y1="${middle - half}" x2="${place(value)}" y2="${middle + half}"/>`
    const level = (from: number, to: number) =>
      `<line class="line-a" stroke-width="2" x1="${place(from)}" y1="${middle}" x2="${place(to)}" y2="${middle}"/>`
    return `${level(least, lower)}${level(upper, most)}<rect class="soft-a line-a" stroke-width="2" x="${place(lower)}" y="${middle - 16}" width="${round(place(upper) - place(lower))}" height="32"/>${upright(median, 16)}${upright(least, 9)}${upright(most, 9)}${
      name ? write(WIDE / 2, middle - 24, name) : ''
    }`
  })
  const line = `<line class="ink" stroke-width="1.5" x1="14" y1="${floor}" x2="${WIDE - 14}" y2="${floor}"/>`
  return wrap(plot, floor + 48, [...scale, line, ...boxes, write(WIDE / 2, floor + 42, plot.axis)])
}

function wrap({ title, desc }: Plot, high: number, parts: readonly string[]): string {
  return `<svg viewBox="0 0 ${WIDE} ${high}"><title>${title}</title><desc>${desc}</desc>${parts.join('')}</svg>`
}

function write(x: number, y: number, text: string | number): string {
  return `<text x="${round(x)}" y="${round(y)}" font-size="14" text-anchor="middle">${text}</text>`
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}
