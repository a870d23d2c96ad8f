export type NoteType = {
  name: string
  isCloze: boolean
  fields: string[]
  /** By their ordinal. */
  templates: { question: string; answer: string }[]
}

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
  for (let before = ''; before !== text; ) {
    before = text
    text = text.replace(
      /\{\{([#^])([^{}]+)\}\}((?:(?!\{\{[#^]).)*?)\{\{\/\2\}\}/gs,
      (_, sign, name, inner) => (isFilled(name) === (sign === '#') ? inner : ''),
    )
  }
  return text.replace(/\{\{([^{}]+)\}\}/g, (_, expression: string) => {
    const [name = '', ...filters] = expression.split(':').toReversed()
    // The box to type an answer into would show the answer.
    if (filters.some((filter) => filter.trim() === 'type')) return ''
    return fields.get(name.trim()) ?? ''
  })
}
