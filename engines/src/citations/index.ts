import { toText } from './pieces.ts'
import type { CitationStyle, Piece, Reference } from './reference.ts'
import { writeApa } from './write-apa.ts'
import { makeKeys, writeBibtex } from './write-bibtex.ts'
import { writeChicago } from './write-chicago.ts'
import { writeMla } from './write-mla.ts'

export { findDuplicates } from './find-duplicates.ts'
export {
  CITATION_STYLES,
  type CitationStyle,
  isDoi,
  normalizeDoi,
  type Piece,
  REFERENCE_KINDS,
  type Reference,
  readAuthors,
  writeAuthors,
} from './reference.ts'

const WRITERS = { apa: writeApa, mla: writeMla, chicago: writeChicago }

/** Each reference in a style, in the order of the list. */
export function cite(references: readonly Reference[], style: CitationStyle): Piece[][] {
  if (style !== 'bibtex') return references.map((reference) => WRITERS[style](reference))
  const keys = makeKeys(references)
  return references.map((reference, place) => [
    { text: writeBibtex(reference, keys[place] ?? ''), isItalic: false },
  ])
}

/** A whole bibliography as text: in the order of its letters, as the styles want it, or entry by entry for BibTeX. */
export function writeBibliography(references: readonly Reference[], style: CitationStyle): string {
  const texts = cite(references, style).map(toText)
  if (style === 'bibtex') return `${texts.join('\n\n')}\n`
  return `${texts.sort((one, other) => foldStart(one).localeCompare(foldStart(other), 'en')).join('\n\n')}\n`
}

/** Quotation marks and articles at the beginning do not count. */
const foldStart = (text: string): string => text.replace(/^[“"]/, '').replace(/^(?:the|an?)\s+/i, '')

export { toText } from './pieces.ts'
