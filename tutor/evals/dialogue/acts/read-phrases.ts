import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import { ACTS, type Act, LANGUAGES, type Language } from '../../../src/dialogue/acts/act.ts'

/** `also` are acts that are as good without what went before. */
export type Phrase = { text: string; act: Act; also: Act[]; language: Language }

const SHARE_APART = 5

/** A fifth is never learned from, so that it can measure; which fifth depends on the text alone. */
export const isApart = ({ text }: Phrase): boolean => crc32(text) % SHARE_APART === 0

/** All phrases of the files in this folder, each once. */
export function readPhrases(): Phrase[] {
  const files = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.txt'))
  const phrases = files.toSorted().flatMap((name) => {
    const text = readFileSync(join(import.meta.dirname, name), 'utf8')
    return name.startsWith('pairs') ? parsePairs(text) : parseHeadings(text)
  })
  return [...new Map(phrases.map((phrase) => [`${phrase.language} ${phrase.text}`, phrase])).values()]
}

/** Lines below a heading such as `# stuck en`; other acts that fit stand after a bar. */
function parseHeadings(file: string): Phrase[] {
  let heading: { act: Act; language: Language } | undefined
  const phrases: Phrase[] = []
  for (const line of file.split('\n').map((one) => one.trim())) {
    const [, act, language] = /^# ([\w-]+) (\w\w)$/.exec(line) ?? []
    if (act && language) heading = { act: toAct(act), language: toLanguage(language) }
    else if (line !== '') {
      if (!heading) throw new Error(`No heading stands above: ${line}`)
      const [text = '', also] = line.split(' | ')
      phrases.push({ ...heading, text, also: also ? also.split(', ').map(toAct) : [] })
    }
  }
  return phrases
}

/** Two messages a line that differ in little and do not mean the same: `text = act | text = act`. */
function parsePairs(file: string): Phrase[] {
  return file
    .split('\n')
    .filter((line) => line.trim() !== '')
    .flatMap((line) =>
      line.split(' | ').map((part): Phrase => {
        const at = part.lastIndexOf(' = ')
        return { text: part.slice(0, at).trim(), act: toAct(part.slice(at + 3).trim()), also: [], language: 'en' }
      }),
    )
}

/** The lines of a held-out set that may be read. */
export function readTuneHalf(): Phrase[] {
  return ['utterances.jsonl', 'utterances-other.jsonl'].flatMap((name) =>
    readFileSync(join(import.meta.dirname, '../../held-out', name), 'utf8')
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line) as Phrase & { half: string; lang?: Language })
      .filter(({ half }) => half === 'tune')
      .map(({ text, act, also, lang }) => ({ text, act, also: also ?? [], language: lang ?? 'en' })),
  )
}

function toAct(name: string): Act {
  const act = ACTS.find((one) => one === name)
  if (!act) throw new Error(`There is no act ${name}`)
  return act
}

function toLanguage(name: string): Language {
  const language = LANGUAGES.find((one) => one === name)
  if (!language) throw new Error(`There is no language ${name}`)
  return language
}
