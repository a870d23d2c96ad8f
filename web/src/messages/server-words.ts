/** A file of sentences: each under a key that every language has. */
export type Sentences = Record<string, string>

type Pattern = { key: string; test: RegExp; names: string[] }

const HOLE = /\{\{(\w)\}\}/g

/**
 * What the server says is English. This finds the same sentence in another language, also where names or numbers stand in
 * it; what is not known stays as it is.
 */
export function createServerWords(english: Sentences, other: Sentences): (said: string) => string {
  const exact = new Map(Object.entries(english).map(([key, text]) => [text, key]))
  // The most particular first: "{{a}} could not be read: it has no text." before "{{a}} could not be read: {{b}}."
  const patterns = Object.entries(english)
    .filter(([, text]) => text.includes('{{'))
    .sort(([, one], [, another]) => countLetters(another) - countLetters(one))
    .map(([key, text]) => toPattern(key, text))

  function translate(said: string): string {
    const key = exact.get(said)
    if (key !== undefined) return other[key] ?? said
    for (const { key, test, names } of patterns) {
      const found = test.exec(said)
      const text = other[key]
      if (!found || text === undefined) continue
      // What is filled in may be a sentence of its own: "Row 3: Write a username. Nobody was added."
      return text.replace(HOLE, (_, name: string) => translate(found[names.indexOf(name) + 1] ?? ''))
    }
    return said
  }
  return translate
}

const countLetters = (text: string) => text.replace(HOLE, '').length

function toPattern(key: string, text: string): Pattern {
  const fixed = text.split(/\{\{\w\}\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return {
    key,
    test: new RegExp(`^${fixed.join('(.+?)')}$`, 's'),
    names: [...text.matchAll(HOLE)].map(([, name]) => String(name)),
  }
}
