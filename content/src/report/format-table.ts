/** A table for the terminal: text to the left, numbers to the right. */
export function formatTable(head: string[], rows: string[][]): string {
  const widths = head.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)),
  )
  const isNumber = (text: string) => /^[\d.–-]+$/.test(text)
  const line = (cells: string[]) =>
    cells
      .map((cell, column) => {
        const width = widths[column] ?? 0
        const isRight = rows.every((row) => isNumber(row[column] ?? ''))
        return isRight ? cell.padStart(width) : cell.padEnd(width)
      })
      .join('  ')
      .trimEnd()
  return [line(head), widths.map((width) => '─'.repeat(width)).join('  '), ...rows.map(line)].join('\n')
}
