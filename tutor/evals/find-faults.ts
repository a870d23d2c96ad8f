import type { Flashcard } from '../src/flashcards/flashcards-task.ts'
import type { Summary } from '../src/summary/summary-task.ts'

/** Words alone: quotes are compared without marks of Markdown, line breaks and the case of first letters. */
const toWords = (text: string) =>
  text
    .replace(/\\\n/g, '\n')
    .replace(/[\u00ad\u200b-\u200d\u2060\ufeff]/g, '')
    .replace(/!\[[^\]]*\]\([^)]*\)|<\/?[a-zA-Z][^<>\n]{0,300}>/g, '')
    .replace(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    .replace(/\\([*_#`~[\]<>])/g, '$1')
    .replace(/[*_`~]+/g, '')
    .replace(/\|/g, ' ')
    .replace(/^(?:\s*>)+/gm, '')
    .replace(/^\s*(?:[-•–—]|\d+[.)])\s+/gm, '')
    .replace(/\s+/g, ' ')
    .replace(/ (?=[.,;:!?)])/g, '')
    .toLowerCase()
    .trim()

/** Whether a line is made of whole quotes: the longest one from where the last one ended, and so on to its end. */
function isMadeOfQuotes(line: string, words: string): boolean {
  const pieces = toWords(line).split(/(?<=[.!?…。]["'”’)]*)\s+/)
  for (let from = 0; from < pieces.length; ) {
    let to = pieces.length
    while (to > from && !words.includes(pieces.slice(from, to).join(' '))) to -= 1
    if (to === from) return false
    from = to
  }
  return true
}

const countDollars = (text: string) => text.replace(/\\\$/g, '').split('$').length - 1

export function findSummaryFaults(text: string, { summary, keyPoints }: Summary): string[] {
  const words = toWords(text)
  const lines = summary.split('\n').filter((line) => line.trim() !== '')
  return [
    ...lines.filter((line) => !isMadeOfQuotes(line, words)).map((line) => `no quote: ${line}`),
    ...findDuplicates(lines).map((line) => `twice: ${line}`),
    ...(summary.length > text.length ? ['longer than the text'] : []),
    ...(summary.trim() === '' ? ['empty'] : []),
    ...(countDollars(summary) % 2 === 1 && countDollars(text) % 2 === 0 ? ['a cut formula'] : []),
    ...keyPoints
      .filter((term) => !words.includes(toWords(term)))
      .map((term) => `no term of the text: ${term}`),
    ...findDuplicates(keyPoints.map((term) => term.toLowerCase())).map((term) => `term twice: ${term}`),
  ]
}

export function findCardFaults(text: string, cards: readonly Flashcard[], count: number): string[] {
  const words = toWords(text)
  return [
    ...(cards.length > count ? [`${cards.length} cards instead of ${count}`] : []),
    ...findDuplicates(cards.map(({ front }) => toWords(front))).map((front) => `asked twice: ${front}`),
    ...findDuplicates(cards.map(({ back }) => toWords(back))).map((back) => `answered twice: ${back}`),
    ...cards.flatMap((card) => findFaultsOfCard(card, words)),
  ]
}

function findFaultsOfCard({ front, back, passage }: Flashcard, words: string): string[] {
  const isQuote = (part: string) => part.split('\n').every((line) => words.includes(toWords(line)))
  const isBlank = front.includes('_____')
  const faults = [
    isQuote(back) ? null : 'the answer is no quote',
    isQuote(passage) ? null : 'the passage is no quote',
    back.split('\n').every((line) => toWords(passage).includes(toWords(line)))
      ? null
      : 'the answer is not in its passage',
    ` ${toWords(front)} `.includes(` ${toWords(back)} `) ? 'the question holds the answer' : null,
    isBlank || /[?.]$/.test(front) ? null : 'the question has no end',
    isBlank || /^[\p{Lu}\p{N}$`“]/u.test(front) ? null : 'the question begins small',
    /\b(?:is|does|was) (?:these|those|many|several)\b|\b(?:are|do|were) (?:an?|this|each|every)\b/i.test(
      front,
    )
      ? 'number does not agree'
      : null,
    !isBlank && /\ban? (?:the|an?) |\bthe the\b|\s\s|\s[?.]$/i.test(front) ? 'a stumbling question' : null,
    countDollars(front) % 2 || countDollars(back) % 2
      ? words.split('$').length % 2
        ? 'a cut formula'
        : null
      : null,
    /^(?:it|they|this|these|those|he|she)\b/i.test(back) ? 'the answer leans on another sentence' : null,
    back.length > 600 || front.length > 400 ? 'too long' : null,
  ]
  return faults.flatMap((fault) => (fault === null ? [] : [`${fault}: ${front} / ${back}`]))
}

/** Every sentence under a heading, in a key term or an answer stands in one of the sources. */
export function findGuideFaults(texts: readonly string[], content: string): string[] {
  const words = texts.map(toWords).join('\n')
  const body = content.slice(0, content.lastIndexOf('## Sources'))
  const quotes = body
    .split('\n')
    .map((line) => line.trim())
    .filter(
      (line) =>
        line !== '' &&
        !/^(?:## |\*From: |\*\*(?:Key terms|Check yourself)\*\*|\d+\. .*[?.]$|\d+\. .*_____)/.test(line),
    )
    .map((line) => line.replace(/^- \*\*[^*]+\*\*: /, '').replace(/^\*Answer:\*/, ''))
    .filter((line) => line.trim() !== '')
  return [
    ...(content.includes('## Sources') ? [] : ['no sources']),
    ...quotes.filter((line) => !isMadeOfQuotes(line, words)).map((line) => `no quote: ${line}`),
    ...findDuplicates(body.split('\n').filter((line) => line.startsWith('## '))).map(
      (line) => `heading twice: ${line}`,
    ),
  ]
}

function findDuplicates(lines: readonly string[]): string[] {
  return lines.filter((line, at) => lines.indexOf(line) !== at)
}
