import { ExternalLink, FileText } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Attachment } from '#contract/classroom/work.ts'
import { formatFileSize } from '../../../ui/format/format-file-size.ts'
import { isShownInline } from './is-shown-inline.ts'

/**
 * Pictures of our own show at once; other files are saved, so that nothing foreign runs or is fetched here. A page, as a
 * project of Kids Code, opens beside the grade that is being written.
 */
export function AttachmentView({ attachment }: { attachment: Attachment }) {
  const { t, i18n } = useTranslation('grading')
  const { name, url, sizeBytes } = attachment
  const isFile = url.startsWith('/api/')
  const Icon = isFile ? FileText : ExternalLink
  return (
    <figure className="flex flex-col gap-2">
      {isShownInline(attachment) && (
        <img
          src={url}
          alt={t('work.picture', { name })}
          loading="lazy"
          className="max-h-[70dvh] max-w-full self-start rounded-control border border-border bg-surface"
        />
      )}
      <figcaption>
        <a
          href={url}
          {...(isFile ? { download: name } : { target: '_blank', rel: 'noreferrer noopener' })}
          className="inline-flex min-h-11 max-w-full items-center gap-2 break-all text-brand-ink underline"
        >
          <Icon aria-hidden="true" className="size-5 shrink-0" />
          {name}
          {!isFile && <span className="sr-only">{t('work.newTab')}</span>}
        </a>
        {sizeBytes !== undefined && (
          <span className="ms-2 text-muted">{formatFileSize(sizeBytes, 1, i18n.language)}</span>
        )}
      </figcaption>
    </figure>
  )
}
