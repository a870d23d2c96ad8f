import type { CodeLine } from '#engines/kids-code/index.ts'

export type NumberedLine = CodeLine & {
  number: number
  /** A gap stands before it. */
  isAfterGap: boolean
}

/** Empty lines become gaps: nobody has to stop at them with the keyboard. Their numbers are counted. */
export function numberLines(lines: readonly CodeLine[]): NumberedLine[] {
  return lines
    .map((line, index) => ({
      ...line,
      number: index + 1,
      isAfterGap: index > 0 && lines[index - 1]?.text === '',
    }))
    .filter(({ text }) => text !== '')
}
