/** Days as 2026-09-01; both belong to it. */
export type Term = { name: string; startsOn: string; endsOn: string }

export const MOST_TERMS = 8

export function isInTerm({ startsOn, endsOn }: Term, day: string): boolean {
  return startsOn <= day && day <= endsOn
}

export function findTerm<T extends Term>(terms: readonly T[], day: string): T | null {
  return terms.find((term) => isInTerm(term, day)) ?? null
}

/** Terms follow each other without a shared day, and have names of their own. */
export function isSoundYear(terms: readonly Term[]): boolean {
  const names = new Set(terms.map(({ name }) => name.trim().toLowerCase()))
  return (
    terms.length <= MOST_TERMS &&
    names.size === terms.length &&
    !names.has('') &&
    terms.every(({ startsOn, endsOn }, place) => {
      const before = terms[place - 1]?.endsOn ?? ''
      return startsOn <= endsOn && before < startsOn
    })
  )
}
