import type { Token, Tokens } from 'marked'
import { type Counts, countSyllables, isFamiliarWord } from '#engines/readability/index.ts'
import type { BoxToken } from '../compile/boxes.ts'

/** The prose of a lesson, one entry per paragraph or list item; figures, tables, code and headings left out. */
export function listProse(tokens: Token[]): string[] {
  return tokens.flatMap((token): string[] => {
    if (token.type === 'paragraph') return [plainText(token.tokens ?? [])]
    if (token.type === 'text') return [token.tokens ? plainText(token.tokens) : token.text]
    if (token.type === 'list') return (token as Tokens.List).items.flatMap((item) => listProse(item.tokens))
    if (token.type === 'blockquote') return listProse(token.tokens ?? [])
    if (token.type === 'box') {
      const { tokens: inside, answer } = token as BoxToken
      return [...listProse(inside), ...listProse(answer)]
    }
    return []
  })
}

/** A formula or a piece of code is read as one short word. */
function plainText(tokens: Token[]): string {
  return tokens
    .map((token) => {
      if (token.type === 'inlineFormula' || token.type === 'codespan') return 'it'
      if (token.type === 'br') return '. '
      if ('tokens' in token && token.tokens) return plainText(token.tokens)
      return 'text' in token ? String(token.text) : ''
    })
    .join('')
}

/** Numbers count as easy words of one syllable. Names and the lesson's own vocabulary are never hard. */
export function countWords(prose: string[], vocabulary: readonly string[]): Counts {
  const taught = new Set(
    vocabulary.flatMap((entry) => wordsOf(entry).map((word) => toStem(word.toLowerCase()))),
  )
  const counts: Counts = { words: 0, sentences: 0, syllables: 0, hardWords: 0 }
  for (const paragraph of prose) {
    for (const sentence of paragraph.split(/(?<=[.!?…]["”’)]*)\s+|\n/)) {
      const words = wordsOf(sentence)
      if (words.length === 0) continue
      counts.sentences++
      for (const [place, word] of words.entries()) {
        counts.words++
        const isNumber = /^\d/.test(word)
        counts.syllables += isNumber ? 1 : countSyllables(word)
        const isName = place > 0 && /^\p{Lu}/u.test(word)
        if (
          !isNumber &&
          !isName &&
          !taught.has(toStem(word.toLowerCase())) &&
          !isFamiliarWord(word.toLowerCase())
        ) {
          counts.hardWords++
        }
      }
    }
  }
  return counts
}

function wordsOf(text: string): string[] {
  return text.match(/\p{L}+(?:['’]\p{L}+)*|\d[\d.,:/%]*/gu) ?? []
}

/** Enough to see "products" and "product" as one word. */
function toStem(word: string): string {
  return word
    .replace(/['’]s?$/, '')
    .replace(/(ies|ied)$/, 'y')
    .replace(/(es|ed|ing|er|s|d|e)$/, '')
    .replace(/(.)\1$/, '$1')
}
