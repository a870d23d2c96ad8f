import { type AnyColumn, type SQL, sql } from 'drizzle-orm'
import { customType } from 'drizzle-orm/pg-core'

export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/** Words that the server finds itself: letters and digits only, so that they need no more than quotes. */
export const wordList = customType<{ data: readonly string[]; driverData: SQL }>({
  dataType: () => 'tsvector',
  toDriver: (words) => sql`array_to_tsvector(${`{${words.map((word) => `"${word}"`).join()}}`}::text[])`,
})

/** All of these words, each as the beginning of one. */
export const holdsWords = (column: AnyColumn, words: readonly string[]): SQL =>
  sql`${column} @@ ${words.map((word) => `'${word}':*`).join(' & ')}::tsquery`

// The parser of PostgreSQL keeps "fig.3" or "x/y" as one word, a host or a path; whoever looks for "y" means the part.
// A database of the C locale even takes a curly quote or a dash for a letter.
export const SEPARATORS = './\\@:_-+~%&=?#<>"(),;!*[]{}|^‘’“”„«»‹›–—…·•¿¡、。，！？；：（）「」\u00a0'

type Weight = 'A' | 'B' | 'C' | 'D'

/**
 * The words of a row, as a generated column: each word as it is written, for what is found while one types, and its
 * English stem, so that "fractions" finds "fraction". Expressions stand in literals: generated columns take no parameters.
 */
export function wordsOf(parts: readonly (readonly [expression: string, weight: Weight])[]): SQL {
  const vectors = parts.flatMap(([expression, weight]) =>
    ['simple', 'english'].map(
      (language) =>
        `setweight(to_tsvector('${language}', translate(coalesce(${expression}, ''), '${SEPARATORS}', '${' '.repeat(SEPARATORS.length)}')), '${weight}')`,
    ),
  )
  return sql.raw(vectors.join(' || '))
}

/** What somebody typed, as a query for such a column: all words, each as the start of one or by its stem; null for none. */
export function wordsWanted(text: string): SQL | null {
  const words = text.match(/[\p{L}\p{M}\p{N}]+/gu)?.map(spellings)
  if (!words) return null
  const join = (mark: string) =>
    words.map((forms) => `(${forms.map((form) => form + mark).join(' | ')})`).join(' & ')
  return sql`(to_tsquery('simple', ${join(':*')}) || to_tsquery('english', ${join('')}))`
}

/** A database of the C locale tells É from é; it is asked for both. */
function spellings(word: string): string[] {
  if (/^[\w]+$/.test(word)) return [word]
  const lower = word.toLowerCase()
  const [first = '', ...rest] = lower
  return [...new Set([word, lower, word.toUpperCase(), first.toUpperCase() + rest.join('')])]
}
