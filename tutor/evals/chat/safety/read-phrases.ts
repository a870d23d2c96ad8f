import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { MEANT_CATEGORIES, type MeantCategory, type Severity } from '../../../src/safety/categories.ts'

/** What somebody may type to the tutor, as people sorted it who had not seen how it is judged. */
export type Phrase = {
  text: string
  /** `encourage`: everyday discouragement, which deserves a kind word and no alarm. */
  label: 'none' | 'encourage' | MeantCategory
  severity: Severity | 'none'
  language: string
}

const LABELS: readonly string[] = ['none', 'encourage', ...MEANT_CATEGORIES]

/** `learned`: what the judge was made from. `apart`: what it is measured with, by other writers. */
export function readPhrases(folder: 'learned' | 'apart', file?: string): Phrase[] {
  const place = join(import.meta.dirname, 'phrases', folder)
  const files = file ? [file] : readdirSync(place).toSorted()
  return files.flatMap((name) => parsePhrases(readFileSync(join(place, name), 'utf8')))
}

/** Lines below a heading such as `# selfHarm medium en`. */
function parsePhrases(text: string): Phrase[] {
  let heading: Omit<Phrase, 'text'> | undefined
  const phrases: Phrase[] = []
  for (const line of text.split('\n').map((one) => one.trim())) {
    const [, label, severity, language] = /^# (\w+) (none|low|medium|high) (\w\w)$/.exec(line) ?? []
    if (label && severity && language) {
      if (!LABELS.includes(label)) throw new Error(`There is no label ${label}`)
      heading = { label, severity, language } as Omit<Phrase, 'text'>
    } else if (line !== '') {
      if (!heading) throw new Error(`No heading stands above: ${line}`)
      phrases.push({ ...heading, text: line })
    }
  }
  return phrases
}

export const isWorrying = ({ label }: Phrase): boolean => label !== 'none' && label !== 'encourage'
