import { dashPages, endSentence, italic, joinPieces, plain, quote } from './pieces.ts'
import { type Author, findLink, type Piece, type Reference } from './reference.ts'

/** More than ten authors are shortened to the first seven (Chicago Manual of Style, 17th edition, 14.76). */
const MOST_AUTHORS = 10
const SHOWN_OF_MANY = 7

/** Chicago, 17th edition, as in a bibliography that goes with notes. */
export function writeChicago(reference: Reference): Piece[] {
  const { kind, title, publisher, year } = reference
  const isPart = kind === 'article' || kind === 'webpage'
  const authors = listAuthors(reference.authors)
  const link = findLink(reference)
  const published = [publisher, year === null ? '' : String(year)].filter((fact) => fact !== '').join(', ')
  return joinPieces([
    authors === '' ? [] : [plain(endSentence(authors))],
    isPart ? [plain(quote(title))] : [italic(endSentence(title))],
    kind === 'article' ? nameJournal(reference) : published === '' ? [] : [plain(endSentence(published))],
    link === '' ? [] : [plain(`${link}.`)],
  ])
}

function nameJournal({ journal, volume, issue, pages, year }: Reference): Piece[] {
  const place = [volume, issue === '' ? '' : `no. ${issue}`].filter((part) => part !== '').join(', ')
  const date = year === null ? '' : ` (${year})`
  const range = pages === '' ? '' : `: ${dashPages(pages)}`
  if (journal === '' && place === '') return date === '' ? [] : [plain(`${date.trim()}.`)]
  return [
    italic(journal),
    plain(
      `${place === '' || journal === '' ? place : `${volume === '' ? ',' : ''} ${place}`}${date}${range}.`,
    ),
  ]
}

function listAuthors(authors: readonly Author[]): string {
  const [first, ...others] = authors
  if (!first) return ''
  const name = first.given === '' ? first.family : `${first.family}, ${first.given}`
  const rest = others.map(({ family, given }) => (given === '' ? family : `${given} ${family}`))
  if (rest.length === 0) return name
  if (authors.length > MOST_AUTHORS)
    return `${[name, ...rest.slice(0, SHOWN_OF_MANY - 1)].join(', ')}, et al.`
  return `${[name, ...rest.slice(0, -1)].join(', ')}, and ${rest.at(-1)}`
}
