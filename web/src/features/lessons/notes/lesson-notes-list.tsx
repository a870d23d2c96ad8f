import { Highlighter } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { AppLink } from '../../../kit/app-link.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { Accordion, AccordionItem } from '../../../ui/layout/accordion.tsx'
import type { LessonNotesInHand } from './use-lesson-notes.ts'

export function LessonNotesList({ inHand }: { inHand: LessonNotesInHand }) {
  const { t } = useTranslation('lessons')
  const { notes, hasMore, loadMore, show, addressOf } = inHand
  return (
    <div className="print:hidden">
      <Accordion>
        <AccordionItem
          value="notes"
          headingLevel={2}
          title={
            hasMore ? t('notes.listMany', { count: notes.length }) : t('notes.list', { count: notes.length })
          }
        >
          <ul className="flex flex-col gap-3">
            {notes.map((note) => (
              <li key={note.id} className="flex flex-col gap-1 border-border border-s-4 ps-3">
                <AppLink
                  {...addressOf(note)}
                  className="wrap-anywhere min-h-11 content-center font-medium text-brand-ink underline underline-offset-4"
                >
                  {note.title}
                </AppLink>
                {note.quote !== null && (
                  <>
                    <p className="wrap-anywhere line-clamp-3 text-muted">{note.quote}</p>
                    <Button variant="ghost" className="self-start" onClick={() => show(note)}>
                      <Highlighter aria-hidden="true" />
                      {t('notes.show')}
                      <span className="sr-only">{note.title}</span>
                    </Button>
                  </>
                )}
              </li>
            ))}
          </ul>
          {hasMore && (
            <Button variant="outline" onClick={loadMore}>
              {t('notes.more')}
            </Button>
          )}
        </AccordionItem>
      </Accordion>
    </div>
  )
}
