import { BookOpen, FileText, GraduationCap, NotebookPen, ScrollText } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { ChatSource } from '#contract/study/chat.ts'
import { AddressLink } from '../../navigation/address-link.tsx'

const ICONS = {
  lesson: BookOpen,
  curriculumDocument: GraduationCap,
  note: NotebookPen,
  studyGuide: ScrollText,
  document: FileText,
}

/** Where an answer comes from; each leads to its passage. */
export function SourceList({ sources }: { sources: readonly ChatSource[] }) {
  const { t } = useTranslation('chat')
  return (
    <ol aria-label={t('sources.list')} className="flex flex-col">
      {sources.map(({ kind, title, path }, place) => {
        const Icon = ICONS[kind]
        return (
          <li key={`${kind}:${path}`}>
            <AddressLink
              address={path}
              className="inline-flex min-h-11 max-w-full items-center gap-2 rounded-control text-brand-ink underline underline-offset-4 hover:decoration-2"
            >
              <Icon aria-hidden="true" className="size-5 shrink-0" />
              <span className="wrap-anywhere min-w-0">
                {t('sources.one', { number: place + 1, title, kind: t(`sources.${kind}`) })}
              </span>
            </AddressLink>
          </li>
        )
      })}
    </ol>
  )
}
