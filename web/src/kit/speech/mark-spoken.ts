import type { Sentence } from './collect-sentences.ts'
import type { Span } from './split-sentences.ts'
import './mark-spoken.css'

const SENTENCE = 'spoken-sentence'
const WORD = 'spoken-word'
const BLOCK = 'data-spoken'

/** Shows what is being said without touching the text; browsers that cannot mark words mark the paragraph. */
export function markSpoken(sentence: Sentence | null, word: Span | null): void {
  if ('highlights' in CSS) {
    highlight(SENTENCE, sentence?.findRange({ start: 0, end: sentence.text.length }) ?? null)
    highlight(WORD, (word && sentence?.findRange(word)) ?? null)
    return
  }
  for (const marked of document.querySelectorAll(`[${BLOCK}]`)) marked.removeAttribute(BLOCK)
  sentence?.block.setAttribute(BLOCK, '')
}

function highlight(name: string, range: Range | null): void {
  if (range) CSS.highlights.set(name, new Highlight(range))
  else CSS.highlights.delete(name)
}
