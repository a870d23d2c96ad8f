import { useTranslation } from 'react-i18next'
import type { DocumentCard } from '#contract/professional/documents.ts'
import { DocumentFacts } from '../document-facts.tsx'
import { DocumentMenu } from './document-menu.tsx'

export type DocumentLineDeeds = {
  onOpen: (id: number) => void
  onEdit: (document: DocumentCard) => void
  onArchive: (document: DocumentCard) => void
  onRemove: (document: DocumentCard) => void
}

type DocumentLineProps = DocumentLineDeeds & { document: DocumentCard; onTag: (tag: string) => void }

export function DocumentLine({ document, onTag, ...deeds }: DocumentLineProps) {
  const { t } = useTranslation('documents')
  const { title, excerpt, tags } = document
  return (
    <article className="relative flex items-start rounded-control border border-border bg-surface hover:bg-fill">
      <div className="flex min-w-0 flex-1 flex-col gap-1 px-3 py-2.5">
        <h3 className="font-medium">
          {/* The whole line opens it; what stands above the layer works by itself. */}
          <button
            type="button"
            data-document={document.id}
            onClick={() => deeds.onOpen(document.id)}
            className="wrap-anywhere line-clamp-2 rounded-control text-start after:absolute after:inset-0 after:rounded-control"
          >
            {title}
          </button>
        </h3>
        <DocumentFacts document={document} length={document.length} />
        {excerpt !== '' && (
          <p dir="auto" className="wrap-anywhere line-clamp-2 text-muted">
            {excerpt.replace(/^#{1,6}\s+/gm, '')}
          </p>
        )}
        {tags.length > 0 && (
          <ul aria-label={t('list.tagsOf', { title })} className="relative flex w-fit flex-wrap gap-1.5">
            {tags.map((tag) => (
              <li key={tag} className="max-w-full">
                <button
                  type="button"
                  aria-label={t('list.onlyTag', { tag })}
                  onClick={() => onTag(tag)}
                  className="min-h-9 max-w-full truncate rounded-full border border-border-strong px-3 hover:bg-fill"
                >
                  {tag}
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
      <div className="relative">
        <DocumentMenu
          document={document}
          onEdit={() => deeds.onEdit(document)}
          onArchive={() => deeds.onArchive(document)}
          onRemove={() => deeds.onRemove(document)}
        />
      </div>
    </article>
  )
}
