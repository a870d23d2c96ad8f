/** First element of the page: takes keyboard users past the navigation. */
export function SkipLink({ children }: { children: string }) {
  return (
    <a
      href="#main"
      className="sr-only focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-50 focus:rounded-control focus:bg-brand focus:px-4 focus:py-2.5 focus:font-medium focus:text-on-brand"
    >
      {children}
    </a>
  )
}
