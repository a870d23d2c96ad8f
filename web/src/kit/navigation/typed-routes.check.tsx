import { redirect, useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { AppLink } from '../app-link.tsx'
import type { AppTarget } from './app-target.ts'

/** Never run: the type checker refuses this file as soon as one of the mistakes below compiles. */
export function TypedRoutes({ address }: { address: string }) {
  const navigate = useNavigate()

  // @ts-expect-error no page has this path
  void navigate({ to: '/lesson' })
  // @ts-expect-error the lesson is not named
  void navigate({ to: '/lessons/$lessonId' })
  // @ts-expect-error a parameter of another page
  void navigate({ to: '/lessons/$lessonId', params: { id: '7' } })
  // @ts-expect-error the profile has no such tab
  void navigate({ to: '/profile', search: { tab: 'secrets' } })
  // @ts-expect-error lessons are not asked for by color
  void navigate({ to: '/lessons', search: { color: 'red' } })
  // @ts-expect-error no page has this path
  redirect({ to: '/dashbord' })

  // @ts-expect-error this page names nothing
  const { id } = useParams({ from: '/lessons' })
  // @ts-expect-error lessons are not asked for by color
  const { color } = useSearch({ from: '/lessons' })
  // A number, not a text.
  const note: number | undefined = useSearch({ from: '/lessons/$lessonId' }).note

  // @ts-expect-error no page has this path
  const nowhere: AppTarget = { to: '/nowhere' }
  // @ts-expect-error the lesson is not named
  const nameless: AppTarget = { to: '/lessons/$lessonId' }
  // @ts-expect-error the search of another page
  const mixed: AppTarget = { to: '/profile', search: { note: 7 } }
  const lesson: AppTarget = { to: '/lessons/$lessonId', params: { lessonId: '7' }, search: { note: 7 } }

  return (
    <>
      {/* @ts-expect-error no page has this path */}
      <AppLink to="/lesson" />
      {/* @ts-expect-error the lesson is not named */}
      <AppLink to="/lessons/$lessonId" />
      {/* @ts-expect-error lessons are not asked for by color */}
      <AppLink to="/lessons" search={{ color: 'red' }} />
      {/* @ts-expect-error any text is no path */}
      <AppLink to={address} />
      <AppLink {...lesson}>{[id, color, note, nowhere, nameless, mixed].join()}</AppLink>
    </>
  )
}
