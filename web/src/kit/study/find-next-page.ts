/** How the study lists page: the next ones come before the last one's id; a page that is not full is the last. */
export function findNextPage(page: readonly { id: number }[], perPage: number): number | undefined {
  return page.length < perPage ? undefined : page.at(-1)?.id
}
