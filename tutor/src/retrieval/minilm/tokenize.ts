/** Token ids of a text, without the `start` and `end` tokens. */
export type Tokenizer = { tokenize: (text: string) => number[]; start: number; end: number }

/** In lower case, without accents; each mark and each ideograph is a word of its own. */
export function splitWords(text: string): string[] {
  const normalized = text
    .replace(/[\t\n\r]/g, ' ')
    .replace(INVISIBLE, '')
    .toLowerCase()
    .normalize('NFD')
    .replace(ACCENTS, '')
  return normalized.match(WORDS) ?? []
}

const LONGEST_WORD = 100
/** A word, or a single punctuation mark or ideograph. */
const WORDS = /[\p{Script=Han}]|[\p{P}$+<=>^`|~]|[^\s\p{P}$+<=>^`|~\p{Script=Han}]+/gu
const ACCENTS = /\p{Mn}/gu
const INVISIBLE = /[\p{Cc}\p{Cf}\ufffd]/gu

/** WordPiece of uncased BERT: the longest known prefix, then the longest known prefix of the rest, and so on. */
export function createTokenizer(vocabulary: Record<string, number>): Tokenizer {
  const ids = new Map(Object.entries(vocabulary))
  const idOf = (token: string): number => ids.get(token) ?? 0
  const [start, end, unknown] = [idOf('[CLS]'), idOf('[SEP]'), idOf('[UNK]')]

  function tokenizeWord(word: string): number[] {
    if (word.length > LONGEST_WORD) return [unknown]
    const tokens: number[] = []
    let from = 0
    while (from < word.length) {
      let to = word.length
      let id: number | undefined
      for (; to > from; to -= 1) {
        id = ids.get(from === 0 ? word.slice(0, to) : `##${word.slice(from, to)}`)
        if (id !== undefined) break
      }
      if (id === undefined) return [unknown]
      tokens.push(id)
      from = to
    }
    return tokens
  }

  return { tokenize: (text) => splitWords(text).flatMap(tokenizeWord), start, end }
}
