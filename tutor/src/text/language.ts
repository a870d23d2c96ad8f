import { createRequire } from 'node:module'
import type { ItemSentence, ItemToken, ItsFunction, Model, WinkMethods } from 'wink-nlp'
import { STOP_WORDS } from './words.ts'

export type Word = {
  text: string
  /** In small letters, without endings where the language is known. */
  lemma: string
  /** Universal part of speech, as the tagger says; empty in languages it does not know. */
  pos: string
  start: number
  end: number
}

export type TaggedSentence = { start: number; end: number; words: Word[] }

/** The packages export a function and an object, their declarations a default export: `require` says what is there. */
const require = createRequire(import.meta.url)
type StartWink = (model: Model, pipe: string[]) => WinkMethods

let wink: WinkMethods | undefined

/** Takes half a second and 65 MB, so it waits for the first text. */
function loadWink(): WinkMethods {
  wink ??= (require('wink-nlp') as StartWink)(require('wink-eng-lite-web-model') as Model, ['sbd', 'pos'])
  return wink
}

const ENGLISH_SHARE = 0.15
/** Formulas, code and drawings are written the same everywhere. */
const NO_LANGUAGE = /\$\$[\s\S]*?\$\$|\$[^$\n]+\$|```[\s\S]*?```|`[^`\n]*`|<svg[\s\S]*?<\/svg>/g
const SHORT_TEXT_WORDS = 12
const LONGEST_SEGMENT = 1200
const UNBROKEN = /\S{400}/

/** Every third to fourth word of English is one of its small ones. */
export function isEnglish(text: string): boolean {
  const words =
    text
      .replace(NO_LANGUAGE, ' ')
      .slice(0, 20_000)
      .match(/[\p{L}\p{M}]+/gu) ?? []
  if (words.length === 0) return true
  const small = words.filter((word) => STOP_WORDS.has(word.toLowerCase())).length
  const latin = words.filter((word) => /^[\p{Script=Latin}]+$/u.test(word)).length
  if (words.length < SHORT_TEXT_WORDS) return latin === words.length && !/[äöüßñçéèàêôîœ¿¡]/i.test(text)
  return small / words.length >= ENGLISH_SHARE
}

export function tagSentences(masked: string, isKnownLanguage: boolean): TaggedSentence[] {
  // The tagger reads a word letter by letter, again and again: fifty thousand of them take half a minute.
  const isReadable = isKnownLanguage && !UNBROKEN.test(masked)
  return isReadable ? tagEnglish(masked) : splitPlainly(masked)
}

function tagEnglish(masked: string): TaggedSentence[] {
  const { readDoc, its } = loadWink()
  const spaces = its.precedingSpaces as ItsFunction<string>
  const sentences: TaggedSentence[] = []
  let at = 0
  readDoc(masked)
    .sentences()
    .each((sentence: ItemSentence) => {
      const words: Word[] = []
      sentence.tokens().each((token: ItemToken) => {
        const text = token.out()
        at += token.out(spaces).length
        // A character that the tagger spells its own way must not shift all that follow.
        if (masked.slice(at, at + text.length) !== text) at = Math.max(at, masked.indexOf(text, at))
        // "constructor" and its like have no lemma: the tagger looks words up in plain objects.
        const lemma: string | undefined = token.out(its.lemma as ItsFunction<string>)
        words.push({
          text,
          lemma: (typeof lemma === 'string' ? lemma : text).toLowerCase(),
          pos: isInName(text, words.at(-1), words.length)
            ? 'PROPN'
            : token.out(its.pos as ItsFunction<string>),
          start: at,
          end: at + text.length,
        })
        at += text.length
      })
      const [first, last] = [words[0], words.at(-1)]
      if (first && last) sentences.push({ start: first.start, end: last.end, words })
    })
  return sentences
}

/** "the Civil Rights Act": behind a name a large letter goes on with it, where the tagger hears a verb. */
function isInName(text: string, before: Word | undefined, at: number): boolean {
  const isLarge = (word: string) => /^\p{Lu}\p{Ll}/u.test(word)
  return at > 1 && isLarge(text) && before?.pos === 'PROPN' && isLarge(before.text)
}

const ABBREVIATED =
  /(?:\b\p{L}|\b\d{1,2}|\b(?:Dr|Prof|Mr|Mrs|Hr|Fr|St|Nr|No|ca|bzw|usw|vgl|etc|z\.\s?B|d\.\s?h|u\.\s?a|p\.\s?ej|Sr|Sra|M|Mme|chr))\.\s*$/iu

/** What the platform knows about any language; an abbreviation or an ordinal (am 3. Mai) does not end a sentence. */
function splitPlainly(masked: string): TaggedSentence[] {
  const ranges: { start: number; end: number }[] = []
  let isOpen = false
  for (const { segment, index } of new Intl.Segmenter(undefined, { granularity: 'sentence' }).segment(
    masked,
  )) {
    const last = ranges.at(-1)
    const end = index + segment.trimEnd().length
    if (last && isOpen && end - last.start < LONGEST_SEGMENT) last.end = end
    else ranges.push({ start: index, end })
    isOpen = ABBREVIATED.test(segment)
  }
  const words = [...new Intl.Segmenter(undefined, { granularity: 'word' }).segment(masked)]
    .filter(({ isWordLike, segment }) => isWordLike || /\S/.test(segment))
    .map(({ segment, index, isWordLike }) => ({
      text: segment,
      lemma: segment.toLowerCase(),
      pos: isWordLike ? '' : 'PUNCT',
      start: index,
      end: index + segment.length,
    }))
  let at = 0
  return ranges
    .filter(({ start, end }) => end > start)
    .map(({ start, end }) => {
      const from = at
      while (at < words.length && (words[at]?.start ?? 0) < end) at += 1
      return { start, end, words: words.slice(from, at) }
    })
}
