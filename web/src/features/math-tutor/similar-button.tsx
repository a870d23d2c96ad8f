import { useNavigate } from '@tanstack/react-router'
import { Shuffle } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { MathProblem } from '#contract/study/math-tutor.ts'
import { Button } from '../../ui/actions/button.tsx'
import { usePracticeMore, useSendFailure } from './math-tutor.data.ts'
import { writeView } from './read-view.ts'

type SimilarButtonProps = { problem: MathProblem; variant: 'primary' | 'outline' }

export function SimilarButton({ problem: { text: typed, sessionId, reading }, variant }: SimilarButtonProps) {
  const { t } = useTranslation('mathTutor')
  const navigate = useNavigate()
  const { mutate: practice, isPending } = usePracticeMore()
  const tellFailure = useSendFailure()
  // Of a story that a model put into symbols, the symbols are what another problem can be like.
  const text = (reading.state === 'ready' && reading.story?.formal) || typed
  const go = () =>
    practice(
      { text, sessionId },
      {
        onSuccess: ({ id }) =>
          void navigate({ to: '/math-tutor', search: writeView({ problemId: id, sessionId }) }),
        onError: tellFailure,
      },
    )
  return (
    <Button variant={variant} isPending={isPending} onClick={go} className="print:hidden">
      <Shuffle aria-hidden="true" />
      {t('similar.action')}
    </Button>
  )
}
