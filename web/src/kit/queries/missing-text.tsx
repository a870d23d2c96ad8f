import type { UseQueryResult } from '@tanstack/react-query'
import { ApiError } from '../../api/call.ts'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { SkeletonArea, SkeletonText } from '../../ui/states/skeleton.tsx'

type MissingTextProps = { query: UseQueryResult; gone: string; goneText: string }

/** Stands where a text is not to be read: it is coming, it is gone, or it could not be fetched. */
export function MissingText({ query, gone, goneText }: MissingTextProps) {
  if (query.error instanceof ApiError && query.error.status === 404) {
    return <EmptyState headingLevel={3} title={gone} description={goneText} />
  }
  if (query.isError) return <ErrorState headingLevel={3} query={query} />
  return (
    <SkeletonArea>
      <SkeletonText lines={6} />
    </SkeletonArea>
  )
}
