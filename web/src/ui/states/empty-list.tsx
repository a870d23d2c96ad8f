import type { ComponentProps } from 'react'
import { Button } from '../actions/button.tsx'
import { EmptyState } from './empty-state.tsx'

type EmptyListProps = ComponentProps<typeof EmptyState> & {
  /** Said instead where only the filters leave nothing, with the button that clears them. */
  filtered: false | { title: string; description: string; clear: string; onClear: () => void }
}

/** A list with nothing in it: because there is nothing, or because nothing is like what was looked for. */
export function EmptyList({ filtered, ...empty }: EmptyListProps) {
  if (!filtered) return <EmptyState {...empty} />
  const { title, description, clear, onClear } = filtered
  return (
    <EmptyState
      {...empty}
      title={title}
      description={description}
      action={
        <Button variant="outline" onClick={onClear}>
          {clear}
        </Button>
      }
    />
  )
}
