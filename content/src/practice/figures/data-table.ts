export type DataTable = {
  title: string
  desc: string
  /** Rows of cells; the first row and the first column are headings. */
  rows: readonly (readonly (string | number)[])[]
}

const ROW_HEIGHT = 34

/** A small table with headings above and at the left. */
export function drawDataTable({ title, desc, rows }: DataTable): string {
  const columnCount = Math.max(...rows.map((row) => row.length))
  const widths = Array.from({ length: columnCount }, (_, column) =>
    Math.max(46, ...rows.map((row) => String(row[column] ?? '').length * 9 + 18)),
  )
  const lefts = widths.map((_, column) => 4 + widths.slice(0, column).reduce((sum, width) => sum + width, 0))
  const cells = rows.flatMap((row, line) =>
    row.map((cell, column) => {
      const [left, width] = [lefts[column] ?? 0, widths[column] ?? 0]
      const top = 4 + line * ROW_HEIGHT
      const fill = line === 0 || column === 0 ? 'soft-a' : 'paper'
      return `<rect class="${fill}" x="${left}" y="${top}" width="${width}" height="${ROW_HEIGHT}"/><rect class="muted" fill="none" x="${left}" y="${top}" width="${width}" height="${ROW_HEIGHT}"/><text x="${
        left + width / 2
      }" y="${top + 22}" font-size="15" text-anchor="middle">${cell}</text>`
    }),
  )
  const wide = widths.reduce((sum, width) => sum + width, 8)
  return `<svg viewBox="0 0 ${Math.max(wide, 240)} ${rows.length * ROW_HEIGHT + 8}"><title>${title}</title><desc>${desc}</desc>${cells.join('')}</svg>`
}
