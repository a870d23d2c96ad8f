/** Scripts that write without spaces: any part of a run may be what is looked for. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u
const WORD = /[\p{L}\p{M}\p{N}]+/gu
const LONGEST_WORD = 20
const MOST_WORDS = 4000

/** The words by which a card is found, each once: a search looks for their beginnings. */
export function listCardWords(texts: readonly string[]): string[] {
  const words = new Set<string>()
  for (const word of listWanted(texts.join('\n'))) {
    const letters = UNSPACED.test(word) ? [...word] : null
    if (!letters) words.add(cut(word))
    else for (const place of letters.keys()) words.add(letters.slice(place, place + LONGEST_WORD).join(''))
    if (words.size >= MOST_WORDS) break
  }
  return [...words].slice(0, MOST_WORDS)
}

/** What somebody typed, as beginnings of such words; none for signs alone. */
export function listWantedWords(text: string): string[] {
  return [...new Set(listWanted(text).map(cut))]
}

const listWanted = (text: string): string[] => text.normalize('NFC').toLowerCase().match(WORD) ?? []

const cut = (word: string): string => [...word].slice(0, LONGEST_WORD).join('')
