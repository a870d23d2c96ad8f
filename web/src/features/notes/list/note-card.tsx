import { EllipsisVertical, FileDown, Layers, Pencil, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import type { FoundNote, Note } from '#contract/study/notes.ts'
import { isYoung } from '../../../kit/learning/is-young.ts'
import { Markdown } from '../../../kit/markdown/markdown.tsx'
import { NoteSourceLink } from '../../../kit/notes/note-source-link.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { IconButton } from '../../../ui/actions/icon-button.tsx'
import { formatDate } from '../../../ui/format/format-date.ts'
import { Card } from '../../../ui/layout/card.tsx'
import { DropdownMenu, MenuItem } from '../../../ui/overlays/dropdown-menu.tsx'
import { splitMarks } from './split-marks.ts'
import { takeStart } from './take-start.ts'

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

type NoteMenuProps = { note: Note; onMakeCards: (note: Note) => void; onExport: (note: Note) => void }

export function NoteMenu({ note, onMakeCards, onExport }: NoteMenuProps) {
  const { t } = useTranslation('notes')
  return (
    <DropdownMenu
      align="end"
      trigger={<IconButton label={t('card.more', { title: note.title })} icon={EllipsisVertical} />}
    >
      <MenuItem icon={Layers} onSelect={() => onMakeCards(note)}>
        {t('card.makeCards')}
      </MenuItem>
      <MenuItem icon={FileDown} onSelect={() => onExport(note)}>
        {t('card.export')}
      </MenuItem>
    </DropdownMenu>
  )
}

/** A long text fades out at the bottom instead of stopping in the middle of a line. */
const FADING =
  'max-h-48 overflow-hidden [mask-image:linear-gradient(to_bottom,black_calc(100%-3rem),transparent)]'

export type NoteDeeds = {
  onRead: (note: Note) => void
  onEdit: (note: Note) => void
  onRemove: (note: Note) => void
  onMakeCards: (note: Note) => void
  onExport: (note: Note) => void
  onTag: (tag: string) => void
}

type NoteCardProps = {
  note: Note
  user: User
  deeds: NoteDeeds
  found?: Omit<FoundNote, 'note'>
}

export function NoteCard({ note, user, deeds, found }: NoteCardProps) {
  const { t } = useTranslation('notes')
  const start = takeStart(note.content)
  const size = isYoung(user) ? 'large' : 'medium'
  return (
    <Card padding="small" className="flex h-full flex-col gap-3">
      <article aria-labelledby={`note-${note.id}`} className="flex min-h-0 flex-1 flex-col gap-3">
        <div>
          <h2 id={`note-${note.id}`} dir="auto" className="wrap-anywhere font-semibold text-lg">
            {found ? <MarkedText text={note.title} marks={found.titleMarks} /> : note.title}
          </h2>
          <NoteFacts note={note} onTag={deeds.onTag} />
        </div>
        {found ? (
          <p dir="auto" className="wrap-anywhere">
            <MarkedText text={found.snippet.text} marks={found.snippet.marks} />
          </p>
        ) : (
          <div className={start.isWhole ? '' : FADING}>
            <Markdown text={start.text} headingsFrom={3} />
          </div>
        )}
        {(found || !start.isWhole) && (
          <Button variant="link" className="-ms-4 self-start" onClick={() => deeds.onRead(note)}>
            {t('card.readMore')}
            <span className="sr-only">{note.title}</span>
          </Button>
        )}
        <NoteSourceLink note={note} user={user} />
      </article>
      <div className="flex flex-wrap items-center gap-2 border-border border-t pt-3">
        <Button variant="outline" size={size} className="max-sm:px-3" onClick={() => deeds.onEdit(note)}>
          <Pencil aria-hidden="true" />
          {t('card.edit')}
          <span className="sr-only">{note.title}</span>
        </Button>
        <Button variant="ghost" size={size} className="max-sm:px-3" onClick={() => deeds.onRemove(note)}>
          <Trash2 aria-hidden="true" />
          {t('card.delete')}
          <span className="sr-only">{note.title}</span>
        </Button>
        <div className="ms-auto">
          <NoteMenu note={note} onMakeCards={deeds.onMakeCards} onExport={deeds.onExport} />
        </div>
      </div>
    </Card>
  )
}

/** Text as it is, with the words that were looked for marked. */
function MarkedText({ text, marks }: { text: string; marks: readonly (readonly [number, number])[] }) {
  return splitMarks(text, marks).map(({ text: piece, isMarked, from }) =>
    isMarked ? (
      <mark key={from} className="rounded-small bg-amber-soft text-amber-ink">
        {piece}
      </mark>
    ) : (
      <span key={from}>{piece}</span>
    ),
  )
}
