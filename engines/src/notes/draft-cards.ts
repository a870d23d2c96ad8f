export type CardDraft = { front: string; back: string }

const MOST_DRAFTS = 100
const LONGEST_TERM = 80
const LONGEST_SIDE = 2000
// Beyond this a line is prose; it also keeps the patterns below from trying for long.
const LONGEST_LINE = 2500
const LONGEST_HEADING = 200
const QUESTION = /^(?:\*\*)?(?:q|question)(?:\*\*)?\s*[:.](?:\*\*)?\s*(\S.*)$/i
const ANSWER = /^(?:\*\*)?(?:a|answer)(?:\*\*)?\s*[:.](?:\*\*)?\s*(\S.*)$/i
const HEADING = /^#{1,6}\s+(.+?)\s*#*$/
const TERM = /^(?:[-*+]\s+|\d+[.)]\s+)?(\S[^:–—]*?)(?::\s+|\s+[–—]\s+|\s+-\s+)(\S.*)$/

/** Questions and answers that a note already holds [N7]. */
export function draftCards(content: string): CardDraft[] {
  const drafts: CardDraft[] = []
  const add = (front: string, back: string) => {
    const draft = { front: plain(front), back: plain(back) }
    const isNew = !drafts.some((one) => one.front === draft.front && one.back === draft.back)
    if (draft.front && draft.back && isNew && drafts.length < MOST_DRAFTS) drafts.push(draft)
  }
  for (const { heading, lines } of splitSections(content)) {
    const before = drafts.length
    let question: string | null = null
    for (const line of lines.filter(({ length }) => length <= LONGEST_LINE)) {
      const asked = QUESTION.exec(line)?.[1]
      const answered = ANSWER.exec(line)?.[1]
      const [, term = '', meaning = ''] = TERM.exec(line) ?? []
      if (asked) question = asked
      else if (question !== null && answered) {
        add(question, answered)
        question = null
      } else if (term && term.length <= LONGEST_TERM && !/:\/\/|https?$/.test(line.slice(0, LONGEST_TERM)))
        add(term, meaning)
    }
    if (heading && drafts.length === before) add(heading, lines.join('\n'))
  }
  return drafts
}

function splitSections(content: string): { heading: string | null; lines: string[] }[] {
  const sections: { heading: string | null; lines: string[] }[] = [{ heading: null, lines: [] }]
  let isCode = false
  for (const line of content.split(/\r\n|\r|\n/).map((one) => one.replace(/\s+/g, ' ').trim())) {
    if (line.startsWith('```')) isCode = !isCode
    const heading = isCode || line.length > LONGEST_HEADING ? undefined : HEADING.exec(line)?.[1]
    if (heading) sections.push({ heading, lines: [] })
    else if (line !== '') sections.at(-1)?.lines.push(line)
  }
  return sections
}

/** Without the stars around a word; formulas between dollars keep theirs. */
function plain(text: string): string {
  const parts = text.split(/(\$[^$]+\$)/)
  const bare = parts.map((part, place) => (place % 2 ? part : part.replace(/\*\*|__|`/g, '')))
  return bare.join('').trim().slice(0, LONGEST_SIDE)
}
