export type PageSlot = number | 'gap'

/** The page numbers worth showing: first, last, the current one and its neighbors, with gaps between. */
export function listPages(current: number, count: number): PageSlot[] {
  const wanted = [1, current - 1, current, current + 1, count].filter((page) => page >= 1 && page <= count)
  const pages = [...new Set(wanted)].sort((a, b) => a - b)
  return pages.flatMap((page, index): PageSlot[] => {
    const before = pages[index - 1]
    if (before === undefined || page - before === 1) return [page]
    return page - before === 2 ? [page - 1, page] : ['gap', page]
  })
}
