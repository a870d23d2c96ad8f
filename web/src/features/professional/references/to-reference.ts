import type { Citation } from '#contract/professional/citation.ts'
import type { ReferenceCard } from '#contract/professional/professional.ts'
import type { Reference } from '#engines/citations/index.ts'

export const NO_CITATION: Citation = {
  kind: 'webpage',
  authors: [],
  year: null,
  journal: '',
  volume: '',
  issue: '',
  pages: '',
  publisher: '',
  doi: '',
}

type Cited = Pick<ReferenceCard, 'title' | 'documentUrl' | 'websiteUrl' | 'citation'>

/** What a bibliography says of a document: the page it was read from where nobody has said more. */
export function toReference({ title, documentUrl, websiteUrl, citation }: Cited): Reference {
  return {
    ...(citation ?? { ...NO_CITATION, kind: (websiteUrl ?? documentUrl) ? 'webpage' : 'report' }),
    title,
    url: documentUrl ?? websiteUrl ?? '',
  }
}

export type Missing = 'authors' | 'year' | 'journal' | 'publisher'

/** What a reader of the bibliography would look for in vain. */
export function findMissing({ kind, authors, year, journal, publisher }: Reference): Missing[] {
  const missing: Missing[] = []
  if (authors.length === 0) missing.push('authors')
  if (year === null) missing.push('year')
  if (kind === 'article' && journal === '') missing.push('journal')
  if ((kind === 'book' || kind === 'report') && publisher === '') missing.push('publisher')
  return missing
}
