import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import { isYoung } from '../../../kit/learning/is-young.ts'
import { openDraft } from '../../../kit/study/draft.ts'
import { useKeptDraft } from '../../../kit/study/use-kept-draft.ts'
import { useAskForHelp } from '../math-tutor.data.ts'
import { writeView } from '../read-view.ts'
import { useSendFailure } from '../use-send-failure.ts'
import { ExampleList } from './example-list.tsx'
import { PROBLEM_DRAFT } from './problem-draft.ts'
import { ProblemForm } from './problem-form.tsx'

/** A problem is typed here; what was typed stays until it is begun, whatever happens. */
export function StartView({ user, sessionId }: { user: User; sessionId: number | null }) {
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
      <div>
        <h1 className="font-semibold text-3xl">{t('title')}</h1>
        <p className="mt-1 text-muted">{t('intro')}</p>
      </div>
      <ProblemForm text={text} onType={setText} onSend={send} isSending={isPending} isLarge={isYoung(user)} />
      <ExampleList grade={user.grade} isLarge={isYoung(user)} onChoose={setText} />
    </div>
  )
}
