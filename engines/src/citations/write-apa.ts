import { dashPages, endSentence, italic, joinPieces, plain } from './pieces.ts'
import { type Author, findLink, type Piece, type Reference } from './reference.ts'

/** More authors than this are shortened to the first 19 and the last (Publication Manual, 7th edition, 9.8). */
const MOST_AUTHORS = 20

/** APA, 7th edition. Titles stay as they were typed: which words are names cannot be told. */
export function writeApa(reference: Reference): Piece[] {
  const { kind, title, year, publisher } = reference
  const authors = listAuthors(reference.authors)
  const date = plain(`(${year ?? 'n.d.'}).`)
  const work =
    kind === 'article' ? [plain(endSentence(title))] : [italic(stripStop(title)), plain(stopOf(title))]
  const isPublisherAuthor = reference.authors.length === 1 && reference.authors[0]?.family === publisher
  const source =
    kind === 'article'
      ? nameJournal(reference)
      : publisher === '' || isPublisherAuthor
        ? []
        : [plain(endSentence(publisher))]
  const link = [plain(findLink(reference))]
  return authors === ''
    ? joinPieces([work, [date], source, link])
    : joinPieces([[plain(endSentence(authors))], [date], work, source, link])
}

function nameJournal({ journal, volume, issue, pages }: Reference): Piece[] {
  if (journal === '') return []
  return [
    italic(journal),
    ...(volume === '' ? [] : [plain(', '), italic(volume)]),
    plain(issue === '' ? '' : volume === '' ? `, (${issue})` : `(${issue})`),
    plain(pages === '' ? '.' : `, ${dashPages(pages)}.`),
  ]
}

function listAuthors(authors: readonly Author[]): string {
  const names = authors.map(({ family, given }) =>
    given === '' ? family : `${family}, ${toInitials(given)}`,
  )
  const last = names.at(-1)
  if (last === undefined) return ''
  if (names.length === 1) return last
  if (names.length > MOST_AUTHORS) return `${names.slice(0, MOST_AUTHORS - 1).join(', ')}, … ${last}`
  return `${names.slice(0, -1).join(', ')}, & ${last}`
}

/** Marie Salomea becomes M. S., and Jean-Paul J.-P. */
function toInitials(given: string): string {
  return given
    .split(/\s+/)
    .map((name) =>
      name
        .split('-')
        .filter((part) => part !== '')
        .map((part) => `${[...part][0]?.toUpperCase()}.`)
        .join('-'),
    )
    .join(' ')
}

/** The full stop behind a title is not in italics. */
const stripStop = (title: string): string => title.replace(/\.$/, '')
const stopOf = (title: string): string => (endSentence(stripStop(title)) === stripStop(title) ? '' : '.')
