export const REFERENCE_KINDS = ['article', 'book', 'report', 'webpage'] as const
export type ReferenceKind = (typeof REFERENCE_KINDS)[number]

/** A person, or an organization, which has no given name. */
export type Author = { family: string; given: string }

/** What a bibliography knows about a work. Empty texts are unknown. */
export type Reference = {
  kind: ReferenceKind
  title: string
  authors: readonly Author[]
  year: number | null
  journal: string
  volume: string
  issue: string
  pages: string
  publisher: string
  doi: string
  url: string
}

/** A stretch of a citation; titles of whole works stand in italics. */
export type Piece = { text: string; isItalic: boolean }

export const CITATION_STYLES = ['apa', 'mla', 'chicago', 'bibtex'] as const
export type CitationStyle = (typeof CITATION_STYLES)[number]

/** The bare name of a DOI, however it was copied: https://doi.org/10.1000/182, doi:10.1000/182. */
export function normalizeDoi(text: string): string {
  return text
    .trim()
    .replace(/^(?:https?:\/\/(?:dx\.)?doi\.org\/|doi:\s*)/i, '')
    .trim()
}

export const isDoi = (text: string): boolean => /^10\.\d{4,9}\/\S+$/.test(text)

/** Where the work is found: a DOI stays when addresses change, so it goes first. */
export function findLink({ doi, url }: Pick<Reference, 'doi' | 'url'>): string {
  return doi === '' ? url : `https://doi.org/${doi}`
}

/** One author in each line, the family name first: Curie, Marie. A line without a comma is an organization. */
export function readAuthors(text: string): Author[] {
  return text
    .split(/[\n;]/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => {
      const comma = line.indexOf(',')
      const [family, given] = comma < 0 ? [line, ''] : [line.slice(0, comma), line.slice(comma + 1)]
      return { family: family.trim(), given: given.trim() }
    })
    .filter(({ family }) => family !== '')
}

export function writeAuthors(authors: readonly Author[]): string {
  return authors.map(({ family, given }) => (given === '' ? family : `${family}, ${given}`)).join('\n')
}
