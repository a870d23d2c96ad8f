/** Ids of the pieces of words that the model knows. */
export type Tokenizer = { cut: (text: string) => number[]; start: number; end: number }

const LONGEST_WORD = 100
/** A word, or one sign or ideograph: everything else parts words. */
const WORDS = /[\p{Script=Han}]|[\p{P}$+<=>^`|~]|[^\s\p{P}$+<=>^`|~\p{Script=Han}]+/gu
const ACCENTS = /\p{Mn}/gu
const UNSEEN = /[\p{Cc}\p{Cf}\ufffd]/gu

/** WordPiece as BERT without capitals has it: the longest known beginning, then the longest known rest, and so on. */
export function createTokenizer(vocabulary: Record<string, number>): Tokenizer {
  const ids = new Map(Object.entries(vocabulary))
  const idOf = (piece: string): number => ids.get(piece) ?? 0
  const [start, end, unknown] = [idOf('[CLS]'), idOf('[SEP]'), idOf('[UNK]')]

  function cutWord(word: string): number[] {
    if (word.length > LONGEST_WORD) return [unknown]
    const pieces: number[] = []
    let from = 0
    while (from < word.length) {
      let to = word.length
      let id: number | undefined
      for (; to > from; to -= 1) {
        id = ids.get(from === 0 ? word.slice(0, to) : `##${word.slice(from, to)}`)
        if (id !== undefined) break
      }
      if (id === undefined) return [unknown]
      pieces.push(id)
      from = to
    }
    return pieces
  }

  function cut(text: string): number[] {
    const tidy = text
      .replace(/[\t\n\r]/g, ' ')
      .replace(UNSEEN, '')
      .toLowerCase()
      .normalize('NFD')
      .replace(ACCENTS, '')
    return [...tidy.matchAll(WORDS)].flatMap(([word]) => cutWord(word))
  }
  return { cut, start, end }
}
