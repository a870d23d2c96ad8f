import type { Material } from './material.ts'

const COMMON_ENDING =
  /(?:tion|sion|sis|ment|ness|ity|ism|ology|ics|ing|graphy|ance|ence|ship|ure|hood|age|ose|gen|cy|ty|fer|tor|ter|ver|ler|cule|some|some|plast|cell|ium|eria)s?$/i
const MASS_NOUNS = new Set(
  `water air gravity matter energy light heat sound soil rock ice blood food sugar salt oil gas coal steam sand wood iron
  gold silver copper glass paper cotton silk wool power force speed mass weight work time space money trade memory
  language music art poetry prose evidence software hardware data mitosis meiosis erosion weathering friction inertia
  momentum velocity osmosis diffusion dna rna starch fat protein proteins plants animals cells atoms molecules
  photosynthesis`.split(/\s+/),
)

/** Says how a word that begins a sentence is written inside one. */
export type Casing = (text: string) => string

/** A word is a name when the text itself writes it large inside a sentence; when it never does, its looks decide. */
export function learnCasing({ sentences }: Material): Casing {
  const small = new Set<string>()
  const large = new Set<string>()
  for (const { words } of sentences)
    for (const [n, { text, pos }] of words.entries()) {
      if (pos === 'FORMULA' || !/^\p{L}/u.test(text)) continue
      if (/^\p{Ll}/u.test(text)) small.add(text)
      // After a colon or a quotation mark a common word may be written large, too.
      else if (n > 0 && /^[\p{L}\p{N}]/u.test(words[n - 1]?.text ?? '')) large.add(text.toLowerCase())
    }
  return (text) => {
    const [, first = '', rest = ''] = /^([\p{L}\p{M}’'-]+)([\s\S]*)$/u.exec(text) ?? []
    if (first === '' || !/^\p{Lu}/u.test(first) || /\p{Lu}/u.test(first.slice(1))) return text
    const word = first.toLowerCase()
    const lowered = text[0]?.toLowerCase() + text.slice(1)
    if (/^(?:a|an|the|each|every|all|most|some|in|one|two|three)$/.test(word)) return lowered
    if (first.length === 1) return text
    // "Robert Hooke", "World War": the next word is written large as well.
    if (/^\s+\p{Lu}/u.test(rest)) return text
    if (large.has(word) && !small.has(word)) return text
    if (small.has(word) || MASS_NOUNS.has(word)) return lowered
    if (/^['’]s\b/.test(rest)) return text
    return COMMON_ENDING.test(word) || /^\s+\p{Ll}/u.test(rest) || /[^s]s$/.test(word) ? lowered : text
  }
}

export const capitalize = (text: string) => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())
