import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { HeartHandshake, MessageCircle, Pencil, Printer } from 'lucide-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import type { MathProblem } from '#contract/study/math-tutor.ts'
import { ApiError } from '../../../api/call.ts'
import { isYoung } from '../../../kit/learning/is-young.ts'
import { LinkButton } from '../../../kit/navigation/link-button.tsx'
import { collectSentences } from '../../../kit/speech/collect-sentences.ts'
import { ListenButton } from '../../../kit/speech/listen-button.tsx'
import { useErrorText } from '../../../kit/use-error-text.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Badge } from '../../../ui/display/badge.tsx'
import { PottedSeedling } from '../../../ui/drawings/potted-seedling.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { Skeleton, SkeletonArea } from '../../../ui/states/skeleton.tsx'
import { Formula, WideLine } from '../formula.tsx'
import { FunctionGraph } from '../graph/function-graph.tsx'
import { HelpLadder } from '../help/help-ladder.tsx'
import { openProblemDraft, problemQuery } from '../math-tutor.data.ts'
import { writeView } from '../read-view.ts'
import { OwnWork } from '../work/own-work.tsx'

const CAN = ['can1', 'can2', 'can3', 'can4', 'can5', 'can6', 'can7'] as const

/** "Not yet" is honest and no fault of the learner's: what can be done instead stands beside it. */
function RefusedCard({ user, problem, reason }: { user: User; problem: MathProblem; reason: string }) {
  const { t } = useTranslation('mathTutor')
  const edit = useEditProblem(user, problem)
  return (
    <Card className="flex flex-col gap-5">
      <div className="flex items-start gap-4">
        <div className="hidden shrink-0 sm:block">
          <PottedSeedling />
        </div>
        <div className="flex min-w-0 flex-col gap-2">
          <h2 className="font-semibold text-xl">{t('refused.title')}</h2>
          <p lang="en">{reason}</p>
          <p className="text-muted">{t('refused.kept')}</p>
        </div>
      </div>
      <div>
        <h3 className="mb-2 font-medium">{t('refused.canTitle')}</h3>
        <ul className="grid list-disc gap-x-8 gap-y-1 pl-5 sm:grid-cols-2">
          {CAN.map((key) => (
            <li key={key}>{t(`refused.${key}`)}</li>
          ))}
        </ul>
      </div>
      <div className="flex flex-wrap gap-3 print:hidden">
        <Button onClick={edit}>
          <Pencil aria-hidden="true" />
          {t('problem.edit')}
        </Button>
        <LinkButton to="/ai-tutor" variant="outline">
          <MessageCircle aria-hidden="true" />
          {t('refused.general')}
        </LinkButton>
      </div>
    </Card>
  )
}

export function ProblemView({ user, id }: { user: User; id: number }) {
  const { t } = useTranslation('mathTutor')
  const sayError = useErrorText()
  const { data, error, isFetching, refetch } = useQuery(problemQuery(id))
  if (data) return <Problem user={user} problem={data} />
  if (error instanceof ApiError && error.status === 404)
    return (
      <EmptyState
        drawing={<PottedSeedling />}
        headingLevel={1}
        title={t('problem.gone')}
        description={t('problem.goneText')}
        action={<LinkButton to="/math-tutor">{t('problem.back')}</LinkButton>}
      />
    )
  if (error)
    return (
      <ErrorState
        headingLevel={1}
        title={t('problem.failed')}
        description={sayError(error)}
        query={{ refetch, isFetching }}
      />
    )
  return (
    <SkeletonArea label={t('problem.loading')} className="flex flex-col gap-6">
      <Skeleton className="h-40" />
      <Skeleton className="h-72" />
      <Skeleton className="h-40" />
    </SkeletonArea>
  )
}

