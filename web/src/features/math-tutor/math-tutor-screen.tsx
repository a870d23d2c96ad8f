import { useInfiniteQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { ArrowLeft, Check, Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import { AppLink } from '../../kit/app-link.tsx'
import { SessionList } from '../../kit/chat/sessions/session-list.tsx'
import { isYoung } from '../../kit/learning/is-young.ts'
import { useUser } from '../../kit/session.ts'
import { openDraft } from '../../kit/study/draft.ts'
import { useKeptDraft } from '../../kit/study/use-kept-draft.ts'
import { Button } from '../../ui/actions/button.tsx'
import { PageHeader } from '../../ui/layout/page-header.tsx'
import { FailureNote } from '../../ui/states/failure-note.tsx'
import { SkeletonBlocks } from '../../ui/states/skeleton.tsx'
import { problemsQuery, useAskForHelp } from './math-tutor.data.ts'
import { ProblemView } from './problem/problem-view.tsx'
import { readView, type View, writeView } from './read-view.ts'
import { listExamples } from './start/examples.ts'
import { PROBLEM_DRAFT } from './start/problem-draft.ts'
import { ProblemForm } from './start/problem-form.tsx'
import { useSendFailure } from './use-send-failure.ts'

/** The start or a problem, as the address says: Back leads out of a problem, and a reload stays in it. */
export function MathTutorScreen() {
  const user = useUser()
  const { t } = useTranslation('mathTutor')
  const navigate = useNavigate()
  const view = readView(useSearch({ from: '/math-tutor' }))
  const open = (wanted: View) => void navigate({ to: '/math-tutor', search: writeView(wanted) })
  // Nobody is here only for the moment in which somebody signs out.
  if (!user) return null
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
            <Button variant="ghost" className="-ms-4 self-start" asChild>
              <AppLink to="/math-tutor">
                <ArrowLeft aria-hidden="true" />
                {t('list.outside')}
              </AppLink>
            </Button>
          )}
        </SessionList>
      </aside>
    </div>
  )
}

/** What was worked on before, the newest first. */
function ProblemList({ view }: { view: View }) {
  const { t } = useTranslation('mathTutor')
  const { data, isPending, isError, isFetching, refetch, fetchNextPage, hasNextPage, isFetchingNextPage } =
    useInfiniteQuery(problemsQuery(view.sessionId))
  const problems = data?.pages.flat() ?? []
  return (
    <section aria-labelledby="my-problems" className="flex flex-col gap-3">
      <h2 id="my-problems" className="font-semibold text-lg">
        {t('list.title')}
      </h2>
      {view.problemId !== null && (
        <Button variant="outline" asChild>
          <AppLink to="/math-tutor" search={writeView({ ...view, problemId: null })}>
            <Plus aria-hidden="true" />
            {t('list.new')}
          </AppLink>
        </Button>
      )}
      {isPending && (
        <SkeletonBlocks blocks={['h-11']} times={2} shape="control" className="flex flex-col gap-2" />
      )}
      {isError && <FailureNote text={t('list.failed')} query={{ refetch, isFetching }} />}
      {data && problems.length === 0 && <p className="text-muted">{t('list.empty')}</p>}
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
      {hasNextPage && (
        <Button variant="ghost" isPending={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('list.more')}
        </Button>
      )}
    </section>
  )
}

/** A problem is typed here; what was typed stays until it is begun, whatever happens. */
function StartView({ user, sessionId }: { user: User; sessionId: number | null }) {
  const { t } = useTranslation('mathTutor')
  const navigate = useNavigate()
  const [draft] = useState(() => openDraft(user.id, PROBLEM_DRAFT.name, PROBLEM_DRAFT.shape))
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
