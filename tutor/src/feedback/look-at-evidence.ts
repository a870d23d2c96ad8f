import type { FeedbackTask } from './feedback-port.ts'
import type { Found } from './notes.ts'
import { countWords, type Work } from './read-work.ts'

const REASONS =
  /\b(?:because|since|for example|for instance|such as|according to|as a result|this is why|therefore|due to|shows? that|proves?|study|studies|source|the (?:text|author|article|passage|experiment|data|table|graph) (?:says|states|shows|writes|tells|suggests))\b|\d|["“«]/i
const CLAIMS =
  /\b(?:should|must|better|best|worse|worst|always|never|everyone|nobody|important|i (?:think|believe)|in my opinion|the most)\b/i
const QUOTED = /["“«]([^"”»\n]{6,400})["”»]/g
const BARE = /\b(?:everyone knows|it is (?:obvious|clear|well known)|obviously|clearly|of course)\b/i
/** A shorter one makes no case yet. */
const SHORTEST_CASE = 12

/** Whether what is claimed is borne out: by a reason, an example, a number, a quotation that stands in the text. */
export function lookAtEvidence(
  { paragraphs, sentences, text }: Work,
  { material, form }: FeedbackTask,
): Found[] {
  const found: Found[] = []
  for (const paragraph of paragraphs) {
    const claim = paragraph.sentences.find((sentence) => CLAIMS.test(sentence.text))
    const isCase = form === 'shortAnswer' || countWords(paragraph.text) >= SHORTEST_CASE
    if (claim && isCase && !REASONS.test(paragraph.text)) found.push({ ...claim, code: 'claimAlone' })
  }
  for (const sentence of sentences) {
    const bare = BARE.exec(sentence.text)
    if (!bare) continue
    const start = sentence.start + bare.index
    found.push({ start, end: start + bare[0].length, code: 'takenForGranted' })
  }
  if (material === null) return found
  const known = squeeze(material)
  for (const match of text.matchAll(QUOTED))
    if (!known.includes(squeeze(match[1] ?? '')))
      found.push({ start: match.index, end: match.index + match[0].length, code: 'quotationNotFound' })
  return found
}

const squeeze = (part: string) =>
  part
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
