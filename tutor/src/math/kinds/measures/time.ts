import { isIdle } from '../../reading/idle.ts'
import type { Draft, DraftStep, Solver } from '../kind.ts'
import { type ClockFrame, readClock, writeSpan, writeTime } from './clock.ts'

const EVENT =
  'movie film show ride trip flight class lesson game match party journey meeting concert practice nap drive walk visit school day bus train plane ferry store shop library cake bread pie bake recess lunch dinner race play test exam museum pool concert program'
const ELAPSED_IDLE = `long time passes pass passed between elapsed from until till how many minutes hours minute hour is there are next morning day afternoon evening same zone later starts begins leaves departs takes off opens ends finishes arrives lands closes over started began left departed took opened ended finished arrived landed closed take last lasts takes lasted took amount duration ${EVENT}`
const SHIFT_IDLE = `time will was be clock now after before later earlier ago when in starts begins leaves departs goes put oven lasts takes bakes runs done over end ends finish finishes arrive arrives start begin started ended finished lasted began out ready long lasting if land lands leave leaves get gets due move exactly current ${EVENT}`
const BACKWARD =
  /\bbefore\b|\bearlier\b|\bago\b|\bwhen did (?:it|the [a-z]+) (?:start|begin)\b|\bwhat time did (?:it|the [a-z]+) (?:start|begin)\b/
/** The start is asked for: then the time that is told has to be that of the end. */
const ASKS_START =
  /\b(?:what time|when) (?:did|does|do|was|must|should|will) (?:(?:it|she|he|they|we|you|i|the [a-z]+) )?(?:leave|depart|start|begin|set off|set out|go in)\b/
const TELLS_END = /\b(?:arrive[sd]?|ends?|ended|finish(?:es|ed)?|lands|landed|over|reach(?:es|ed)?|gets)\b/
const ENDED = /\b(?:ended|finished|was over)\b/
const SUM = /^(?:(?:add|what is|find|calculate|work out) )?(?:the sum of )?D0 (?:and|\+|plus|to) D1$/
const TAKE =
  /^(?:(?:subtract|take) D0 from D1|(?:(?:what is|find|calculate|work out) )?D0 (?:-|minus|take away) D1)$/

/** Times of day: how long it takes, when it is over, and sums of hours and minutes. */
export const TIME: Solver = {
  kinds: ['time'],
  solve(text) {
    const frame = readClock(text)
    if (!frame) return null
    const words = frame.words.replace(/[?.\s]+$/, '')
    const { times, spans } = frame
    if (times.length === 2 && spans.length === 0) return findSpan(frame, words)
    if (times.length === 1 && spans.length === 1) return findTime(frame, words)
    return times.length === 0 && spans.length === 2 ? addSpans(spans as [number, number], words) : null
  },
  similar(_, dice) {
    const [hour, minute] = [dice.int(1, 6), dice.int(1, 3) * 5]
    return `How long is it from ${hour}:${String(minute).padStart(2, '0')} p.m. to ${hour + dice.int(2, 5)}:${minute + dice.int(2, 6) * 5} p.m.?`
  },
}

/** Words that could change what is asked, where others only tell who did what. */
const TURNS =
  /\b(?:not|no|never|except|without|twice|half|double|breaks?|each|every|both|late|early|delay\w*|earlier|later|slow|fast|ahead|behind|zones?|per|average|more|less|longer|shorter|than|before|after|minus|plus|times|rest|paused?|stops? for|usual\w*|instead|second|two|three|days|weeks|wasted|lost|if|but|only|first|last|most|least|other)\b/

/** "… starts at T0 and ends at T1": with another name before the second time somebody else is meant. */
const ONE_SUBJECT = /T0,? and (?:then )?[a-z]+(?: up| off| work| home| it| out| back)? (?:at )?T1/

const isKnown = (words: string, idle: string): boolean => isIdle(words.replace(/[TD]\d/g, ' '), idle)

