export type CalendarEvent = {
  /** The same for the same thing, always: a calendar program knows it by this. */
  id: string
  /** 'YYYY-MM-DD'. */
  day: string
  title: string
  changedAt: Date
  /** A part of the day; the same moment twice is a point in time. Without it the whole day. */
  time?: { from: Date; to: Date }
}

/** RFC 5545 §3.1: a line has at most 75 octets, without its end. */
const LONGEST_LINE_OCTETS = 75

/** An iCalendar file. Events of a whole day take no time away: when within the day is the reader's own business. */
export function writeCalendar(events: readonly CalendarEvent[]): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Trellis//Calendar//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'X-WR-CALNAME:Trellis',
    // How often to look again (RFC 7986 §5.7).
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    ...events.flatMap(({ id, day, title, changedAt, time }) => [
      'BEGIN:VEVENT',
      `UID:${id}@trellis`,
      `DTSTAMP:${writeMoment(changedAt)}`,
      ...(time ? writeTime(time) : [`DTSTART;VALUE=DATE:${day.replaceAll('-', '')}`, 'DURATION:P1D']),
      `SUMMARY:${escapeText(title)}`,
      `TRANSP:${time && time.from < time.to ? 'OPAQUE' : 'TRANSPARENT'}`,
      'CLASS:PRIVATE',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${foldLine(line)}\r\n`).join('')
}

/** In UTC, so that no table of zones has to come along; RFC 5545 §3.6.1: without an end it ends where it starts. */
const writeTime = ({ from, to }: { from: Date; to: Date }) => [
  `DTSTART:${writeMoment(from)}`,
  ...(from < to ? [`DTEND:${writeMoment(to)}`] : []),
]

const writeMoment = (at: Date) => at.toISOString().replace(/[-:]|\.\d{3}/g, '')

/** RFC 5545 §3.3.11; control characters have no place in a text. */
function escapeText(text: string): string {
  return text
    .replace(/\r\n?|\n/g, '\n')
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n')
    .replace(/\p{Cc}/gu, '')
}

/** A longer line goes on after a break and a space; no letter is cut in two. */
function foldLine(line: string): string {
  const encoder = new TextEncoder()
  const rows = ['']
  let octets = 0
  for (const letter of line) {
    const size = encoder.encode(letter).length
    if (octets + size > LONGEST_LINE_OCTETS) {
      rows.push(' ')
      octets = 1
    }
    rows[rows.length - 1] += letter
    octets += size
  }
  return rows.join('\r\n')
}
