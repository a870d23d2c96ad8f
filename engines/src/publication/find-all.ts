import type { ContactDetail, ContactKind } from './contact-detail.ts'

/** Every place where the pattern fits and the judge, if there is one, agrees. */
export function findAll(
  text: string,
  kind: ContactKind,
  pattern: RegExp,
  isMeant: (match: RegExpExecArray) => boolean = () => true,
): ContactDetail[] {
  const found: ContactDetail[] = []
  for (const match of text.matchAll(pattern)) {
    if (!isMeant(match)) continue
    const trimmed = match[0].replace(/[\s.,;:!?)\]–-]+$/, '')
    found.push({ kind, start: match.index, end: match.index + trimmed.length })
  }
  return found
}
