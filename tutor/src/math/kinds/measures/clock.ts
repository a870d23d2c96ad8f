/** Times of day and spans of time, taken out of a text: "from T0 to T1", "D0 after T0". */
export type ClockTime = { minutes: number; style: '12' | '24' | 'bare' }
export type ClockFrame = { words: string; times: ClockTime[]; spans: number[] }

const SUFFIX = String.raw`\s?(a\.?m\.?|p\.?m\.?)(?![a-z])`
const TIME = new RegExp(
  String.raw`\b(\d{1,2}):(\d{2})(?!\d)(?:${SUFFIX})?|\b(\d{1,2})${SUFFIX}|\b(noon|midnight)\b`,
  'g',
)
const HOURS = String.raw`(\d+(?:\.\d+)?|\d+ \d+\/\d+|an?|one) (?:hours?|hrs?|h)\b`
const MINUTES = String.raw`(\d+) (?:minutes?|mins?|min)\b\.?`
const SPAN = new RegExp(String.raw`\bhalf an hour\b|${HOURS}(?:,? (?:and )?${MINUTES})?|${MINUTES}`, 'g')
const GLUED = /(?<=\d)(?=(?:h|hrs?|hours?|min|mins|minutes)\b)/g

const SPOKEN: [RegExp, string][] = [
  [/\b(?:three|3) quarters of an hour\b/g, '45 minutes'],
  [/\b(?:a |one )?quarter of an hour\b/g, '15 minutes'],
  [/\bhalf past (\d{1,2})\b(?!:)/g, '$1:30'],
  [/\b(?:a )?quarter past (\d{1,2})\b(?!:)/g, '$1:15'],
  [/\b(\d{1,2}) o'clock\b/g, '$1:00'],
]

/** Null where a time is none, such as 25:10. */
export function readClock(text: string): ClockFrame | null {
  const times: ClockTime[] = []
  const spans: number[] = []
  let isFalse = false
  const words = SPOKEN.reduce((line, [said, meant]) => line.replace(said, meant), text.toLowerCase())
    .replace(
      TIME,
      (all, hour: string, minute: string, suffix: string, full: string, fullSuffix: string, word: string) => {
        if (word) times.push({ minutes: word === 'noon' ? 720 : 0, style: '12' })
        else {
          const time = toTime(Number(hour ?? full), Number(minute ?? 0), suffix ?? fullSuffix)
          if (time) times.push(time)
          else isFalse = true
        }
        const end = /[ap]\.m\.$/.test(all) ? '' : ''
        return `T${times.length - 1}${end} `
      },
    )
    .replace(GLUED, ' ')
    .replace(
      SPAN,
      (all, hours: string | undefined, minutes: string | undefined, alone: string | undefined) => {
        spans.push(all === 'half an hour' ? 30 : toHours(hours) * 60 + Number(minutes ?? alone ?? 0))
        return `D${spans.length - 1}`
      },
    )
  return isFalse || spans.some((span) => !Number.isInteger(span))
    ? null
    : {
        words: words
          .replace(/\s+/g, ' ')
          .replace(/ (?=[.,?])/g, '')
          .trim(),
        times,
        spans,
      }
}

function toHours(text: string | undefined): number {
  if (text === undefined) return 0
  return /^(?:an?|one)$/.test(text) ? 1 : Number(text)
}

function toTime(hour: number, minute: number, suffix: string | undefined): ClockTime | null {
  if (minute > 59 || hour > (suffix ? 12 : 23) || (suffix && hour === 0)) return null
  if (!suffix) return { minutes: hour * 60 + minute, style: hour > 12 || hour === 0 ? '24' : 'bare' }
  return { minutes: ((hour % 12) + (suffix.startsWith('p') ? 12 : 0)) * 60 + minute, style: '12' }
}

export function writeTime(minutes: number, style: ClockTime['style']): string {
  const day = ((minutes % 1440) + 1440) % 1440
  const [hour, minute] = [Math.floor(day / 60), String(day % 60).padStart(2, '0')]
  if (style === '24') return `${String(hour).padStart(2, '0')}:${minute}`
  const short = `${hour % 12 === 0 ? 12 : hour % 12}:${minute}`
  return style === 'bare' ? short : `${short} ${hour < 12 ? 'a.m.' : 'p.m.'}`
}

export function writeSpan(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  return [hours > 0 ? `${hours} h` : '', rest > 0 || hours === 0 ? `${rest} min` : '']
    .filter(Boolean)
    .join(' ')
}
