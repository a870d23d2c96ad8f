import { useInfiniteQuery } from '@tanstack/react-query'
import { Check, Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { AppLink } from '../../kit/app-link.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { FailureNote } from '../../ui/states/failure-note.tsx'
import { SkeletonBlocks } from '../../ui/states/skeleton.tsx'
import { problemsQuery } from './math-tutor.data.ts'
import { type View, writeView } from './read-view.ts'

/** What was worked on before, the newest first. */
export function ProblemList({ view }: { view: View }) {
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
