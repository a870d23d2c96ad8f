const LONGEST_EXCERPT = 200

type Described = { description: string | null; content: string }

/** Documented: the description, or the first 200 characters of the content. Marks of Markdown are not words. */
export function takeExcerpt({ description, content }: Described): { text: string; isCut: boolean } {
  if (description) return { text: description, isCut: false }
  const letters = [...content]
  return {
    text: dropMarks(letters.slice(0, LONGEST_EXCERPT).join('')),
    isCut: letters.length > LONGEST_EXCERPT,
  }
}

function dropMarks(text: string): string {
  return text
    .replace(/^ {0,3}(?:#{1,6} +|> ?|[-*+] +(?:\[[ x]\] )?|```.*|[-*_]{3,} *$)/gm, '')
    .replace(/!?\[([^\]\n]*)\]\([^)\n]*\)?/g, '$1')
    .replace(/(\*\*|__|`)(?=\S)([^\n]*?\S)\1/g, '$2')
    .replace(/(?<!\S)([*_])(?=\S)([^\n]*?\S)\1(?!\w)/g, '$2')
    .replace(/\n\s*\n/g, '\n')
    .trim()
}
