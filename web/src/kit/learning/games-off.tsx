import { Button } from '../../ui/actions/button.tsx'
import { Sprout } from '../../ui/drawings/sprout.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { AppLink } from '../app-link.tsx'

/** In place of points and badges, for who has switched gamification off and comes by an old link. */
export function GamesOff({ title, text, action }: { title: string; text: string; action: string }) {
  return (
    <EmptyState
      drawing={<Sprout stage={2} />}
      headingLevel={2}
      title={title}
      description={text}
      action={
        <Button asChild variant="outline">
          <AppLink to="/profile" search={{ tab: 'settings' }}>
            {action}
          </AppLink>
        </Button>
      }
    />
  )
}
