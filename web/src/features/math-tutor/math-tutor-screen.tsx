import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { ArrowLeft, ArrowRight, Check, Plus } from 'lucide-react'
import { type KeyboardEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import { LONGEST_PROBLEM, type MathReading } from '#contract/study/math-tutor.ts'
import { AppLink } from '../../kit/app-link.tsx'
import { SessionList } from '../../kit/chat/sessions/session-list.tsx'
import { isYoung } from '../../kit/learning/is-young.ts'
import { LinkButton } from '../../kit/navigation/link-button.tsx'
import { KeypadPanel } from '../../kit/practice/math/keypad-panel.tsx'
import { listFirstProblemKeys, listProblemKeys } from '../../kit/practice/math/keys.ts'
import { previewMath } from '../../kit/practice/math/preview-math.ts'
import { useKeypadChoice } from '../../kit/practice/math/use-keypad-choice.ts'
import { MoreButton } from '../../kit/queries/more-button.tsx'
import { RichText } from '../../kit/rich-text/rich-text.tsx'
import { useKeptDraft } from '../../kit/study/use-kept-draft.ts'
import { useSettled } from '../../kit/study/use-settled.ts'
import { withUser } from '../../kit/with-user.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { Badge } from '../../ui/display/badge.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { Textarea } from '../../ui/forms/textarea.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { PageHeader } from '../../ui/layout/page-header.tsx'
import { FailureNote } from '../../ui/states/failure-note.tsx'
import { SkeletonBlocks } from '../../ui/states/skeleton.tsx'
import { Formula, WideLine } from './formula.tsx'
import {
  openProblemDraft,
  problemsQuery,
  readingQuery,
  useAskForHelp,
  useSendFailure,
} from './math-tutor.data.ts'
import { ProblemView } from './problem/problem-view.tsx'
import { readView, type View, writeView } from './read-view.ts'
import { listExamples } from './start/examples.ts'

const REST_MS = 250

/** How the tutor reads what is typed, while it is typed. Its place is always the same, so nothing jumps. */
function ProblemPreview({ text }: { text: string }) {
  const { t } = useTranslation('mathTutor')
  const typed = text.trim()
  const settled = useSettled(typed, REST_MS)
  const { data, isPlaceholderData } = useQuery(readingQuery(settled))
  const reading = typed !== '' && settled === typed && !isPlaceholderData ? data : undefined
  return (
    <div
      aria-live="polite"
      className="flex min-h-24 flex-wrap items-center gap-x-4 gap-y-2 rounded-control border border-border border-dashed bg-sunken px-4 py-3"
    >
      {typed === '' ? (
        <span className="text-muted">{t('preview.empty')}</span>
      ) : reading ? (
        <Reading reading={reading} text={typed} />
      ) : hasSigns(typed) ? (
        // Signs are drawn at once, before the server has said what it makes of them.
        <Signs text={typed} />
      ) : (
        <span className="text-muted">{t('preview.reading')}</span>
      )}
    </div>
  )
}

function Reading({ reading, text }: { reading: MathReading; text: string }) {
  const { t } = useTranslation('mathTutor')
  if (reading.state === 'care') return null
  if (reading.state === 'refused')
    return (
      <>
        <Signs text={text} />
        <span className="text-muted" lang="en">
          {reading.reason}
        </span>
      </>
    )
  const kind = reading.state === 'graph' ? 'graph' : reading.kind
  return (
    <>
      <span className="sr-only">{t('preview.label')}</span>
      {reading.latex !== null && (
        <WideLine className="text-2xl">
          <Formula latex={reading.latex} />
        </WideLine>
      )}
      <span className="text-muted" lang="en">
        {reading.state === 'graph' ? t('preview.graph') : reading.words}
      </span>
      <Badge tone="info">{t(`kinds.${kind}`)}</Badge>
    </>
  )
}

/** Letters beside each other multiply, so that every word would be math: without a number it is none. */
function hasSigns(text: string): boolean {
  return /\d/.test(text) && !/[a-z]{4}/i.test(text) && previewMath(text).kind === 'shown'
}

function Signs({ text }: { text: string }) {
  const preview = previewMath(text)
  return hasSigns(text) && preview.kind === 'shown' ? (
    <WideLine className="text-2xl">
      <RichText html={preview.html} as="line" />
    </WideLine>
  ) : null
}

type ProblemFormProps = {
  text: string
  onType: (text: string) => void
  onSend: () => void
  isSending: boolean
  isLarge: boolean
}

/** Enter begins, Shift+Enter adds a line, nothing is not sent: as in every chat. */
function ProblemForm({ text, onType, onSend, isSending, isLarge }: ProblemFormProps) {
  const { t } = useTranslation('mathTutor')
  const box = useRef<HTMLTextAreaElement>(null)
  const [isMissing, setMissing] = useState(false)
  const keypad = useKeypadChoice()
  const isOpen = keypad.isOpen(true)

  function send() {
    if (isSending) return
    setMissing(text.trim() === '')
    if (text.trim() === '') box.current?.focus()
    else onSend()
  }

  function sendOnEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    send()
  }

  return (
    <Card accent="var(--subject-mathematics)" className="flex flex-col gap-4">
      <Field
        label={t('form.label')}
        description={isLarge ? t('form.keysYoung') : t('form.keys')}
        error={isMissing ? t('form.empty') : undefined}
      >
        <Textarea
          ref={box}
          value={text}
          onChange={(event) => {
            onType(event.target.value)
            setMissing(false)
          }}
          onKeyDown={sendOnEnter}
          placeholder={t('form.placeholder')}
          maxLength={LONGEST_PROBLEM}
          rows={2}
          lang="en"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          inputMode={keypad.isTouch && isOpen && isLarge ? 'none' : 'text'}
          className="min-h-20! font-heading text-2xl!"
        />
      </Field>
      <ProblemPreview text={text} />
      <Button size="large" className="sm:self-end" onClick={send} isPending={isSending}>
        {t('form.send')}
        <ArrowRight aria-hidden="true" />
      </Button>
      <KeypadPanel
        isOpen={isOpen}
        onToggle={keypad.onToggle}
        keys={isLarge ? listFirstProblemKeys() : listProblemKeys()}
        columns={isLarge ? 4 : 6}
        isLarge={isLarge}
        findBox={() => box.current}
      />
    </Card>
  )
}

