import { drawCircle, drawLine, drawRect, drawSvg, drawText } from './svg.ts'

type Bar = { label: string; value: number }

const COLORS = ['fill-a', 'fill-b', 'fill-c', 'fill-d', 'fill-e', 'fill-f']

/** Upright bars over a scale with a line every `step`. The words give each bar's height as the picture does. */
export function drawBarChart(title: string, unit: string, bars: readonly Bar[], step: number): string {
  const lines = Math.max(...bars.map((bar) => Math.ceil(bar.value / step)), 2)
  const gap = Math.min(26, 210 / lines)
  const bottom = 40 + lines * gap
  const width = 60 + bars.length * 84
  const parts = [drawText(width / 2, 20, title)]
  for (let line = 0; line <= lines; line++) {
    const y = bottom - line * gap
    parts.push(drawLine(48, y, width - 6, y, 'muted', 1))
    if (gap >= 16 || line % 2 === 0) parts.push(drawText(26, y + 5, String(line * step), 14))
  }
  bars.forEach((bar, index) => {
    const height = (bar.value / step) * gap
    const x = 64 + index * 84
    parts.push(drawRect(x, bottom - height, 50, height, COLORS[index % COLORS.length] as string))
    parts.push(drawText(x + 25, bottom + 20, bar.label, 14))
  })
  parts.push(drawLine(48, bottom, width - 6, bottom), drawLine(48, 34, 48, bottom))
  const read = bars.map((bar) => `${bar.label}: the bar reaches ${bar.value}.`).join(' ')
  return drawSvg(
    width,
    bottom + 32,
    `Bar chart: ${title}`,
    `The scale counts ${unit} by ${step}s. ${read}`,
    parts,
  )
}

/** A chart with one dot for every `each` things, a line for each group; a half dot stands for half of them. */
export function drawPictureChart(title: string, rows: readonly Bar[], each = 1): string {
  const parts = [drawText(180, 20, title)]
  rows.forEach((row, index) => {
    const y = 56 + index * 40
    const wholes = Math.floor(row.value / each)
    parts.push(drawText(55, y + 5, row.label))
    for (let dot = 0; dot < wholes; dot++) {
      parts.push(drawCircle(126 + dot * 28, y, 11, COLORS[index % COLORS.length] as string))
    }
    if (row.value % each !== 0) {
      const x = 126 + wholes * 28
      parts.push(
        `<path class="${COLORS[index % COLORS.length]}" d="M${x} ${y - 11}A11 11 0 0 0 ${x} ${y + 11}Z"/>`,
      )
    }
    parts.push(drawLine(10, y + 20, 350, y + 20, 'muted', 1))
  })
  const bottom = 56 + rows.length * 40
  if (each > 1) parts.push(drawText(180, bottom, `One dot means ${each}.`))
  parts.push(drawLine(105, 34, 105, bottom - 20))
  const read = rows.map((row) => `${row.label}: ${describeDots(row.value, each)}.`).join(' ')
  const key = each > 1 ? ` One dot means ${each}.` : ''
  return drawSvg(360, bottom + (each > 1 ? 14 : -8), `Picture chart: ${title}`, `${read}${key}`, parts)
}

function describeDots(value: number, each: number): string {
  const wholes = Math.floor(value / each)
  const dots = `${wholes} ${wholes === 1 ? 'dot' : 'dots'}`
  return value % each === 0 ? dots : `${dots} and half a dot`
}
