import { makeRational, multiply, type Rational } from '#engines/algebra/numbers/rational.ts'
import { exactValue } from '../../writing/polynomial.ts'

/** `times` is a factor ("3 times", "twice"), `part` a fraction of something, `clock` a time of day. */
export type NumberForm = 'plain' | 'dollar' | 'percent' | 'part' | 'times' | 'clock' | 'ordinal'
export type Numeral = { id: number; value: Rational; text: string; form: NumberForm; dozen: boolean }
export type Token = { word: string; isCapital: boolean; numeral?: Numeral }

const SMALL =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const BOTTOMS: Record<string, number> = {
  half: 2,
  halves: 2,
  third: 3,
  fourth: 4,
  quarter: 4,
  fifth: 5,
  sixth: 6,
  seventh: 7,
  eighth: 8,
  ninth: 9,
  tenth: 10,
}
const PIECE =
  /\$?\d[\d,]*(?:\.\d+)?(?:\s\d+\/\d+|\/\d+)?%?|\d*\.\d+|[a-z]+(?:'[a-z]+)?(?:-[a-z]+)*\.?|[,;:]|\S/giy
const CLOCK = /^\d{1,2}:\d{2}(?:\s?[ap]\.?m\b\.?)?|^\d{1,2}\s?[ap]\.?m\b\.?/i
const ABBREVIATION = /^(?:mr|mrs|ms|dr|st)\.$/i

function numberWord(word: string): number | null {
  const small = SMALL.indexOf(word)
  if (small > 0) return small
  const [ten = '', one] = word.split('-')
  const tens = TENS.indexOf(ten)
  if (tens < 0) return null
  const ones = one === undefined ? 0 : SMALL.indexOf(one)
  return ones < 0 || ones > 9 ? null : (tens + 2) * 10 + ones
}

/** The sentences of a story as tokens; null where a sign has no meaning here. */
export function readSentences(text: string): Token[][] | null {
  let count = 0
  const numeral = (value: Rational, written: string, form: NumberForm): Numeral => ({
    id: count++,
    value,
    text: written,
    form,
    dozen: false,
  })
  const sentences: Token[][] = []
  for (const sentence of cutSentences(text)) {
    const pieces = cutPieces(sentence)
    if (!pieces) return null
    const tokens: Token[] = []
    for (let at = 0; at < pieces.length; at++) {
      const piece = pieces[at] as string
      const lower = piece.toLowerCase()
      const isCapital = /^[A-Z]/.test(piece)
      const read = readNumeral(pieces, at)
      if (read) {
        const last = tokens.at(-1)
        if (read.form === 'dozen') {
          if (last?.numeral?.form === 'plain') last.numeral.dozen = true
          else {
            if (last?.word === 'a') tokens.pop()
            tokens.push({ word: '#', isCapital, numeral: numeral(makeRational(12n), '12', 'plain') })
          }
        } else {
          if (read.form === 'part' && last?.word === 'a') tokens.pop()
          tokens.push({ word: '#', isCapital, numeral: numeral(read.value, read.text, read.form) })
        }
        // "runs around it twice"
        if (lower === 'twice' && pieces[at + 1]?.toLowerCase() !== 'as') {
          const numeral0 = tokens.at(-1)?.numeral
          if (numeral0) numeral0.form = 'plain'
          tokens.push({ word: 'times', isCapital: false })
        }
        at += read.pieces - 1
        continue
      }
      // "2 : 5"
      const isRatio = lower === ':' && tokens.at(-1)?.numeral && /^\d+$/.test(pieces[at + 1] ?? '')
      tokens.push({ word: isRatio ? 'to' : lower, isCapital })
    }
    if (tokens.length > 0) sentences.push(tokens)
  }
  return sentences
}

type Read = { value: Rational; text: string; form: NumberForm | 'dozen'; pieces: number }

function readNumeral(pieces: readonly string[], at: number): Read | null {
  const word = (pieces[at] ?? '').toLowerCase()
  const next = pieces[at + 1]?.toLowerCase() ?? ''
  // "the second half" of a game
  if (
    /^(?:first|second|third|fourth|last|other|next)$/.test(pieces[at - 1]?.toLowerCase() ?? '') &&
    BOTTOMS[word]
  )
    return null
  const whole = (value: number): Rational => makeRational(BigInt(value))
  if (CLOCK.test(word)) return { value: whole(0), text: word, form: 'clock', pieces: 1 }
  if (word === 'dozen') return { value: whole(12), text: '12', form: 'dozen', pieces: next === 'of' ? 2 : 1 }
  if (word === 'twice') return { value: whole(2), text: '2', form: 'times', pieces: 1 }
  const joined = /^([a-z]+)-([a-z]+)$/.exec(word)
  const joinedTop = joined ? numberWord(joined[1] ?? '') : null
  const joinedBottom = joined ? BOTTOMS[(joined[2] ?? '').replace(/([^l])s$/, '$1')] : undefined
  if (joinedTop && joinedBottom) return readPart(joinedTop, joinedBottom, 1)
  if (word === 'half') return readPart(1, 2, next === 'of' ? 1 : 1)
  // "a quarter of", "two fifths of"; a quarter alone is a coin.
  const bottom = BOTTOMS[next.replace(/([^l])s$/, '$1')]
  const top = word === 'a' || word === 'one' ? 1 : numberWord(word)
  const behind = pieces[at + 2]?.toLowerCase()
  if (
    top &&
    bottom &&
    (behind === 'of' ||
      behind === 'as' ||
      (word === 'a' && next === 'third' && (behind === undefined || /^(?:to|and|for|on|,)$/.test(behind))))
  )
    return readPart(top, bottom, 2)
  const plain = /^\$?(?:\d|\.\d)/.test(word)
    ? exactValue(word.replace(/[$,%]/g, '').replace(/^(\d+) (\d+\/\d+)$/, '$1+$2'))
    : null
  const spelled = plain ? null : numberWord(word)
  if (!plain && spelled === null) return null
  const value = plain ?? whole(spelled as number)
  const text = plain ? word.replace(/[$,%]/g, '') : String(spelled)
  if (word.startsWith('$')) return { value, text, form: 'dollar', pieces: 1 }
  if (word.endsWith('%')) return { value, text, form: 'percent', pieces: 1 }
  if (next === 'percent') return { value, text, form: 'percent', pieces: 2 }
  if (next === 'hundred' || next === 'thousand') {
    const by = next === 'hundred' ? 100n : 1000n
    const large = multiply(value, makeRational(by))
    return { value: large, text: String(large.top), form: 'plain', pieces: 2 }
  }
  if (next === 'times' && /^(?:as|more|the|that)$/.test(behind ?? ''))
    return { value, text, form: 'times', pieces: 2 }
  if (/^\d+\/\d+$/.test(word)) return { value, text, form: 'part', pieces: 1 }
  return { value, text, form: 'plain', pieces: 1 }
}

function readPart(top: number, bottom: number, pieces: number): Read {
  return { value: makeRational(BigInt(top), BigInt(bottom)), text: `${top}/${bottom}`, form: 'part', pieces }
}

function cutSentences(text: string): string[] {
  // Signs that no story has keep the dots of "Mr." and "p.m." apart from ends of sentences.
  const marked = text
    .replace(/[§¶]/g, ' ')
    .replace(/\b(mr|mrs|ms|dr|st)\. /gi, '$1.§')
    .replace(/\b([ap])\.m\.(?= [A-Z]|$)/g, '$1m.¶')
    .replace(/\b([ap])\.m\./g, '$1m')
  return marked
    .split(/(?<=[.?!¶])\s+(?=[A-Z\d$"(])/)
    .map((each) =>
      each
        .replace(/§/g, ' ')
        .replace(/¶/g, '')
        .replace(/[.?!\s]+$/, '')
        .trim(),
    )
    .filter((each) => each !== '')
}

function cutPieces(sentence: string): string[] | null {
  const pieces: string[] = []
  const text = sentence.replace(/\b(mr|mrs|ms|dr|st)\. ?/gi, '$1 ').replace(/(\d)-(?=[a-z])/gi, '$1 ')
  let at = 0
  while (at < text.length) {
    if (text[at] === ' ') {
      at++
      continue
    }
    const clock = CLOCK.exec(text.slice(at))
    PIECE.lastIndex = at
    const piece = clock?.[0] ?? PIECE.exec(text)?.[0]
    if (!piece) return null
    const isKnown = /^(?:\$?[\d.]|[a-z]|[,;:])/i.test(piece) || ABBREVIATION.test(piece)
    if (!isKnown) return null
    pieces.push(piece.replace(/(?<=[a-z])\.$/i, '').replace(/,$/, piece.length > 1 ? '' : ','))
    if (piece.length > 1 && piece.endsWith(',')) pieces.push(',')
    at += piece.length
  }
  return pieces.flatMap((piece) => (/^[a-z]+'s$/i.test(piece) ? [piece.slice(0, -2), "'s"] : [piece]))
}
