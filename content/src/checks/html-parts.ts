import { Parser } from 'htmlparser2'

/** Tags, attributes and texts of a piece of HTML in their order: what two pieces have in common but for spelling. */
export function listHtmlParts(html: string): string[] {
  const parts: string[] = []
  let text = ''
  const flush = () => {
    if (text.trim() !== '') parts.push(text.trim())
    text = ''
  }
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        flush()
        parts.push(`<${name} ${JSON.stringify(attributes)}>`)
      },
      ontext(part) {
        text += part
      },
      onclosetag(name) {
        flush()
        parts.push(`</${name}>`)
      },
    },
    { lowerCaseTags: false, lowerCaseAttributeNames: false, recognizeSelfClosing: true },
  )
  parser.end(html)
  flush()
  return parts
}
