import { Fragment } from 'react'
import { AddressLink } from '../../../kit/navigation/address-link.tsx'

export const LINK_STYLES =
  'font-medium text-brand-ink underline underline-offset-4 hover:decoration-2 rounded-sm'

/**
 * Words of a public page: paragraphs with an empty line between them, lines that begin with a hyphen as a list, **strong**
 * words and [links](/within-the-product). Our own texts alone, so nothing else has to be understood.
 */
export function Prose({ text }: { text: string }) {
  return (
    <div className="flex flex-col gap-4 leading-relaxed">
      {text
        .split('\n\n')
        .map((block) =>
          block.startsWith('- ') ? (
            <List key={block} block={block} />
          ) : (
            <p key={block}>{readInline(block)}</p>
          ),
        )}
    </div>
  )
}

function List({ block }: { block: string }) {
  return (
    <ul className="flex list-disc flex-col gap-2 pl-6 marker:text-brand">
      {block.split('\n').map((line) => (
        <li key={line}>{readInline(line.slice(2))}</li>
      ))}
    </ul>
  )
}

const INLINE = /(\[[^\]]+\]\(\/[^)]*\)|\*\*[^*]+\*\*)/
const LINK = /^\[(?<words>[^\]]+)\]\((?<to>\/[^)]*)\)$/

function readInline(text: string) {
  return text.split(INLINE).map((part) => {
    const link = LINK.exec(part)?.groups
    if (link)
      return (
        <AddressLink key={part} address={link.to ?? '/'} className={LINK_STYLES}>
          {link.words}
        </AddressLink>
      )
    if (part.startsWith('**'))
      return (
        <strong key={part} className="font-semibold">
          {part.slice(2, -2)}
        </strong>
      )
    return <Fragment key={part}>{part}</Fragment>
  })
}
