import { useMatches } from '@tanstack/react-router'
import { type PagePath, type RoutePath, type ScreenName, toRoutePath } from '#contract/pages/pages.ts'

/** Which of its paths shows a screen now; `useSearch({ from })` and `navigate({ to })` take it. */
export function usePagePath<Screen extends ScreenName>(...screens: Screen[]): RoutePath<PagePath<Screen>> {
  const page = useMatches({ select: (matches) => matches.at(-1)?.staticData.page })
  if (!page || !screens.some((screen) => screen === page.screen))
    throw new Error(`None of ${screens} is shown here`)
  return toRoutePath(page.path) as RoutePath<PagePath<Screen>>
}
