import { useTranslation } from 'react-i18next'
import type { Note } from '#contract/study/notes.ts'
import { formatDate } from '../../../ui/format/format-date.ts'

/** When it was made and what it is about. */
export function NoteFacts({ note, onTag }: { note: Note; onTag?: (tag: string) => void }) {
  const { t, i18n } = useTranslation('notes')
  const { t: word } = useTranslation('ui')
  const created = formatDate(note.createdAt, word, i18n.language, { dateStyle: 'medium' })
  return (
    <>
      <p className="text-muted">
        <time dateTime={note.createdAt}>{t('card.created', { date: created })}</time>
      </p>
      {note.tags.length > 0 && (
        <ul aria-label={t('card.tags')} className="mt-1 flex flex-wrap gap-x-2">
          {note.tags.map((tag) => (
            <li key={tag} className="min-w-0 max-w-full">
              {onTag ? (
                <button
                  type="button"
                  onClick={() => onTag(tag)}
                  className="group flex min-h-11 max-w-full items-center"
                >
                  <span className="sr-only">{t('card.showTag')} </span>
                  <span className="truncate rounded-full border border-border-strong px-2.5 py-0.5 font-medium group-hover:bg-brand-soft group-hover:text-brand-ink">
                    {tag}
                  </span>
                </button>
              ) : (
                <span className="flex min-h-9 items-center truncate">
                  <span className="truncate rounded-full border border-border-strong px-2.5 py-0.5 font-medium">
                    {tag}
                  </span>
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
