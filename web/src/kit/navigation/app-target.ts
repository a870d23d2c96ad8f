import { defaultParseSearch, type RegisteredRouter } from '@tanstack/react-router'
import { findPage, type RoutePath, toRoutePath } from '#contract/pages/pages.ts'

type Routes = RegisteredRouter['routesByPath']
/** Paths that name no thing. */
export type PlainPath = Exclude<RoutePath, `${string}$${string}`>
/** What an address may say behind its question mark. */
export type SearchAt<Path extends RoutePath> = Routes[Path]['types']['fullSearchSchemaInput']

/** A page of the product with all that its address says: `<AppLink {...target}>`, `navigate(target)`. */
export type AppTarget = {
  [Path in RoutePath]: (Path extends PlainPath
    ? { to: Path; params?: undefined }
    : { to: Path; params: Routes[Path]['types']['allParams'] }) & {
    search?: SearchAt<Path>
    hash?: string
  }
}[RoutePath]

const ANY_ORIGIN = 'http://localhost'

/** The page that an address from outside the code names (a server's link, a stored one), or null if none has it. */
export function toAppTarget(address: string): AppTarget | null {
  const url = address.startsWith('/') ? URL.parse(address, ANY_ORIGIN) : null
  const page = url?.origin === ANY_ORIGIN ? findPage(url.pathname) : undefined
  if (!url || !page) return null
  const target = {
    to: toRoutePath(page.path),
    search: defaultParseSearch(url.search),
    hash: url.hash.slice(1),
  }
  try {
    return { ...target, params: readParams(page.path, url.pathname) } as AppTarget
  } catch {
    // Half of an encoded letter.
    return null
  }
}

function readParams(path: string, pathname: string): Record<string, string> {
  const parts = pathname.split('/')
  return Object.fromEntries(
    path
      .split('/')
      .flatMap((name, place) =>
        name.startsWith(':') ? [[name.slice(1), decodeURIComponent(parts[place] ?? '')]] : [],
      ),
  )
}
