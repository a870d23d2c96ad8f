import { BookOpen, ExternalLink, Link as LinkIcon, SquarePlay } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import type { Note } from '#contract/study/notes.ts'
import { formatDuration } from '../../ui/format/format-duration.ts'
import { AppLink } from '../app-link.tsx'
import { findSource } from './find-source.ts'

const ICONS = { lesson: BookOpen, video: SquarePlay, page: LinkIcon, web: ExternalLink }
const LOOKS =
  'inline-flex min-h-11 max-w-full items-center gap-2 text-brand-ink underline underline-offset-4 hover:decoration-2'

/** The way back to the passage of the lesson or the moment of the video that a note is about. */
export function NoteSourceLink({ note, user }: { note: Note; user: User }) {
  const { t } = useTranslation('notes')
  const source = findSource(note, user)
  if (!source) return null
  const Icon = ICONS[source.kind]
  const inside = (
    <>
      <Icon aria-hidden="true" className="size-5 shrink-0" />
      <span className="wrap-anywhere min-w-0">
        {source.kind === 'video' && source.seconds !== null
          ? t('source.moment', { name: source.name, moment: formatDuration(source.seconds) })
          : t('source.from', { name: source.name })}
      </span>
    </>
  )
  return source.kind === 'web' ? (
    <a href={source.href} target="_blank" rel="noopener noreferrer" className={LOOKS}>
      {inside}
    </a>
  ) : (
    <AppLink {...source.link} className={LOOKS}>
      {inside}
    </AppLink>
  )
}
