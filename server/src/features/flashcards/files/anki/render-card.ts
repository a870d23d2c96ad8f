import { LONGEST_CARD_TEXT } from '#contract/study/flashcards.ts'

export type NoteType = {
  name: string
  isCloze: boolean
  fields: string[]
  /** By their ordinal. */
  templates: { question: string; answer: string }[]
}

/** Markup and all; a side that is longer is not filled in to its end. */
export const LONGEST_SIDE = 10 * LONGEST_CARD_TEXT
/** Conditions within conditions: far more than any template has. */
const DEEPEST_CONDITIONS = 50

/** Both sides of a note's card, as HTML: Anki's templates as far as basic cards need them. */
export function renderCard(type: NoteType, values: string[], ordinal: number) {
  const template = type.templates[ordinal]
  if (!template) return null
  const fields = new Map(type.fields.map((name, place) => [name, values[place] ?? '']))
  const front = fillIn(template.question, fields)
  // What stands above the line is the question once more.
  const answer = template.answer.split(/<hr[^>]*id=["']?answer["']?[^>]*>/i).at(-1) ?? ''
  return { front, back: fillIn(answer, new Map([...fields, ['FrontSide', '']])) }
}

function fillIn(template: string, fields: ReadonlyMap<string, string>): string {
  const isFilled = (name: string) => (fields.get(name.trim()) ?? '').trim() !== ''
  let text = template
  let before = ''
  for (let depth = 0; depth < DEEPEST_CONDITIONS && before !== text; depth++) {
    before = text
    text = text.replace(
      /\{\{([#^])([^{}]+)\}\}((?:(?!\{\{[#^]).)*?)\{\{\/\2\}\}/gs,
      (_, sign, name, inner) => (isFilled(name) === (sign === '#') ? inner : ''),
    )
  }
  let filled = 0
  return text.replace(/\{\{([^{}]+)\}\}/g, (_, expression: string) => {
    const [name = '', ...filters] = expression.split(':').toReversed()
    // The box to type an answer into would show the answer.
    if (filters.some((filter) => filter.trim() === 'type')) return ''
    const value = filled > LONGEST_SIDE ? '' : (fields.get(name.trim()) ?? '')
    filled += value.length
    return value
  })
}
