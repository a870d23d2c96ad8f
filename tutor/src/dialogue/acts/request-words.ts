import { readFileSync } from 'node:fs'

let loaded: Map<string, ReadonlySet<string>> | undefined

/** Words that students use to ask and to say how it goes; a list that `tutor/evals/dialogue/acts/list-request-words.ts` makes. */
export function isRequestWord(word: string, language: string): boolean {
  loaded ??= readLists()
  return loaded.get(language)?.has(word) ?? false
}

function readLists(): Map<string, ReadonlySet<string>> {
  const lines = readFileSync(new URL('./request-words.txt', import.meta.url), 'utf8')
    .trim()
    .split('\n')
  return new Map(
    lines.map((line) => {
      const [language = '', ...words] = line.split(' ')
      return [language, new Set(words)] as const
    }),
  )
}
