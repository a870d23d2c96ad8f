/** Formulas, code, pictures, links, addresses and tags, in the order they are looked for. */
const PARTS =
  /(?<image>!\[(?<alt>[^\]\n]{0,300})\]\([^)\n]{0,500}\))|(?<link>\[(?<shown>[^\][\n]{1,300})\]\([^)\n]{0,500}\))|(?<tag><\/?[a-zA-Z!][^<>\n]{0,300}>)|(?<address>(?:https?:\/\/|www\.|mailto:|javascript:|data:)[^\s<>"')\]]+)/gi
const MARKS = /[\\`*_[\]<>|~$#]/g
const ADDRESS = /((?:https?:\/\/|www\.|mailto:|javascript:|data:)[^\s<>"')\]]+)/i
/** A formula stays one, unless it could lead somewhere. Two prices ($5 and $10) are none. */
const FORMULA = /(\$(?![\s$])(?:\\.|[^$\\\n]){1,300}?(?<!\s)\$(?!\d))/
const LEADING_FORMULA = /\\(?:href|url|includegraphics|html|class|style)/
/** Under a line these make a heading of it. */
const RULE = /^\s*[-=]{2,}\s*$/gm

/**
 * Somebody else's text as words on the page and nothing else: links and pictures become their words, addresses code,
 * marks are escaped. Whoever planted something in a document must not speak, lead anywhere or load anything.
 */
export function writeAsWords(text: string): string {
  return dropLinks(text)
    .replace(RULE, '')
    .split(FORMULA)
    .map((part, at) => (at % 2 === 1 && !LEADING_FORMULA.test(part) ? part : escapeMarks(part)))
    .join('')
}

/** The words again, without what escapes their marks. */
export const readWords = (written: string): string => written.replace(/\\([\\`*_[\]<>|~$#])/g, '$1')

function escapeMarks(text: string): string {
  return text
    .split(ADDRESS)
    .map((part, at) => (at % 2 === 1 ? `\`${part.replaceAll('`', '')}\`` : part.replace(MARKS, '\\$&')))
    .join('')
}

/** The same for a text in Markdown whose headings, lists, stress and formulas are to stay. */
export function defuseMarkdown(text: string): string {
  return text.replace(PARTS, (all, ...rest) => {
    const groups = rest.at(-1) as Record<string, string | undefined>
    if (groups.image !== undefined) return groups.alt ?? ''
    if (groups.link !== undefined) return groups.shown ?? ''
    if (groups.tag !== undefined) return all.replaceAll('<', '\\<')
    return `\`${all.replaceAll('`', '')}\``
  })
}

/** Pictures become their description, links their words. */
export function dropLinks(text: string): string {
  return text
    .replace(/!\[([^\]\n]{0,300})\]\([^)\n]{0,500}\)/g, '$1')
    .replace(/\[([^\][\n]{1,300})\]\([^)\n]{0,500}\)/g, '$1')
}

/** Orders to a machine: no lesson talks like that, and nobody learns from quoting it. */
const ORDERS =
  /\b(?:ignore|disregard|forget|override)\b[^.!?]{0,40}\b(?:instructions?|prompts?|rules|everything (?:above|before))\b|\bsystem prompt\b|\byou are now\b[^.!?]{0,40}\b(?:ai|assistant|tutor|bot|model)\b|\b(?:say|reply|respond|answer|tell (?:the|them|him|her|pupil|student)\w*)\b[^.!?]{0,30}\b(?:the )?(?:correct |right )?answer is\b|\bas an? (?:ai|language model)\b/i

export const isPromptInjection = (sentence: string): boolean => ORDERS.test(sentence)
