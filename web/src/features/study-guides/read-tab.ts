export type GuideTab = 'own' | 'public'

/** The tab stands in the address: going back, loading anew or a bookmark shows it again. */
export function readTab(search: Record<string, unknown>): GuideTab {
  return search.tab === 'public' ? 'public' : 'own'
}
