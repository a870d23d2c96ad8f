import { readClock } from './clock.ts'

export type TranscriptLine = { seconds: number | null; text: string }

const CUE = /^(\S+)\s+-->\s+\S+/
const TIMED = /^\[?((?:\d{1,2}:)?\d{1,2}:\d{2}(?:[.,]\d{1,3})?)\]?(?:\s+[-–—]?\s*(.*))?$/
// What stands in a caption file around the words.
const FRAME = /^(?:WEBVTT\b.*|NOTE\b.*|STYLE|REGION|Kind:.*|Language:.*)$/

/** A pasted transcript, whatever it came from, as lines with the second they begin at [V7]. */
export function parseTranscript(text: string): TranscriptLine[] {
  const lines: TranscriptLine[] = []
  const rows = text.split(/\r\n|\r|\n/).map((row) => row.trim())
  const hasCues = rows.some((row) => CUE.test(row))
  let seconds: number | null = null
  let isOpen = false

  rows.forEach((row, place) => {
    if (row === '') {
      isOpen = false
      return
    }
    const cue = CUE.exec(row)
    const timed = hasCues ? null : TIMED.exec(row)
    if (cue?.[1]) {
      seconds = readClock(cue[1])
      isOpen = false
      return
    }
    if (timed?.[1]) {
      seconds = readClock(timed[1])
      isOpen = false
      if (!timed[2]) return
      add(timed[2])
      return
    }
    const isNumberOfCue = hasCues && /^\d+$/.test(row) && CUE.test(rows[place + 1] ?? '')
    if (isNumberOfCue || (hasCues && FRAME.test(row))) return
    add(row)
  })
  return lines

  /** Rows of one cue belong together. */
  function add(row: string): void {
    const words = row.replace(/<\/?[a-z][^<>]*>|<\d[\d:.]*>/gi, '').trim()
    const last = lines.at(-1)
    if (words === '') return
    if (hasCues && isOpen && last) last.text += ` ${words}`
    else lines.push({ seconds, text: words })
    isOpen = true
  }
}
