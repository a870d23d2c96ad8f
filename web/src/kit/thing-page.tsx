import type { UseQueryResult } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { ApiError } from '../api/call.ts'
import { Button } from '../ui/actions/button.tsx'
import { Signpost } from '../ui/drawings/signpost.tsx'
import { EmptyState } from '../ui/states/empty-state.tsx'
import { AppLink } from './app-link.tsx'
import type { AppTarget } from './navigation/app-target.ts'
import { QueryView } from './queries/query-view.tsx'

type Read<Thing> = Pick<UseQueryResult<Thing>, 'data' | 'error' | 'isError' | 'isFetching' | 'refetch'>
type ThingPageProps<Thing> = {
  back: AppTarget & { text: string }
  /** Whether the address can name anything at all. */
  isPossible: boolean
  read: Read<Thing>
  words: { goneTitle: string; goneText: string; failed: string }
  /** What stands there until the thing has come. */
  waiting: ReactNode
  className?: string
  children: (thing: Thing) => ReactNode
}

/** Ids in addresses are typed by people, too. */
export const isPossibleId = (id: number) => Number.isInteger(id) && id > 0

/** A page about one thing: the way back, and the thing, or why it is not there. */
export function ThingPage<Thing>(props: ThingPageProps<Thing>) {
  const { back, isPossible, read, words, waiting, className = 'max-w-6xl gap-4', children } = props
  const { text: backText, ...way } = back
  const isGone = !isPossible || (read.error instanceof ApiError && read.error.status === 404)
  return (
    <div className={`mx-auto flex w-full flex-col ${className}`}>
      {!isGone && (
        <div>
          <Button asChild variant="link" className="-ms-4 max-w-full">
            <AppLink {...way}>
              <ArrowLeft aria-hidden="true" />
              <span className="min-w-0 truncate">{backText}</span>
            </AppLink>
          </Button>
        </div>
      )}
      {isGone ? (
        <EmptyState
          drawing={<Signpost />}
          title={words.goneTitle}
          description={words.goneText}
          action={
            <Button asChild variant="outline">
              <AppLink {...way}>{backText}</AppLink>
            </Button>
          }
          headingLevel={1}
        />
      ) : (
        <QueryView query={read} failed={words.failed} headingLevel={1} loading={waiting}>
          {children}
        </QueryView>
      )}
    </div>
  )
}
