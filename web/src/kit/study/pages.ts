import { findNextPage } from './find-next-page.ts'

type Dated = { id: number; createdAt: string }

/** A part of a list as it was fetched, newest first. `next` is known from then on, whatever is put in or taken out. */
export type Page<Item> = { items: readonly Item[]; next: number | undefined }

export function toPage<Item extends Dated>(items: readonly Item[], perPage: number): Page<Item> {
  return { items, next: findNextPage(items, perPage) }
}

export function dropItem<Item extends Dated>(pages: readonly Page<Item>[], id: number): Page<Item>[] {
  return pages.map((page) => {
    const items = page.items.filter((item) => item.id !== id)
    return items.length === page.items.length ? page : { ...page, items }
  })
}

/**
 * Puts an item where its age wants it, in place of what it was before. One that is older than all that was fetched
 * comes with a later page, unless there is none.
 */
export function placeItem<Item extends Dated>(pages: readonly Page<Item>[], item: Item): Page<Item>[] {
  const others = dropItem(pages, item.id)
  const found = others.findIndex(({ items }) => items.some((other) => isNewer(item, other)))
  if (found === -1 && others.at(-1)?.next !== undefined) return others
  const target = found === -1 ? others.length - 1 : found
  return others.map((page, place) => (place === target ? { ...page, items: insert(page.items, item) } : page))
}

function insert<Item extends Dated>(items: readonly Item[], item: Item): Item[] {
  const place = items.findIndex((other) => isNewer(item, other))
  return place === -1 ? [...items, item] : items.toSpliced(place, 0, item)
}

function isNewer(one: Dated, other: Dated): boolean {
  return one.createdAt === other.createdAt ? one.id > other.id : one.createdAt > other.createdAt
}
