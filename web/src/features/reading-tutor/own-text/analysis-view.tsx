import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Gauge, NotebookPen, PenLine, RotateCcw, SquareStack } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import { flashcards } from '#contract/study/flashcards.ts'
import { notes } from '#contract/study/notes.ts'
import type { HardWord, ReadingAnalysis } from '#contract/study/reading.ts'
import { createWriter } from '../../../api/create-writer.ts'
import { nameText } from '../../../kit/chat/thread/name-text.ts'
import type { AppTarget } from '../../../kit/navigation/app-target.ts'
import { findStudyPages } from '../../../kit/navigation/study-pages.ts'
import { showNote } from '../../../kit/notes/notes.data.ts'
import { SpeakButton } from '../../../kit/speech/speak-button.tsx'
import { useFailureToast } from '../../../kit/use-failure-toast.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { TitledSection } from '../../../ui/layout/titled-section.tsx'
import { toast } from '../../../ui/toast/toast-store.ts'
import { ReadOutButton } from '../read-out-button.tsx'
import type { Span } from './cut-text.ts'
import { MarkedText } from './marked-text.tsx'
import { QuestionRun } from './question-run.tsx'

const COLLEGE = 13
/** Within this many grades a text is right for a reader; the formulas are no more exact than that. */
const NEAR = 1

/** How hard a text is, said kindly, and how that was found out. */
function LevelCard({ level, readerGrade }: { level: ReadingAnalysis['level']; readerGrade: number }) {
  const { t, i18n } = useTranslation('reading')
  const { grade, fleschKincaid, daleChall, words, sentences, minutes } = level
  const number = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 1 })
  return (
    <Card tone="brand" padding="small" className="flex flex-wrap items-start gap-x-4 gap-y-2">
      <Gauge aria-hidden="true" className="mt-1 size-7 shrink-0 text-brand-ink" />
      <div className="min-w-0 flex-1 basis-64">
        <h3 className="sr-only">{t('level.label')}</h3>
        <p className="font-heading font-semibold text-xl">
          {grade === null
            ? t('level.unknown')
            : grade >= COLLEGE
              ? t('level.college')
              : t('level.grade', { grade })}
        </p>
        {grade !== null && <p>{t(`level.${compare(grade, readerGrade)}`, { grade: readerGrade })}</p>}
        <p className="text-brand-ink">
          {t('level.words', { count: words })} · {t('level.sentences', { count: sentences })} ·{' '}
          {t('level.minutes', { count: minutes })}
        </p>
        {fleschKincaid !== null && daleChall !== null && (
          <details>
            <summary className="flex min-h-11 cursor-pointer items-center rounded-control underline underline-offset-4">
              {t('level.how')}
            </summary>
            <p>
              {t('level.formulas', {
                fleschKincaid: number.format(fleschKincaid),
                daleChall: number.format(daleChall),
              })}
            </p>
          </details>
        )}
      </div>
    </Card>
  )
}

function compare(grade: number, readerGrade: number): 'right' | 'easier' | 'harder' {
  if (Math.abs(grade - readerGrade) <= NEAR) return 'right'
  return grade < readerGrade ? 'easier' : 'harder'
}

const BELOW_WORD_PX = 6

type AnalysisViewProps = {
  user: User
  text: string
  analysis: ReadingAnalysis
  grade: number
  isLarge: boolean
  onBack: () => void
  onStartOver: () => void
}

/** A text with its level, its hard words and the questions that it answers. */
export function AnalysisView(props: AnalysisViewProps) {
  const { user, text, analysis, grade, isLarge, onBack, onStartOver } = props
  const { t } = useTranslation('reading')
  const id = useId()
  const textBox = useRef<HTMLDivElement>(null)
  const [mark, setMark] = useState<Span | null>(null)
  const [active, setActive] = useState<{ place: number; belowPx: number } | null>(null)
  const { isEnglish, level, hardWords, questions } = analysis
  const isByModel = analysis.engine === 'llm'
  const toId = (place: number) => `${id}-word-${place}`
  const word = active === null ? undefined : hardWords[active.place]

  function showWord(place: number | null, element?: HTMLElement) {
    setActive(
      place === null || !element ? null : { place, belowPx: element.offsetTop + element.offsetHeight },
    )
  }

  return (
    <div className="flex flex-col gap-6">
      {isEnglish ? (
        <LevelCard level={level} readerGrade={grade} />
      ) : (
        <p className="rounded-control bg-info-soft p-3 text-info-ink">{t('own.notEnglish')}</p>
      )}
      {isByModel && <p className="text-muted">{t('own.byModel')}</p>}
      <div className="grid gap-6 xl:grid-cols-2">
        <section aria-labelledby={`${id}-text`} className="flex min-w-0 flex-col gap-3">
          <div className="flex flex-wrap items-center justify-between gap-3">
            <h3 id={`${id}-text`} className="flex min-h-11 items-center font-semibold text-xl">
              {t('own.text')}
            </h3>
            <ReadOutButton text={textBox} isLarge={isLarge} />
          </div>
          <Card>
            <MarkedText
              ref={textBox}
              text={text}
              words={hardWords}
              mark={mark}
              isLarge={isLarge}
              onWord={showWord}
              toExplanationId={toId}
            />
            {word && active && <WordBubble word={word} belowPx={active.belowPx} />}
          </Card>
        </section>
        {isEnglish && (
          <section aria-labelledby={`${id}-quiz`} className="flex min-w-0 flex-col gap-3">
            <h3 id={`${id}-quiz`} className="flex min-h-11 items-center font-semibold text-xl">
              {t('quiz.title')}
            </h3>
            <Card>
              <QuestionRun questions={questions} isLarge={isLarge} onMark={setMark} />
            </Card>
          </section>
        )}
      </div>
      {isEnglish && <WordList words={hardWords} toId={toId} isByModel={isByModel} />}
      <KeepBar user={user} text={text} words={hardWords} onBack={onBack} onStartOver={onStartOver} />
    </div>
  )
}

