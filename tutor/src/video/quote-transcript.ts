import { parseTranscript } from '#engines/videos/index.ts'

/** Longer talks are told from their beginning. */
const MOST_CHARACTERS = 50_000

/** What is said, without times: lines run on as they were spoken, and end where there is a mark or a break. */
export function quoteTranscript(transcript: string): string {
  const lines = parseTranscript(transcript).map(({ text }) => text)
  const isPunctuated = lines.filter((line) => /[.?!]["”’)]*$/.test(line)).length * 4 >= lines.length
  return lines.join(isPunctuated ? ' ' : '\n').slice(0, MOST_CHARACTERS)
}
