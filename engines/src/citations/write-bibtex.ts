import { dashPages } from './pieces.ts'
import type { Author, Reference } from './reference.ts'

const ENTRY_TYPES = { article: 'article', book: 'book', report: 'techreport', webpage: 'misc' } as const

/** One entry; `key` is what a text cites it by. */
export function writeBibtex(reference: Reference, key: string): string {
  const { kind, title, authors, year, journal, volume, issue, pages, publisher, doi, url } = reference
  const isArticle = kind === 'article'
  const publisherField = kind === 'report' ? 'institution' : kind === 'webpage' ? 'organization' : 'publisher'
  const fields: [name: string, value: string][] = [
    // A second pair of braces keeps capital letters as they are.
    ['title', `{${escapeTex(title)}}`],
    ['author', authors.map(writeAuthor).join(' and ')],
    ['year', year === null ? '' : String(year)],
    ['journal', isArticle ? escapeTex(journal) : ''],
    ['volume', isArticle ? escapeTex(volume) : ''],
    ['number', isArticle ? escapeTex(issue) : ''],
    ['pages', isArticle ? escapeTex(dashPages(pages).replaceAll('–', '--')) : ''],
    [publisherField, escapeTex(publisher)],
    // Addresses are read letter by letter; only what would end the field is written otherwise.
    ['doi', escapeAddress(doi)],
    ['url', escapeAddress(url)],
  ]
  const lines = fields.filter(([, value]) => value !== '').map(([name, value]) => `  ${name} = {${value}}`)
  return `@${ENTRY_TYPES[kind]}{${key},\n${lines.join(',\n')}\n}`
}

/** Curie 1911 "The radioactivity" becomes curie1911radioactivity; of two that are alike the second ends in b. */
export function makeKeys(references: readonly Reference[]): string[] {
  const used = new Set<string>()
  return references.map((reference) => {
    const base = makeKey(reference)
    let key = base
    for (let number = 2; used.has(key); number++) key = base + countInLetters(number)
    used.add(key)
    return key
  })
}

const SMALL_WORDS = new Set(['a', 'an', 'and', 'at', 'for', 'from', 'in', 'of', 'on', 'the', 'to', 'with'])

function makeKey({ authors, year, title }: Reference): string {
  const words = toAscii(title).split(/\s+/).map(keepLetters)
  const word = words.find((one) => one !== '' && !SMALL_WORDS.has(one)) ?? ''
  const name = keepLetters(toAscii(authors[0]?.family ?? ''))
  return `${name}${year ?? ''}${word}` || 'reference'
}

const toAscii = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').replaceAll('ß', 'ss').toLowerCase()

const keepLetters = (text: string): string => text.replace(/[^a-z0-9]/g, '')

/** 2 is b, 26 is z, 27 is aa. */
function countInLetters(number: number): string {
  let letters = ''
  for (let rest = number; rest > 0; rest = Math.floor((rest - 1) / 26))
    letters = String.fromCharCode(97 + ((rest - 1) % 26)) + letters
  return letters
}

function writeAuthor({ family, given }: Author): string {
  // An organization in braces is one name, with all its words and commas.
  return given === '' ? `{${escapeTex(family)}}` : `${escapeTex(family)}, ${escapeTex(given)}`
}

const TEX: Record<string, string> = {
  '\\': '\\textbackslash{}',
  '{': '\\{',
  '}': '\\}',
  '&': '\\&',
  '%': '\\%',
  $: '\\$',
  '#': '\\#',
  _: '\\_',
  '~': '\\textasciitilde{}',
  '^': '\\textasciicircum{}',
}

const escapeTex = (text: string): string =>
  text.replace(/\s+/g, ' ').replace(/[\\{}&%$#_~^]/g, (sign) => TEX[sign] ?? sign)

const escapeAddress = (address: string): string =>
  address.replace(/[{}\\]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
