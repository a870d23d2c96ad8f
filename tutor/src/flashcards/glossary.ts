import { tagSentences } from '../text/language.ts'
import { isWord, type Sentence, type Table } from '../text/material.ts'
import { ACTION_VERBS, ADDRESSING } from '../text/words.ts'
import { type Draft, type Ground, KIND_WEIGHT } from './draft.ts'

const ENTRY = /^([^:=–—]{2,60}?)(?:\s*:\s+|\s+[–—-]\s+|\s+=\s+)(\S[\s\S]{4,300})$/
const NO_TERM =
  /^(?:note|remember|example|examples|hint|tip|warning|question|answer|conclusion|result|task|important|see|ps|homework|conclusion)$/i
const ORDER =
  /^(?:name|list|give|say|explain|describe|show|use|add|choose|compare|count|mark|round|step \d)\b/i
const YEAR = /^(?:in )?(\d{3,4}(?:[–-]\d{2,4})?(?: BCE?| CE)?)$/i

/** A line of a word list: "osmosis: movement of water …", "1789 – Bastille stormed". */
export function askEntry(ground: Ground, sentence: Sentence, whole: string): Draft | null {
  const [, name = '', meaning = ''] = ENTRY.exec(whole) ?? []
  const term = name.trim()
  const isOrder = ORDER.test(term) || ADDRESSING.has(term.split(' ')[0]?.toLowerCase() ?? '')
  if (term === '' || isOrder || NO_TERM.test(term) || term.split(' ').length > 5 || /[?!.,]$|\$/.test(term))
    return null
  const back = meaning.trim().replace(/[.;]$/, '')
  const front = askTerm(ground, sentence, term, back)
  if (!front) return null
  return {
    front,
    back,
    passage: whole,
    sentence: sentence.index,
    section: sentence.section,
    place: sentence.index,
    weight: KIND_WEIGHT.glossary + ground.weighTerm(term.toLowerCase()),
  }
}

function askTerm(ground: Ground, { words }: Sentence, term: string, meaning: string): string | null {
  const year = YEAR.exec(term)
  if (year) return `What happened in ${year[1]}?`
  if (!/\p{L}{2}/u.test(term)) return null
  if (!ground.material.isEnglish) return `${term}?`
  const start = words.findIndex(({ start: at }) => at > term.length)
  const own = words.slice(Math.max(0, start)).filter(isWord)
  const named = words.slice(0, Math.max(0, start)).filter(isWord)
  if (
    named.some(({ pos }) => /^(?:VERB|AUX|PRON|ADV|SCONJ)$/.test(pos)) ||
    named.at(-1)?.pos === 'NUM' ||
    named[0]?.pos === 'ADP'
  )
    return null
  const first = own[0]
  if (!first || own.length < 2) return null
  const base = first.text.toLowerCase()
  const isDoing = /^(?:DET|NOUN|ADJ|PROPN|PRON|NUM)$/.test(own[1]?.pos ?? '')
  if (
    isDoing &&
    (ACTION_VERBS.has(base) || ['release', 'hold'].includes(base)) &&
    meaning.toLowerCase().startsWith(base)
  )
    return `${term}: what do they do?`
  if (isDoing && /s$/.test(base) && ACTION_VERBS.has(base.replace(/s$/, '')))
    return `${term}: what does it do?`
  return /^(?:NOUN|PROPN|ADJ|DET|NUM|VERB)$/.test(first.pos) ? `What does “${term}” mean?` : null
}

/** Rows of a table whose first column names things: What is the function of “nucleus”? */
export function askTable(
  { material }: Ground,
  { header, rows }: Table,
  section: number,
  place: number,
): Draft[] {
  const [, ...columns] = header
  const at = columns.findIndex((name) => /^\p{L}[\p{L} -]{2,20}$/u.test(name))
  const column = columns[at]?.toLowerCase()
  if (!column || column.split(' ').length > 2 || !material.isEnglish) return []
  // The tagger hears what a word is from the words around it.
  const tagged = tagSentences(`the ${column}`, true).flatMap(({ words }) => words)
  if (tagged.at(-1)?.pos !== 'NOUN') return []
  const isMany = /[^s]s$/.test(column)
  return rows.flatMap(({ cells, source }) => {
    const [name = '', ...rest] = cells
    const back = rest[at] ?? ''
    if (!/\p{L}{3}/u.test(name) || /[?!.]$/.test(name) || name.length > 60 || back.length < 2) return []
    if (/^(?:it|they|this|these|he|she)\b/i.test(back)) return []
    const front = `What ${isMany ? 'are' : 'is'} the ${column} of “${name}”?`
    return [{ front, back, passage: source, sentence: null, section, place, weight: KIND_WEIGHT.table }]
  })
}
