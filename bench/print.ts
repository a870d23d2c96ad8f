import type { LoadResult } from './load/job.ts'
import { takeMedian } from './load/rounds.ts'

/** What was demanded and what came out. */
export type Bar = { name: string; isMet: boolean; measured: string; demanded: string }

export function say(text = ''): void {
  process.stdout.write(`${text}\n`)
}

/** The first column to the left, figures to the right. */
export function printTable(header: string[], rows: string[][]): void {
  const widths = header.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)),
  )
  const layOut = (cells: string[]) =>
    cells
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('   ')
  say(`  ${layOut(header)}`)
  say(`  ${widths.map((width) => '─'.repeat(width)).join('   ')}`)
  for (const row of rows) say(`  ${layOut(row)}`)
}

export const SPEED_COLUMNS = ['requests/s', 'rounds', 'p50 ms', 'p99 ms']

export function describeSpeed(results: LoadResult[]): string[] {
  const rates = results.map(({ requestsPerSecond }) => requestsPerSecond)
  return [
    formatCount(takeMedian(rates)),
    `${formatCount(Math.min(...rates))}–${formatCount(Math.max(...rates))}`,
    takeMedian(results.map(({ p50Ms }) => p50Ms)).toFixed(1),
    takeMedian(results.map(({ p99Ms }) => p99Ms)).toFixed(1),
  ]
}

export function formatCount(value: number): string {
  return Math.round(value).toLocaleString('en')
}

export function printBars(bars: Bar[]): void {
  for (const { name, measured, demanded, isMet } of bars) {
    say(`  ${isMet ? 'met    ' : 'NOT MET'}  ${name}: ${measured} (bar: ${demanded})`)
  }
}