function findSpan({ times, words: all }: ClockFrame, words: string): Draft | { reason: string } | null {
  const isPlain =
    !TURNS.test(words.replace(/[TD]\d/g, ' ')) &&
    words.split(/[.] /).length <= 2 &&
    ONE_SUBJECT.test(words) &&
    !/\d/.test(words.replace(/[TD]\d/g, ''))
  const isSpan =
    /\bhow (?:long|many minutes|many hours|much time)\b|\belapsed\b|\bduration\b|^time (?:from|between)\b/.test(
      words,
    )
  if (!isSpan || (!isKnown(words, ELAPSED_IDLE) && !isPlain) || words.indexOf('T0') > words.indexOf('T1'))
    return null
  const [from, to] = times
  if (!from || !to || (from.style === '12') !== (to.style === '12')) return null
  const isNext = /\bnext (?:day|morning)\b/.test(all)
  const isLater = to.minutes > from.minutes
  if (isNext && isLater) return { reason: 'That is more than a day. I work out times within one day.' }
  // Without a.m. and p.m., nobody can tell how far it is from 11:30 to 1:15.
  if (!isLater && !isNext && !(from.style === '12' && from.minutes >= 720 && to.minutes < 720)) return null
  const days = isLater ? 0 : 1
  const span = to.minutes + days * 1440 - from.minutes
  const wantsHours = /\bhow many hours\b/.test(words)
  if (wantsHours && span % 60 !== 0) return null
  const sum = `(${clock(to.minutes)}${days ? ' + 24*60' : ''}) - (${clock(from.minutes)})`
  const [start, end] = [writeTime(from.minutes, from.style), writeTime(to.minutes, to.style)]
  const answer: Draft['answer'] = /\bhow many minutes\b/.test(words)
    ? { plain: String(span), unit: 'min' }
    : span % 60 === 0
      ? { plain: String(span / 60), unit: 'h' }
      : span < 60
        ? { plain: String(span), unit: 'min' }
        : textAnswer(writeSpan(span))
  return timeDraft(
    `How long is it from ${start} to ${end}?`,
    `${start} → ${end}`,
    countSteps(from.minutes, span, from.style, sum),
    answer,
    [
      { same: [sum, String(span)] },
      { same: [`${clock(from.minutes)} + ${span}`, `${clock(to.minutes)}${days ? ' + 1440' : ''}`] },
    ],
  )
}

/** First to the full hour, then the hours, then what is left. */
function countSteps(from: number, span: number, style: '12' | '24' | 'bare', sum: string): DraftStep[] {
  const first = Math.min(span, (60 - (from % 60)) % 60)
  const hours = Math.floor((span - first) / 60)
  const rest = span - first - hours * 60
  const parts = [first, hours * 60, rest].filter((part) => part > 0)
  const places: number[] = []
  for (const part of parts) places.push((places.at(-1) ?? from) + part)
  const road = [from, ...places].map((at) => writeTime(at, style)).join(' → ')
  return [
    {
      rule: 'jump-to-hour',
      say: 'Jump to the next full hour first, then count the hours, then the minutes that are left.',
      before: { tex: `\\text{${writeTime(from, style)}}` },
      after: { tex: `\\text{${road}}` },
      facts: [{ same: [parts.join(' + '), sum] }],
    },
    {
      rule: 'add-jumps',
      say: 'Add up the jumps.',
      before: parts.join(' + '),
      after: { tex: `\\text{${writeSpan(span)}}` },
      facts: [{ same: [parts.join(' + '), String(span)] }],
    },
  ]
}

/** "… begins at T0 and works for D0. When does she finish?": whoever it is, and whatever is done. */
function isPlainShift(words: string): boolean {
  return (
    !TURNS.test(words.replace(/[TD]\d/g, ' ')) &&
    !/\d/.test(words.replace(/[TD]\d/g, '')) &&
    /\b(?:starts?|begins?|leaves?|goes into|sets off|departs?)\b[^.]*T0,? and (?:it )?(?:takes|lasts|works|plays|reads|runs|bakes|swims|walks|studies|rides|drives)(?: for)? D0\b[^.]*\.? (?:at )?(?:what time|when) (?:does|will|do|should) (?:it|she|he|they) (?:end|finish|be over|be done|come out|arrive|be ready)(?: out)?(?: of it)?$/.test(
      words,
    )
  )
}

