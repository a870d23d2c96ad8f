import type { Summary } from '../../summary/summary-task.ts'
import { createSupportCheck } from '../chat/support.ts'
import { takeSentences } from '../chat/take-sentences.ts'
import { cutMaterial } from './material-parts.ts'

const MOST_KEY_POINTS = 8

export type CheckedText = { text: string; unsupported: string[] }

/** Leaves out the sentences that the material does not bear out. */
export function keepSupported(written: string, material: readonly string[]): CheckedText {
  const findSupport = createSupportCheck(material)
  const sentences = takeSentences()
  const unsupported: string[] = []
  let text = ''
  for (const sentence of [...sentences.add(written), sentences.rest()]) {
    const isBare = sentence.trim() === '' || /^\s*[-*#>]*\s*$/.test(sentence)
    if (isBare || findSupport(sentence, []).kind !== 'unsupported') text += sentence
    else unsupported.push(sentence.trim())
  }
  return { text: text.replace(/\n{3,}/g, '\n\n').trim(), unsupported }
}

export type SummaryDraft = { summary: string; keyPoints: string[] }
export type CheckedSummary = Summary & { unsupported: string[] }

export function checkSummary({ text, draft }: { text: string; draft: SummaryDraft }): CheckedSummary {
  const { text: summary, unsupported } = keepSupported(draft.summary, cutMaterial(text))
  const all = text.toLowerCase().replace(/\s+/g, ' ')
  const keyPoints = draft.keyPoints
    .map((point) => point.trim())
    .filter((point) => point !== '' && all.includes(point.toLowerCase()))
  return { summary, keyPoints: [...new Set(keyPoints)].slice(0, MOST_KEY_POINTS), unsupported }
}