/** The start or a problem, as the address says: Back leads out of a problem, and a reload stays in it. */
export const MathTutorScreen = withUser(MathTutor)

function MathTutor({ user }: { user: User }) {
  const { t } = useTranslation('mathTutor')
  const navigate = useNavigate()
  const view = readView(useSearch({ from: '/math-tutor' }))
  const open = (wanted: View) => void navigate({ to: '/math-tutor', search: writeView(wanted) })
  return (
    <div className="grid grid-cols-1 items-start gap-8 xl:grid-cols-[minmax(0,1fr)_18rem]">
      {view.problemId === null ? (
        <StartView key={view.sessionId} user={user} sessionId={view.sessionId} />
      ) : (
        <ProblemView key={view.problemId} user={user} id={view.problemId} />
      )}
      <aside className="flex min-w-0 flex-col gap-8 print:hidden">
        <ProblemList view={view} />
        <SessionList
          user={user}
          subject="Mathematics"
          currentId={view.sessionId}
          onChoose={(session) => open({ problemId: null, sessionId: session?.id ?? null })}
        >
          {view.sessionId !== null && (
            <LinkButton to="/math-tutor" variant="ghost" className="-ms-4 self-start">
              <ArrowLeft aria-hidden="true" />
              {t('list.outside')}
            </LinkButton>
          )}
        </SessionList>
      </aside>
    </div>
  )
}