function findTime({ times, spans }: ClockFrame, words: string): Draft | null {
  const [time] = times
  const [span = 0] = spans
  if (
    !time ||
    !/\bwhat time\b|\bwhen\b|^D0 (?:after|before) T0$|\b(?:find|what is|give) the time\b/.test(words) ||
    (!isKnown(words, SHIFT_IDLE) && !isPlainShift(words))
  )
    return null
  const isReversed = ASKS_START.test(words) && TELLS_END.test(words.replace(ASKS_START, ' '))
  if (ASKS_START.test(words) && !isReversed && !BACKWARD.test(words)) return null
  const isBack = BACKWARD.test(words) || isReversed
  if (ENDED.test(words) && !isBack) return null
  if (isBack && /\bafter\b|\blater\b|\bin D0\b|\bwhen (?:does|will|is)\b/.test(words)) return null
  const at = time.minutes + (isBack ? -span : span)
  const [start, end] = [writeTime(time.minutes, time.style), writeTime(at, time.style)]
  const day = Math.floor(at / 1440) * 1440
  const sign = isBack ? '-' : '+'
  const sum = `${clock(time.minutes)} ${sign} ${span}`
  const result = `${clock(at - day)}${day === 0 ? '' : day > 0 ? ' + 1440' : ' - 1440'}`
  const whole = Math.floor(span / 60)
  const middle = time.minutes + (isBack ? -whole * 60 : whole * 60)
  const road = whole > 0 && span % 60 > 0 ? [time.minutes, middle, at] : [time.minutes, at]
  return timeDraft(
    `Which time is ${writeSpan(span)} ${isBack ? 'before' : 'after'} ${start}?`,
    `${start} ${isBack ? '−' : '+'} ${writeSpan(span)}`,
    [
      {
        rule: 'count-time',
        say: `Count ${isBack ? 'back' : 'on'} the hours first, then the minutes.`,
        before: { tex: `\\text{${start}}` },
        after: { tex: `\\text{${road.map((each) => writeTime(each, time.style)).join(' → ')}}` },
        facts: [{ same: [sum, result] }],
      },
    ],
    textAnswer(end),
    [{ same: [`${result} ${isBack ? '+' : '-'} ${span}`, clock(time.minutes)] }],
  )
}

function addSpans([a, b]: [number, number], words: string): Draft | { reason: string } | null {
  const isSum = SUM.test(words)
  const isTaking = TAKE.exec(words)
  if (!isSum && !isTaking) return null
  const isFrom = /^(?:subtract|take) /.test(words)
  const [first, second] = isFrom ? [b, a] : [a, b]
  const result = isSum ? a + b : first - second
  if (result < 0) return { reason: 'The second time is longer than the first one.' }
  const sum = `(${clock(first)}) ${isSum ? '+' : '-'} (${clock(second)})`
  return timeDraft(
    isSum ? 'Add the times.' : 'Subtract the times.',
    `${writeSpan(first)} ${isSum ? '+' : '−'} ${writeSpan(second)}`,
    [
      {
        rule: 'to-minutes',
        say: 'Write both in minutes and work it out. One hour is 60 minutes.',
        before: sum,
        after: String(result),
        facts: [{ same: [sum, String(result)] }],
      },
      {
        rule: 'to-hours',
        say: 'Change it back into hours and minutes.',
        before: String(result),
        after: { tex: `\\text{${writeSpan(result)}}` },
        facts: [{ same: [clock(result), String(result)] }],
      },
    ],
    textAnswer(writeSpan(result)),
    [{ same: [`${result} ${isSum ? '-' : '+'} ${second}`, String(first)] }],
  )
}

const clock = (minutes: number): string => `${Math.floor(minutes / 60)}*60 + ${minutes % 60}`
const textAnswer = (plain: string): Draft['answer'] => ({ plain, tex: `\\text{${plain}}` })

function timeDraft(
  words: string,
  shown: string,
  steps: DraftStep[],
  answer: Draft['answer'],
  proof: Draft['proof'],
): Draft {
  return {
    kind: 'time',
    words,
    problem: { tex: `\\text{${shown}}` },
    steps,
    answer,
    proof,
    nudge: 'How many minutes are in an hour?',
    hint: 'Draw a time line and jump from full hour to full hour.',
  }
}
