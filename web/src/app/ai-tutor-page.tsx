import { Component, lazy, type ReactNode, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { AiTutorScreen } from '../features/ai-tutor/ai-tutor-screen.tsx'
import { useUser } from '../kit/session.ts'
import { loadNamespaces } from '../messages/load-messages.ts'
import { ErrorState } from '../ui/states/error-state.tsx'
import { Skeleton, SkeletonArea } from '../ui/states/skeleton.tsx'

/** The one place where the tutors of other features come into the page; each with its words, when it is opened. */
const ReadingTutor = lazy(async () => {
  const [{ ReadingTutor: found }] = await Promise.all([
    import('../features/reading-tutor/reading-tutor.tsx'),
    loadNamespaces('reading', 'chat', 'study'),
  ])
  return { default: found }
})
const GeneralTutor = lazy(async () => {
  const [{ GeneralTutor: found }] = await Promise.all([
    import('../kit/chat/general-tutor.tsx'),
    loadNamespaces('chat', 'study'),
  ])
  return { default: found }
})

export function AiTutorPage() {
  const user = useUser()
  return (
    <AiTutorScreen
      tutors={{
        reading: (
          <Fetched>
            <ReadingTutor />
          </Fetched>
        ),
        general: (
          <Fetched>
            <GeneralTutor isProfessional={user?.role === 'professional'} />
          </Fetched>
        ),
      }}
    />
  )
}

function Fetched({ children }: { children: ReactNode }) {
  const { t } = useTranslation('aiTutor')
  return (
    <FailureNet fallback={<ErrorState title={t('failed')} onRetry={() => location.reload()} />}>
      <Suspense
        fallback={
          <SkeletonArea label={t('loading')} className="flex flex-col gap-4">
            <Skeleton className="h-12 w-full" shape="control" />
            <Skeleton className="h-96 w-full" />
          </SkeletonArea>
        }
      >
        {children}
      </Suspense>
    </FailureNet>
  )
}

/** Code that cannot be fetched must not take the page along. */
class FailureNet extends Component<{ fallback: ReactNode; children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children
  }
}
