import { ExternalLink, Paperclip } from 'lucide-react'
import type { Attachment } from '#contract/classroom/work.ts'

/** Links open beside the product and tell the other site nothing of where they come from. */
export function AttachmentList({
  attachments,
  label,
}: {
  attachments: readonly Attachment[]
  label: string
}) {
  if (attachments.length === 0) return null
  return (
    <ul aria-label={label} className="flex flex-wrap gap-2">
      {attachments.map(({ name, url }) => (
        <li key={`${url} ${name}`} className="min-w-0 max-w-full">
          <a
            href={url}
            target="_blank"
            rel="noopener noreferrer"
            className="flex min-h-11 max-w-full items-center gap-2 rounded-control border border-border-strong px-3 hover:bg-fill"
          >
            {url.startsWith('/') ? (
              <Paperclip aria-hidden="true" className="size-5 shrink-0 text-muted" />
            ) : (
              <ExternalLink aria-hidden="true" className="size-5 shrink-0 text-muted" />
            )}
            <span className="truncate">{name}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
