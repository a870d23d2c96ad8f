import * as z from 'zod/mini'
import { Citation } from '#contract/professional/citation.ts'
import { isDoi, normalizeDoi, type Reference, readAuthors, writeAuthors } from '#engines/citations/index.ts'

export type ReferenceValues = {
  title: string
  kind: Reference['kind']
  authors: string
  year: string
  journal: string
  volume: string
  issue: string
  pages: string
  publisher: string
  doi: string
  url: string
}

export type ReferenceFaults = Partial<Record<'title' | 'year' | 'doi' | 'url' | 'authors', true>>

export function toValues(reference: Reference): ReferenceValues {
  const { authors, year, ...texts } = reference
  return { ...texts, authors: writeAuthors(authors), year: year === null ? '' : String(year) }
}

export function findFaults(values: ReferenceValues): ReferenceFaults {
  const { title, year, doi, url } = values
  return {
    ...(title.trim() === '' && { title: true }),
    ...(year.trim() !== '' && !/^[1-9]\d{0,3}$/.test(year.trim()) && { year: true }),
    ...(normalizeDoi(doi) !== '' && !isDoi(normalizeDoi(doi)) && { doi: true }),
    ...(url.trim() !== '' && !/^https?:\/\/[^\s/]\S*$/i.test(url.trim()) && { url: true }),
    ...(!z.safeParse(Citation.shape.authors, readAuthors(values.authors)).success && { authors: true }),
  }
}

/** What the values say so far; a year or a DOI that is none is left out. */
export function readReference(values: ReferenceValues): Reference {
  const { year: _year, authors: _authors, title, kind, url, doi, ...texts } = values
  const faults = findFaults(values)
  const trimmed = {
    journal: texts.journal.trim(),
    volume: texts.volume.trim(),
    issue: texts.issue.trim(),
    pages: texts.pages.trim(),
    publisher: texts.publisher.trim(),
  }
  return {
    kind,
    title: title.trim(),
    authors: readAuthors(values.authors),
    year: faults.year || values.year.trim() === '' ? null : Number(values.year),
    ...trimmed,
    doi: faults.doi ? '' : normalizeDoi(doi),
    url: faults.url ? '' : url.trim(),
  }
}
