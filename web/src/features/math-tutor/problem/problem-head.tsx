import { useNavigate } from '@tanstack/react-router'
import { Pencil, Printer } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import type { MathProblem } from '#contract/study/math-tutor.ts'
import { collectSentences } from '../../../kit/speech/collect-sentences.ts'
import { ListenButton } from '../../../kit/speech/listen-button.tsx'
import { openDraft } from '../../../kit/study/draft.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Badge } from '../../../ui/display/badge.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { Formula } from '../formula.tsx'
import { writeView } from '../read-view.ts'
import { PROBLEM_DRAFT } from '../start/problem-draft.ts'
import { WideLine } from '../wide-line.tsx'

type ProblemHeadProps = {
  user: User
  problem: MathProblem
  isLarge: boolean
  /** What is read out: everything that stands on the page. */
  findPage: () => Element | null
}

export function ProblemHead({ user, problem, isLarge, findPage }: ProblemHeadProps) {
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
      {story && <StoryNote story={story} />}
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

type Story = NonNullable<Extract<MathProblem['reading'], { state: 'ready' }>['story']>

/** Symbols that a language model found are shown beside the story, because nobody else can compare the two. */
function StoryNote({ story: { letters } }: { story: Story }) {
  const { t } = useTranslation('mathTutor')
  return (
    <div className="rounded-control bg-info-soft p-3 text-info-ink">
      {letters.map(({ letter, meaning }) => (
        <p key={letter}>{t('problem.letter', { letter, meaning })}</p>
      ))}
      <p>{t('problem.story')}</p>
    </div>
  )
}

/** Puts the text back into the box of the start, to be changed there. */
export function useEditProblem(user: User, { text, sessionId }: MathProblem): () => void {
  const navigate = useNavigate()
  return () => {
    openDraft(user.id, PROBLEM_DRAFT.name, PROBLEM_DRAFT.shape).keep(text)
    void navigate({ to: '/math-tutor', search: writeView({ problemId: null, sessionId }) })
  }
}
