import { findStems } from '../retrieval/stems.ts'
import type { FeedbackTask } from './feedback-port.ts'
import type { Found } from './notes.ts'
import { countWords, type Work } from './read-work.ts'

/** From so many words on a text is easier to read in paragraphs. */
const LONG_TEXT = 150
const LONG_PARAGRAPH = 200
const SHORT_ANSWER = 8
const CLOSES =
  /\b(?:in conclusion|to sum up|in summary|all in all|overall|to conclude|therefore|finally|this shows|these (?:reasons|examples) show|that is why)\b/i

/** Whether a reader finds the way: an opening that says what it is about, paragraphs, an end that comes back to it. */
export function lookAtStructure({ paragraphs, sentences, words, text }: Work, task: FeedbackTask): Found[] {
  const [first, last] = [paragraphs[0], paragraphs.at(-1)]
  if (!first || !last) return []
  const found: Found[] = []
  const asked = new Set(findStems(task.question ?? ''))
  const isOnTopic = (part: string) => findStems(part).some((stem) => asked.has(stem))
  if (task.form === 'shortAnswer') {
    if (words < SHORT_ANSWER) found.push({ ...whole(text), code: 'tooShort' })
    if (asked.size > 0 && !isOnTopic(text)) found.push({ ...whole(text), code: 'offQuestion' })
    return found
  }
  const opening = first.sentences[0] ?? first
  if (asked.size > 0 && !isOnTopic(first.text)) found.push({ ...opening, code: 'openingOffTopic' })
  if (words > LONG_TEXT && paragraphs.length === 1) found.push({ ...first, code: 'oneParagraph' })
  for (const paragraph of paragraphs)
    if (paragraphs.length > 1 && countWords(paragraph.text) > LONG_PARAGRAPH)
      found.push({ ...paragraph, code: 'longParagraph' })
  for (const paragraph of paragraphs.slice(1, -1))
    if (paragraph.sentences.length === 1) found.push({ ...paragraph, code: 'thinParagraph' })
  const ending = last.sentences.at(-1) ?? last
  const topic = new Set(findStems(first.text))
  const comesBack =
    CLOSES.test(last.text) || findStems(last.text).filter((stem) => topic.has(stem)).length >= 3
  if (sentences.length > 4 && paragraphs.length > 1 && !comesBack) found.push({ ...ending, code: 'noEnding' })
  return found
}

const whole = (text: string) => {
  const start = text.search(/\S/)
  return { start: Math.max(0, start), end: text.trimEnd().length }
}