/** What the word means that is pointed at. Screen readers hear it from the list. */
function WordBubble({ word, belowPx }: { word: HardWord; belowPx: number }) {
  const { t } = useTranslation('reading')
  return (
    <div
      aria-hidden="true"
      style={{ top: belowPx + BELOW_WORD_PX }}
      className="pointer-events-none absolute inset-x-3 z-10 mx-auto w-fit max-w-md rounded-control border border-brand-edge bg-raised p-3 shadow-raised"
    >
      <span className="font-heading font-semibold">{word.word}</span>{' '}
      <span className="text-muted">{t('words.syllables', { count: word.syllables })}</span>
      <span className="block">
        <Meaning word={word} />
      </span>
    </div>
  )
}

type KeepBarProps = Pick<AnalysisViewProps, 'user' | 'text' | 'onBack' | 'onStartOver'> & {
  words: readonly HardWord[]
}

function KeepBar({ user, text, words, onBack, onStartOver }: KeepBarProps) {
  const { t } = useTranslation('reading')
  const { saving, cardCount, saveNote, saveCards } = useKeepReading(user, text, words)
  return (
    <div className="flex flex-wrap gap-3">
      <Button variant="secondary" isPending={saving === 'note'} onClick={() => void saveNote()}>
        <NotebookPen aria-hidden="true" />
        {t('keep.note')}
      </Button>
      {cardCount > 0 && (
        <Button
          variant="secondary"
          className="max-w-full"
          isPending={saving === 'cards'}
          onClick={() => void saveCards()}
        >
          <SquareStack aria-hidden="true" />
          {t('keep.cards', { count: cardCount })}
        </Button>
      )}
      <Button variant="outline" onClick={onBack}>
        <PenLine aria-hidden="true" />
        {t('own.back')}
      </Button>
      <Button variant="ghost" onClick={onStartOver}>
        <RotateCcw aria-hidden="true" />
        {t('own.startOver')}
      </Button>
    </div>
  )
}

type WordListProps = { words: readonly HardWord[]; toId: (place: number) => string; isByModel: boolean }

/** Every hard word with what it means; the words in the text are described by these lines. */
function WordList({ words, toId, isByModel }: WordListProps) {
  const { t } = useTranslation('reading')
  return (
    <TitledSection
      title={t('words.title')}
      level={3}
      titleClass="font-semibold text-xl"
      className="flex flex-col gap-2"
    >
      {words.length === 0 ? (
        <p className="text-muted">{t('words.none')}</p>
      ) : (
        <>
          <p className="text-muted">{t('words.lead')}</p>
          <dl className="grid gap-x-8 gap-y-1 md:grid-cols-2">
            {words.map((word, place) => (
              <div key={word.start} className="min-w-0">
                <dt className="flex min-h-11 flex-wrap items-center gap-x-2">
                  <span className="font-medium">{word.word}</span>
                  <span className="text-muted">{t('words.syllables', { count: word.syllables })}</span>
                  <SpeakButton text={word.word} label={`${t('voice.listen')}: ${word.word}`} />
                </dt>
                <dd id={toId(place)}>
                  <Meaning word={word} />
                </dd>
              </div>
            ))}
          </dl>
          <p className="text-muted">{isByModel ? t('words.sourceModel') : t('words.source')}</p>
        </>
      )}
    </TitledSection>
  )
}

function Meaning({ word: { senses } }: { word: HardWord }) {
  const { t } = useTranslation('reading')
  const [first, second] = senses
  if (first === undefined) return <span className="text-muted">{t('words.unknown')}</span>
  return (
    <>
      {first}
      {second !== undefined && <span className="block text-muted">{t('words.or', { sense: second })}</span>}
    </>
  )
}

type Kept = { title: string; link: AppTarget }

/** Keeps the text as a note and its hard words as flashcards of the reader's own. */
function useKeepReading(user: User, text: string, words: readonly HardWord[]) {
  const { t } = useTranslation('reading')
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const toastFailure = useFailureToast()
  const [createNote] = useState(() => createWriter(notes.create))
  const [createCards] = useState(() => createWriter(flashcards.createMany))
  const [saving, setSaving] = useState<'note' | 'cards' | null>(null)
  const tags = [t('keep.tag')]
  const explained = words.filter(({ senses }) => senses.length > 0)

  async function save(what: 'note' | 'cards', failed: string, work: () => Promise<Kept>) {
    if (saving) return
    setSaving(what)
    try {
      const { title, link } = await work()
      toast({ title, action: { label: t('keep.open'), onAction: () => void navigate(link) } })
    } catch (error) {
      toastFailure(failed, error)
    }
    setSaving(null)
  }

  return {
    saving,
    cardCount: explained.length,
    saveNote: () =>
      save('note', t('keep.noteFailed'), async () => {
        const title = nameText(text) || t('own.text')
        const note = await createNote({ userId: user.id, title, content: text, source: 'reading', tags })
        showNote(queryClient, note)
        const link = { to: findStudyPages(user).notes, search: { note: note.id } }
        return { title: t('keep.noteSaved'), link }
      }),
    saveCards: () =>
      save('cards', t('keep.cardsFailed'), async () => {
        const cards = explained.map(({ word, senses }) => ({ front: word, back: senses.join('\n\n'), tags }))
        const saved = await createCards({ cards })
        void queryClient.invalidateQueries({ queryKey: ['flashcards'] })
        const title = t('keep.cardsSaved', { count: saved.length })
        return { title, link: { to: findStudyPages(user).flashcards } }
      }),
  }
}
