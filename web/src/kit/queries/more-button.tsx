import type { ComponentProps } from 'react'
import { Button } from '../../ui/actions/button.tsx'
import type { PagedQuery } from '../study/endless-list.tsx'

type MoreButtonProps = Pick<ComponentProps<typeof Button>, 'variant' | 'className' | 'children'> & {
  query: PagedQuery
}

/** Brings the next page, as long as there is one. */
export function MoreButton({ query, ...button }: MoreButtonProps) {
  if (!query.hasNextPage) return null
  return (
    <Button
      variant="outline"
      isPending={query.isFetchingNextPage}
      onClick={() => void query.fetchNextPage()}
      {...button}
    />
  )
}
