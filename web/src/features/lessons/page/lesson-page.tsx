import { useNavigate, useRouterState } from '@tanstack/react-router'
import { NotebookPen } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import type { Lesson } from '#contract/lessons.ts'
import type { ProgressRecord } from '#contract/progress.ts'
import type { Subject } from '#contract/subjects.ts'
import { announce } from '../../../kit/announce.ts'
import { useChatPage } from '../../../kit/chat/page/open-page.ts'
import { isYoung } from '../../../kit/learning/is-young.ts'
import { FetchedNoteDialog } from '../../../kit/notes/fetched-note-dialog.tsx'
import { useWantedPassage } from '../../../kit/passages/use-wanted-passage.ts'
import { RichText } from '../../../kit/rich-text/rich-text.tsx'
import { useTabTitle } from '../../../kit/use-tab-title.ts'
import { IconButton } from '../../../ui/actions/icon-button.tsx'
import { LessonNotes } from '../notes/lesson-notes.tsx'
import { SelectionNoteButton } from '../notes/selection-note-button.tsx'
import { useLessonNotes } from '../notes/use-lesson-notes.ts'
import { writeLessonText } from '../passage/write-lesson-text.ts'
import { SPEECH_RATES } from '../reading/comfort.ts'
import { ComfortControls } from '../reading/comfort-controls.tsx'
import { useComfort } from '../reading/comfort-store.ts'
import { useLessonLinks } from '../reading/use-lesson-links.ts'
import { useReadAloud } from '../reading/use-read-aloud.ts'
import { useReadingPlace } from '../reading/use-reading-place.ts'
import { LessonTimer } from '../visit/lesson-timer.tsx'
import { useVisit } from '../visit/use-visit.ts'
import { Contents } from './contents.tsx'
import { LessonAbout } from './lesson-about.tsx'
import { LessonEnd } from './lesson-end.tsx'
import { LessonHeader } from './lesson-header.tsx'
import { LessonToolbar } from './lesson-toolbar.tsx'
import { ListenControls } from './listen-controls.tsx'
import './lesson-text.css'

type LessonPageProps = {
  lesson: Lesson
  subject: Subject | undefined
  /** What is known of the learner's reading before this visit. */
  record: ProgressRecord | undefined
  user: User
}

const NOWHERE = { readSection: null, readOffset: null }

export function LessonPage({ lesson, subject, record, user }: LessonPageProps) {
  const { t } = useTranslation('lessons')
  const navigate = useNavigate()
  const text = useRef<HTMLDivElement>(null)
  const paper = useRef<HTMLDivElement>(null)
  const hash = useRouterState({ select: ({ location }) => location.hash })
  const { comfort, choose, reset } = useComfort(isYoung(user))
  const { section, isResumed, goToSection, readPlace } = useReadingPlace(text, {
    place: record ?? NOWHERE,
    hash,
  })
  const visit = useVisit(user, lesson.id, readPlace)
  const readAloud = useReadAloud(text, SPEECH_RATES[comfort.speed])
  const notes = useLessonNotes(text, lesson, user)
  useLessonLinks(text, lesson.linkedLessons)
  useTabTitle(lesson.title)
  useWantedPassage(text, t('passage.shown'))
  useChatPage({
    page: { kind: 'lesson', id: lesson.id },
    title: lesson.title,
    subject: subject?.name ?? null,
    readText: () => (text.current ? writeLessonText(text.current) : ''),
  })

  useEffect(() => {
    if (isResumed) announce(t('page.resumed'))
  }, [isResumed, t])

  const hasContents = lesson.sections.length > 1
  const renderContents = (close?: () => void) => (
    <Contents
      sections={lesson.sections}
      current={section}
      onJump={(id) => {
        close?.()
        void navigate({
          to: '.',
          hash: id ?? '',
          replace: true,
          resetScroll: false,
          hashScrollIntoView: false,
        })
        goToSection(id)
      }}
    />
  )
  return (
    <article className="@container/lesson mx-auto flex max-w-5xl flex-col gap-6">
      <LessonToolbar
        timer={<LessonTimer visit={visit} durationMinutes={lesson.duration} />}
        controls={
          <>
            <ListenControls readAloud={readAloud} isLarge={isYoung(user)} />
            <IconButton
              variant="outline"
              label={t('notes.write')}
              icon={<NotebookPen aria-hidden="true" />}
              // What is selected stays selected until it is read.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => notes.writeHere(section)}
            />
            <ComfortControls
              comfort={comfort}
              canSpeak={readAloud.canSpeak}
              onChoose={choose}
              onReset={reset}
            />
          </>
        }
        isReadAloud={readAloud.state !== 'silent'}
        renderContents={hasContents ? renderContents : null}
      />
      <LessonHeader lesson={lesson} subject={subject} user={user} isCompleted={record?.completed ?? false} />
      <LessonAbout lesson={lesson} />
      <div className={hasContents ? 'grid gap-8 @4xl/lesson:grid-cols-[minmax(0,1fr)_15rem]' : ''}>
        <div className="flex min-w-0 flex-col gap-8">
          <div
            data-size={comfort.size}
            data-spacing={comfort.spacing}
            data-font={comfort.font}
            data-paper={comfort.paper}
            className="lesson-paper -mx-4 border-border bg-surface px-4 py-6 max-sm:border-y sm:mx-0 sm:rounded-card sm:border sm:px-8 sm:py-8"
          >
            <div ref={paper} tabIndex={-1} className="lesson-text relative outline-none">
              <RichText ref={text} html={lesson.content} />
              <SelectionNoteButton text={text} onNote={notes.write} />
            </div>
          </div>
          <LessonNotes inHand={notes} />
          <LessonEnd lesson={lesson} user={user} visit={visit} />
        </div>
        {hasContents && (
          <aside className="sticky top-40 hidden max-h-[calc(100dvh-11rem)] self-start overflow-y-auto @4xl/lesson:block print:hidden">
            {renderContents()}
          </aside>
        )}
      </div>
      {notes.origin && (
        <FetchedNoteDialog
          user={user}
          note={null}
          origin={notes.origin}
          offer={notes.offer}
          // The button beside the selection is gone, and the place where one reads must not be lost.
          returnFocus={() => paper.current?.focus({ preventScroll: true })}
          onClose={notes.close}
        />
      )}
    </article>
  )
}
