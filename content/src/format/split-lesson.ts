/** Parts a lesson's file into its front matter and its body. */
export function splitLesson(text: string): { facts: string; body: string } | undefined {
  const match = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text.replaceAll('\r\n', '\n'))
  return match ? { facts: match[1] ?? '', body: match[2] ?? '' } : undefined
}