function Problem({ user, problem }: { user: User; problem: MathProblem }) {
  const page = useRef<HTMLDivElement>(null)
  const line = useRef<HTMLInputElement>(null)
  const { reading } = problem
  const isLarge = isYoung(user)
  return (
    <div ref={page} className="flex min-w-0 flex-col gap-6">
      <ProblemHead user={user} problem={problem} isLarge={isLarge} findPage={() => page.current} />
      {reading.state === 'refused' && <RefusedCard user={user} problem={problem} reason={reading.reason} />}
      {reading.state === 'care' && (
        // Not a problem of numbers: kind words and people to turn to, before all else.
        <Card tone="brand" className="flex items-start gap-4 text-lg">
          <HeartHandshake aria-hidden="true" className="mt-1 size-7 shrink-0 text-brand" />
          <div className="flex min-w-0 flex-col gap-2" lang="en">
            {reading.sentences.map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
          </div>
        </Card>
      )}
      {reading.state === 'graph' && <FunctionGraph expression={reading.expression} letter={reading.letter} />}
      {reading.state === 'ready' && (
        <>
          <OwnWork problem={problem} isLarge={isLarge} line={line} />
          <HelpLadder problem={problem} isLarge={isLarge} onLocked={() => line.current?.focus()} />
        </>
      )}
    </div>
  )
}

type ProblemHeadProps = {
  user: User
  problem: MathProblem
  isLarge: boolean
  /** What is read out: everything that stands on the page. */
  findPage: () => Element | null
}

function ProblemHead({ user, problem, isLarge, findPage }: ProblemHeadProps) {
  const { t } = useTranslation('mathTutor')
  const edit = useEditProblem(user, problem)
  const { reading, text } = problem
  const understood = reading.state === 'ready' || reading.state === 'graph' ? reading : null
  const latex = understood?.latex ?? null
  const story = reading.state === 'ready' ? reading.story : undefined
  const collect = () => {
    const page = findPage()
    return page ? collectSentences(page).map((sentence) => sentence.text) : []
  }
  return (
    <Card accent="var(--subject-mathematics)" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="font-semibold text-xl">{t('problem.heading')}</h1>
        {understood && (
          <Badge tone="info">{t(`kinds.${understood.state === 'graph' ? 'graph' : understood.kind}`)}</Badge>
        )}
      </div>
      {(latex === null || story) && (
        <p className={`wrap-anywhere whitespace-pre-wrap ${isLarge ? 'text-3xl' : 'text-2xl'}`} dir="auto">
          {text}
        </p>
      )}
      {latex !== null && (
        <p className={isLarge ? 'text-4xl' : 'text-3xl'}>
          <WideLine>
            <Formula latex={latex} />
          </WideLine>
        </p>
      )}
      {story && (
        // Symbols that a language model found are shown beside the story, because nobody else can compare the two.
        <div className="rounded-control bg-info-soft p-3 text-info-ink">
          {story.letters.map(({ letter, meaning }) => (
            <p key={letter}>{t('problem.letter', { letter, meaning })}</p>
          ))}
          <p>{t('problem.story')}</p>
        </div>
      )}
      {reading.state === 'ready' && (
        <p className="text-lg text-muted" lang="en">
          {reading.words}
        </p>
      )}
      <div className="flex flex-wrap gap-2 print:hidden">
        <ListenButton
          collect={collect}
          label={t('problem.listen')}
          stopLabel={t('problem.stop')}
          isLarge={isLarge}
        />
        <Button variant="ghost" onClick={edit}>
          <Pencil aria-hidden="true" />
          {t('problem.edit')}
        </Button>
        <Button variant="ghost" onClick={() => window.print()}>
          <Printer aria-hidden="true" />
          {t('problem.print')}
        </Button>
      </div>
    </Card>
  )
}

/** Puts the text back into the box of the start, to be changed there. */
function useEditProblem(user: User, { text, sessionId }: MathProblem): () => void {
  const navigate = useNavigate()
  return () => {
    openProblemDraft(user.id).keep(text)
    void navigate({ to: '/math-tutor', search: writeView({ problemId: null, sessionId }) })
  }
}
