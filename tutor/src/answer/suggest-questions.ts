const MOST_FOLLOW_UPS = 3

/** What else the passages explain: their words and headings, in fixed phrases. */
export function suggestQuestions(
  asked: string,
  passages: readonly { text: string; heading: string | null }[],
): string[] {
  const said = asked.toLowerCase()
  const words = passages
    .flatMap(({ text }) => [...text.matchAll(/^([\p{L} -]{3,30}): [^\n]+$/gmu)].map(([, word = '']) => word))
    .filter((word) => /^\p{Ll}/u.test(word))
    .map((word) => `What does “${word}” mean?`)
  const headings = passages
    .flatMap(({ heading }) => (heading === null ? [] : [heading]))
    .map((heading) => (heading.endsWith('?') ? heading : `Tell me about “${heading}”.`))
  const isNew = (text: string) => !said.includes((/“(.+)”/.exec(text)?.[1] ?? text).toLowerCase())
  return [...new Set([...headings.slice(1, 3), ...words, ...headings.slice(3)])]
    .filter(isNew)
    .slice(0, MOST_FOLLOW_UPS)
}