function ProblemList({ view }: { view: View }) {
  const { t } = useTranslation('mathTutor')
  const found = useInfiniteQuery(problemsQuery(view.sessionId))
  const problems = found.data?.pages.flat() ?? []
  return (
    <section aria-labelledby="my-problems" className="flex flex-col gap-3">
      <h2 id="my-problems" className="font-semibold text-lg">
        {t('list.title')}
      </h2>
      {view.problemId !== null && (
        <LinkButton to="/math-tutor" search={writeView({ ...view, problemId: null })} variant="outline">
          <Plus aria-hidden="true" />
          {t('list.new')}
        </LinkButton>
      )}
      {found.isPending && (
        <SkeletonBlocks blocks={['h-11']} times={2} shape="control" className="flex flex-col gap-2" />
      )}
      {found.isError && <FailureNote text={t('list.failed')} query={found} />}
      {found.data && problems.length === 0 && <p className="text-muted">{t('list.empty')}</p>}
      {problems.length > 0 && (
        <ul className="flex flex-col gap-1">
          {problems.map(({ id, text, isDone }) => (
            <li key={id}>
              <AppLink
                to="/math-tutor"
                search={writeView({ ...view, problemId: id })}
                aria-current={id === view.problemId ? 'page' : undefined}
                className={`flex min-h-11 items-center gap-2 rounded-control px-3 py-2 hover:bg-fill ${id === view.problemId ? 'bg-brand-soft font-medium text-brand-ink' : ''}`}
              >
                <span className="min-w-0 flex-1 truncate" dir="auto">
                  {text}
                </span>
                {isDone && (
                  <>
                    <Check aria-hidden="true" className="size-5 shrink-0 text-success" />
                    <span className="sr-only">{t('list.done')}</span>
                  </>
                )}
              </AppLink>
            </li>
          ))}
        </ul>
      )}
      <MoreButton query={found} variant="ghost">
        {t('list.more')}
      </MoreButton>
    </section>
  )
}

/** A problem is typed here; what was typed stays until it is begun, whatever happens. */
function StartView({ user, sessionId }: { user: User; sessionId: number | null }) {
  const { t } = useTranslation('mathTutor')
  const navigate = useNavigate()
  const [draft] = useState(() => openProblemDraft(user.id))
  const [text, setText] = useState(() => draft.read() ?? '')
  useKeptDraft(draft, text, text !== '')
  const { mutate: begin, isPending } = useAskForHelp()
  const tellFailure = useSendFailure()

  const send = () =>
    begin(
      { text: text.trim(), sessionId },
      {
        onSuccess: ({ id }) => {
          draft.forget()
          setText('')
          void navigate({ to: '/math-tutor', search: writeView({ problemId: id, sessionId }) })
        },
        onError: tellFailure,
      },
    )

  return (
    <div className="flex min-w-0 flex-col gap-6">
      <PageHeader title={t('title')} intro={t('intro')} />
      <ProblemForm text={text} onType={setText} onSend={send} isSending={isPending} isLarge={isYoung(user)} />
      <ExampleList grade={user.grade} isLarge={isYoung(user)} onChoose={setText} />
    </div>
  )
}

type ExampleListProps = { grade: number; isLarge: boolean; onChoose: (problem: string) => void }

function ExampleList({ grade, isLarge, onChoose }: ExampleListProps) {
  const { t } = useTranslation('mathTutor')
  return (
    <section aria-labelledby="examples" className="flex flex-col gap-3">
      <h2 id="examples" className="font-semibold text-lg">
        {t('examples.title')}
      </h2>
      <ul className="flex flex-wrap gap-2" lang="en">
        {listExamples(grade).map((problem) => (
          <li key={problem} className="max-w-full">
            <Button
              variant="outline"
              size={isLarge ? 'large' : 'medium'}
              className="max-w-full whitespace-normal text-left"
              onClick={() => onChoose(problem)}
            >
              {problem}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
