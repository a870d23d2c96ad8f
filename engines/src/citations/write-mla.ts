import { dashPages, endSentence, italic, joinPieces, plain, quote } from './pieces.ts'
import { type Author, findLink, type Piece, type Reference } from './reference.ts'

/** MLA, 9th edition: author, title, container, then what places the work in it. */
export function writeMla(reference: Reference): Piece[] {
  const { kind, title } = reference
  const isPart = kind === 'article' || kind === 'webpage'
  const authors = listAuthors(reference.authors)
  const work = isPart ? [plain(quote(title))] : [italic(endSentence(title))]
  return joinPieces([authors === '' ? [] : [plain(endSentence(authors))], work, placeWork(reference)])
}

function placeWork(reference: Reference): Piece[] {
  const { kind, journal, volume, issue, pages, publisher, year } = reference
  const isArticle = kind === 'article'
  const container = isArticle ? journal : publisher
  const isItalic = isArticle || kind === 'webpage'
  const facts = [
    isArticle && volume !== '' && `vol. ${volume}`,
    isArticle && issue !== '' && `no. ${issue}`,
    year !== null && String(year),
    isArticle && pages !== '' && namePages(pages),
    findLink(reference),
  ].filter((fact): fact is string => Boolean(fact))
  if (container === '' && facts.length === 0) return []
  const rest = facts.join(', ')
  return [
    isItalic ? italic(container) : plain(container),
    plain(container !== '' && rest !== '' ? ', ' : ''),
    plain(`${rest}.`),
  ]
}

function namePages(pages: string): string {
  const range = dashPages(pages)
  return /[–,]/.test(range) ? `pp. ${range}` : `p. ${range}`
}

function listAuthors(authors: readonly Author[]): string {
  const [first, second] = authors
  if (!first) return ''
  const name = first.given === '' ? first.family : `${first.family}, ${first.given}`
  if (!second) return name
  if (authors.length > 2) return `${name}, et al.`
  return `${name}, and ${second.given === '' ? second.family : `${second.given} ${second.family}`}`
}
