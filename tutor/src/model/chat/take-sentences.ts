/** Where a sentence ends: a mark and what closes it, then space; or the end of a line. */
const END = /(?:[.!?…。！？]["'”’)\]*_]*(?:\s*\[\d[^\]\n]*\])*)(?=\s)|\n/gu
/** "e.g. 3", "Dr. Smith", "3. First": a point that ends nothing. */
const NO_END = /(?:^|[\s(])(?:e\.g|i\.e|etc|vs|cf|approx|Dr|Mr|Mrs|Ms|Prof|St|No|Fig|\d{1,3}|[A-Z])\.$/u
const OPEN_THOUGHT = /^\s*<think>/
const END_OF_THOUGHT = '</think>'
/** No sentence is longer; what runs on is cut so that it is checked at all. */
const LONGEST = 1_200

type Sentences = {
  /** The sentences that are complete with this piece, each with the space before it. */
  add: (piece: string) => string[]
  /** What is left at the end. */
  rest: () => string
}

/** Cuts what a model says into sentences while it says it. Formulas and code are not cut, and thinking aloud is left out. */
export function takeSentences(): Sentences {
  let text = ''
  let isThinking: boolean | null = null

  function stripReasoning(): boolean {
    if (isThinking === null && text.trim().length >= '<think>'.length) isThinking = OPEN_THOUGHT.test(text)
    if (isThinking !== true) return isThinking === null
    const end = text.indexOf(END_OF_THOUGHT)
    if (end < 0) return true
    text = text.slice(end + END_OF_THOUGHT.length)
    isThinking = false
    return false
  }

  return {
    add: (piece) => {
      text += piece
      if (stripReasoning()) return []
      const found: string[] = []
      for (;;) {
        const end = findEnd(text)
        if (end === null) return found
        found.push(text.slice(0, end))
        text = text.slice(end)
      }
    },
    rest: () => {
      if (isThinking === null) isThinking = OPEN_THOUGHT.test(text)
      return isThinking ? '' : text
    },
  }
}

function findEnd(text: string): number | null {
  for (const { 0: mark, index } of text.matchAll(END)) {
    const end = index + mark.length
    const before = text.slice(0, end)
    if (before.trim() === '' || isInsideFormula(before) || NO_END.test(before)) continue
    return end
  }
  return text.length > LONGEST ? LONGEST : null
}

function isInsideFormula(text: string): boolean {
  const count = (mark: RegExp) => text.match(mark)?.length ?? 0
  const isOpen =
    count(/```/g) % 2 === 1 ||
    count(/\$\$/g) % 2 === 1 ||
    count(/(?<![\\$])\$(?!\$)/g) % 2 === 1 ||
    count(/\\\[/g) > count(/\\\]/g) ||
    // The words that a citation rests on.
    /\[\d{1,2}\s*[:,]?\s*["“«„][^\]]*$/.test(text)
  // A dollar that is money opens nothing for long.
  return isOpen && text.length < LONGEST / 2
}
