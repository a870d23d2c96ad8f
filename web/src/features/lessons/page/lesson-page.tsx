import './lesson-text.css'
import { useNavigate, useRouterState } from '@tanstack/react-router'
import { NotebookPen, Pause, Play, Square, Volume2 } from 'lucide-react'
import { type RefObject, Suspense, useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import type { Lesson } from '#contract/lessons.ts'
import type { ProgressRecord } from '#contract/progress.ts'
import type { Subject } from '#contract/subjects.ts'
import { pageProgressPercent } from '#engines/lessons/index.ts'
import { announce } from '../../../kit/announce.ts'
import { useChatPage } from '../../../kit/chat/page/open-page.ts'
import { isYoung } from '../../../kit/learning/is-young.ts'
import { toAppTarget } from '../../../kit/navigation/app-target.ts'
import { FetchedNoteDialog } from '../../../kit/notes/fetched-note-dialog.tsx'
import { useWantedPassage } from '../../../kit/passages/use-wanted-passage.ts'
import { RichText } from '../../../kit/rich-text/rich-text.tsx'
import { useFetched } from '../../../kit/use-fetched.ts'
import { useTabTitle } from '../../../kit/use-tab-title.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { IconButton } from '../../../ui/actions/icon-button.tsx'
import { ProgressBar } from '../../../ui/display/progress-bar.tsx'
import { formatDuration } from '../../../ui/format/format-duration.ts'
import { SelectionNoteButton } from '../notes/selection-note-button.tsx'
import { type LessonNotesInHand, useLessonNotes } from '../notes/use-lesson-notes.ts'
import { SPEECH_RATES, useComfort } from '../reading/comfort.ts'
import { ComfortControls } from '../reading/comfort-controls.tsx'
import { type ReadAloud, useReadAloud } from '../reading/use-read-aloud.ts'
import { useReadingPlace } from '../reading/use-reading-place.ts'
import { useVisit } from '../visit/use-visit.ts'
import type { Visit } from '../visit/visit.ts'
import { LessonAbout } from './lesson-about.tsx'
import { LessonEnd } from './lesson-end.tsx'
import { LessonHeader } from './lesson-header.tsx'
import { LessonToolbar } from './lesson-toolbar.tsx'
import { writeLessonText } from './write-lesson-text.ts'

const SCROLLERS = 'table, pre, math[display="block"]'

/** Links of the text name lessons by key; readers get the addresses of this product. What scrolls is made reachable. */
function useLessonLinks(
  text: RefObject<HTMLElement | null>,
  linkedLessons: Readonly<Record<string, number>>,
): void {
  const navigate = useNavigate()
  const follow = useEffectEvent((event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
    const target = toAppTarget(link?.getAttribute('href') ?? '')
    if (!target || !isPlain) return
    event.preventDefault()
    void navigate(target)
  })

  useEffect(() => {
    const element = text.current
    if (!element) return
    for (const link of element.querySelectorAll('a[href^="lesson:"]')) {
      const id = linkedLessons[link.getAttribute('href')?.slice('lesson:'.length) ?? '']
      if (id === undefined) link.removeAttribute('href')
      else link.setAttribute('href', `/lessons/${id}`)
    }
    for (const wide of element.querySelectorAll<HTMLElement>(SCROLLERS)) {
      if (wide.scrollWidth > wide.clientWidth) wide.tabIndex = 0
    }
    element.addEventListener('click', follow)
    return () => element.removeEventListener('click', follow)
  }, [text, linkedLessons])
}

const loadList = async () => (await import('../notes/lesson-notes-list.tsx')).LessonNotesList

/** The reader's own notes on this lesson, each with the way to its passage. Not there while there are none. */
function LessonNotes({ inHand }: { inHand: LessonNotesInHand }) {
  const hasNotes = inHand.notes.length > 0
  const [List] = useFetched(hasNotes ? loadList : null)
  return hasNotes && List && <List inHand={inHand} />
}

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
      {/* Each comes to life by itself: where a page came ready, the text does not wait for what stands around it. */}
      <Suspense>
        <LessonAbout lesson={lesson} />
      </Suspense>
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
          <Suspense>
            <LessonEnd lesson={lesson} user={user} visit={visit} />
          </Suspense>
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

/** The timed progress bar; alone in a component, because it changes every second. */
function LessonTimer({ visit, durationMinutes }: { visit: Visit; durationMinutes: number }) {
  const { t } = useTranslation('lessons')
  const seconds = useSyncExternalStore(visit.subscribe, visit.readSeconds, visit.readSeconds)
  const percent = pageProgressPercent(seconds, durationMinutes)
  const time = formatDuration(seconds)
  const label = t('page.time', { time })
  return (
    <div className="flex min-w-0 flex-1 flex-col gap-1">
      {/* The bar itself says both to those who do not see them. */}
      <div aria-hidden="true" className="flex justify-between gap-2 font-heading text-muted tabular-nums">
        <span className="max-sm:hidden">{label}</span>
        <span className="sm:hidden">{time}</span>
        <span>{`${percent}%`}</span>
      </div>
      <ProgressBar label={label} isLabelHidden percent={percent} />
    </div>
  )
}

type ContentsProps = {
  sections: Lesson['sections']
  /** The section one is reading; null before the first one. */
  current: string | null
  onJump: (section: string | null) => void
}

function Contents({ sections, current, onJump }: ContentsProps) {
  const { t } = useTranslation('lessons')
  const entries: { id: string | null; title: string }[] = [
    { id: null, title: t('contents.start') },
    ...sections,
  ]
  return (
    <nav aria-label={t('contents.label')}>
      <p aria-hidden="true" className="mb-2 font-heading font-medium">
        {t('contents.label')}
      </p>
      <ol className="border-border border-l-2">
        {entries.map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#${id ?? ''}`}
              aria-current={id === current ? 'location' : undefined}
              onClick={(event) => {
                event.preventDefault()
                onJump(id)
              }}
              className="-ml-0.5 flex min-h-11 items-center rounded-r-control border-transparent border-l-4 px-3 py-1.5 text-muted hover:bg-fill hover:text-text aria-[current]:border-brand aria-[current]:font-medium aria-[current]:text-brand-ink"
            >
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

type ListenControlsProps = {
  readAloud: ReadAloud
  /** For those who are just learning to read. */
  isLarge: boolean
}

/** Not there without a voice. On a phone the picture alone stands for the word. */
function ListenControls({ readAloud, isLarge }: ListenControlsProps) {
  const { t } = useTranslation('lessons')
  const { canSpeak, state, start, pause, resume, stop } = readAloud
  if (!canSpeak) return null
  const main = {
    silent: { label: t('listen.start'), icon: <Volume2 aria-hidden="true" />, act: start },
    speaking: { label: t('listen.pause'), icon: <Pause aria-hidden="true" />, act: pause },
    paused: { label: t('listen.resume'), icon: <Play aria-hidden="true" />, act: resume },
  }[state]
  return (
    <>
      <Button
        variant={isLarge ? 'primary' : 'outline'}
        size={isLarge ? 'large' : 'medium'}
        className={isLarge ? 'max-sm:min-w-13 max-sm:px-0' : 'max-sm:min-w-11 max-sm:px-0'}
        onClick={main.act}
      >
        {main.icon}
        <span className="max-sm:sr-only">{main.label}</span>
      </Button>
      {state !== 'silent' && (
        <IconButton
          variant="outline"
          label={t('listen.stop')}
          icon={<Square aria-hidden="true" />}
          onClick={stop}
        />
      )}
    </>
  )
}
