import { ExternalLink, FileDown, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Attachment } from '#contract/classroom/work.ts'
import { IconButton } from '../../../ui/actions/icon-button.tsx'
import { formatFileSize } from '../../../ui/format/format-file-size.ts'
import { AddressLink } from '../../navigation/address-link.tsx'

type AttachmentListProps = {
  attachments: readonly Attachment[]
  label: string
  /** Lets each be taken off again. */
  onRemove?: (url: string) => void
}

/** Files to save and pages to open; an address of the product opens in it. */
export function AttachmentList({ attachments, label, onRemove }: AttachmentListProps) {
  const { t, i18n } = useTranslation('work')
  return (
    <ul aria-label={label} className="flex flex-col gap-2">
      {attachments.map(({ name, url, sizeBytes }) => (
        <li
          key={url}
          className="flex items-center gap-2 rounded-control border border-border bg-surface px-3 py-1"
        >
          <AttachmentLink name={name} url={url} />
          {sizeBytes !== undefined && (
            <span className="shrink-0 text-muted">{formatFileSize(sizeBytes, 1, i18n.language)}</span>
          )}
          {onRemove && (
            <IconButton
              label={t('files.remove', { name })}
              icon={<X />}
              onClick={() => onRemove(url)}
              className="-me-2"
            />
          )}
        </li>
      ))}
    </ul>
  )
}

function AttachmentLink({ name, url }: Attachment) {
  const styles = 'wrap-anywhere flex min-h-11 min-w-0 flex-1 items-center gap-2 underline underline-offset-4'
  if (url.startsWith('/api/'))
    return (
      <a href={url} download={name} className={styles}>
        <FileDown aria-hidden="true" className="size-5 shrink-0" />
        {name}
      </a>
    )
  if (url.startsWith('/'))
    return (
      <AddressLink address={url} className={styles}>
        {name}
      </AddressLink>
    )
  return (
    <a href={url} target="_blank" rel="noopener noreferrer nofollow" className={styles}>
      <ExternalLink aria-hidden="true" className="size-5 shrink-0" />
      {name}
    </a>
  )
}
