import { Sprout } from '../../ui/drawings/sprout.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { LinkButton } from '../navigation/link-button.tsx'

/** In place of points and badges, for who has switched gamification off and comes by an old link. */
export function GamesOff({ title, text, action }: { title: string; text: string; action: string }) {
  return (
    <EmptyState
      drawing={<Sprout stage={2} />}
      headingLevel={2}
      title={title}
      description={text}
      action={
        <LinkButton to="/profile" search={{ tab: 'settings' }} variant="outline">
          {action}
        </LinkButton>
      }
    />
  )
}
