import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError, NetworkError } from '../../../api/call.ts'
import { takeChatPlace } from '../../../kit/chat/page/dock.ts'
import { LinkButton } from '../../../kit/navigation/link-button.tsx'
import { usePagePath } from '../../../kit/navigation/use-page-path.ts'
import { OfflineCloud } from '../../../ui/drawings/offline-cloud.tsx'
import { Signpost } from '../../../ui/drawings/signpost.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { StudioSkeleton } from './studio-skeleton.tsx'

type StudioThingProps<Thing> = {
  read: Pick<UseQueryResult<Thing | null>, 'data' | 'error' | 'isError' | 'isFetching' | 'refetch'>
  children: (thing: Thing) => ReactNode
}

/** What the studio opens, or why it is not there. */
export function StudioThing<Thing>({ read, children }: StudioThingProps<Thing>) {
  const { t } = useTranslation('kidsCodeStudio')
  if (read.data) return children(read.data)
  if (read.data === null || isGone(read.error)) return <GoneThing />
  if (read.error instanceof NetworkError) {
    return (
      <EmptyState
        drawing={<OfflineCloud />}
        title={t('open.offline')}
        description={t('open.offlineText')}
        action={<BackButton />}
        headingLevel={1}
      />
    )
  }
  if (!read.isError) return <StudioSkeleton />
  return <ErrorState title={t('open.failed')} query={read} headingLevel={1} />
}

export const isGone = (error: unknown): boolean => error instanceof ApiError && error.status === 404

export function GoneThing() {
  const { t } = useTranslation('kidsCodeStudio')
  return (
    <EmptyState
      drawing={<Signpost />}
      title={t('open.gone')}
      description={t('open.goneText')}
      action={<BackButton />}
      headingLevel={1}
    />
  )
}

function BackButton() {
  const { t } = useTranslation('kidsCodeStudio')
  const home = usePagePath('kidsCode')
  return <LinkButton to={home}>{t('open.back')}</LinkButton>
}

/**
 * As much of the window as the page around it leaves. The button of the chat would lie over the blocks: here it is an entry of
 * the menu.
 */
export function StudioFrame({ children }: { children: ReactNode }) {
  useEffect(takeChatPlace, [])
  return (
    <div className="relative -mx-2 -mt-4 flex flex-col gap-3 sm:-mx-4 lg:-mx-6 lg:-mt-6 in-[main:has([data-offline-notice])]:mt-0!">
      {children}
    </div>
  )
}
