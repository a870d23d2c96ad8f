const LONGEST_PART = 900

/** A text in pieces of a few sentences: what is said of it must be borne out by one of them, not by words from all over. */
export function cutMaterial(text: string): string[] {
  const paragraphs = text
    .split(/\n\s*\n/)
    .flatMap((paragraph) => (paragraph.length > LONGEST_PART ? cutLong(paragraph) : [paragraph]))
    .filter((paragraph) => paragraph.trim() !== '')
  // A fact may begin in one paragraph and end in the next.
  return paragraphs.flatMap((paragraph, at) => {
    const next = paragraphs[at + 1]
    return next && paragraph.length + next.length < LONGEST_PART ? [`${paragraph}\n${next}`] : [paragraph]
  })
}

function cutLong(paragraph: string): string[] {
  const parts: string[] = []
  let part = ''
  for (const sentence of paragraph.split(/(?<=[.!?])\s+/)) {
    if (part !== '' && part.length + sentence.length > LONGEST_PART) {
      parts.push(part)
      part = ''
    }
    part += ` ${sentence}`
  }
  return [...parts, part]
}
