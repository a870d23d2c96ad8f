import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { SkeletonArea, SkeletonText } from '../../../ui/states/skeleton.tsx'
import { EndingCard, type EndingFrame } from './ending-card.tsx'

type Offer<Found> = {
  data: Found | undefined
  error: Error | null
  isFetching: boolean
  refetch: () => unknown
}

type OfferViewProps<Found> = {
  offer: Offer<Found>
  frame: EndingFrame
  children: (found: Found) => ReactNode
}

/** Until it is known what this account can do, or where that cannot be asked for. */
export function OfferView<Found>({ offer, frame, children }: OfferViewProps<Found>) {
  const { t } = useTranslation('tours')
  const { data, error, isFetching, refetch } = offer
  if (data !== undefined) return children(data)
  if (error) {
    const failure = { error, isRetrying: isFetching, retry: () => void refetch() }
    return (
      <EndingCard
        frame={frame}
        title={t('endings.failed.title')}
        text={t('endings.failed.line')}
        failure={failure}
      />
    )
  }
  return (
    <EndingCard frame={frame} title={t('endings.waiting.title')} text={t('endings.waiting.line')}>
      <SkeletonArea>
        <SkeletonText lines={2} />
      </SkeletonArea>
    </EndingCard>
  )
}
