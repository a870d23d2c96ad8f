import { readClock, type TranscriptLine } from '#engines/videos/index.ts'
import { isPromptInjection } from '../../chat/writing/defuse.ts'
import { toStems } from '../chat/support.ts'
import { findWholeWords } from '../reading/find-whole-words.ts'

export type VideoDraft = { quotes: string[]; chapters: { time: string; title: string }[] }
export type CheckedVideo = {
  /** As they stand in the transcript, in its order. */
  quotes: string[]
  chapters: { seconds: number; title: string }[]
  faults: string[]
}

const MOST_QUOTES = 4
const LONGEST_QUOTE = 400
const FEWEST_WORDS = 4
const LONGEST_TITLE = 80

/** Keeps quotes that are words of the transcript, and chapters that begin at one of its times and name what is said then. */
export function checkVideo(lines: readonly TranscriptLine[], draft: VideoDraft): CheckedVideo {
  const faults: string[] = []
  const spoken = lines.map(({ text }) => text).join(' ')
  const places = draft.quotes.flatMap((quote) => {
    const place =
      quote.trim().split(/\s+/).length < FEWEST_WORDS || quote.length > LONGEST_QUOTE
        ? null
        : findWholeWords(spoken, quote.trim().replace(/[.?!,;:]+$/, ''))
    if (!place) faults.push(`“${quote.slice(0, 60)}” is not in the transcript, or too short or too long.`)
    return place && !isPromptInjection(spoken.slice(place.start, place.end)) ? [place] : []
  })
  const quotes = [...new Map(places.map((place) => [place.start, place])).values()]
    .sort((a, b) => a.start - b.start)
    .slice(0, MOST_QUOTES)
    .map(({ start, end }) => spoken.slice(start, end))
  return { quotes, chapters: keepChapters(lines, draft.chapters, faults), faults }
}

function keepChapters(
  lines: readonly TranscriptLine[],
  drafted: VideoDraft['chapters'],
  faults: string[],
): CheckedVideo['chapters'] {
  const times = new Set(lines.flatMap(({ seconds }) => seconds ?? []))
  const timed = drafted.flatMap(({ time, title }) => {
    const seconds = readClock(time.trim())
    if (seconds !== null && times.has(seconds)) return [{ seconds, title: toTitle(title) }]
    faults.push(`No line of the transcript begins at ${time.slice(0, 20)}.`)
    return []
  })
  const inOrder = timed.filter(({ seconds }, at) => at === 0 || seconds > (timed[at - 1]?.seconds ?? 0))
  return inOrder.filter(({ seconds, title }, at) => {
    const end = inOrder[at + 1]?.seconds ?? Number.POSITIVE_INFINITY
    const said = lines.filter(
      (line) => line.seconds !== null && line.seconds >= seconds && line.seconds < end,
    )
    const known = new Set(toStems(said.map(({ text }) => text).join(' ')))
    const stems = toStems(title)
    const isSaid = stems.length > 0 && title.length <= LONGEST_TITLE && stems.every((stem) => known.has(stem))
    if (!isSaid) faults.push(`“${title.slice(0, 60)}” is not what is said from then on.`)
    return isSaid
  })
}

const toTitle = (text: string) =>
  text
    .replace(/[*_`#<>[\]|]+/g, '')
    .replace(/\s+/g, ' ')
    .trim()
