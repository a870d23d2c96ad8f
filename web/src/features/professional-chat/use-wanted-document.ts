import { useNavigate, useRouterState, useSearch } from '@tanstack/react-router'

/** The document that the address asks for, as an answer of the tutor does that came from it: ?document=12. */
export function useWantedDocument() {
  const navigate = useNavigate({ from: '/professional/chat' })
  const documentId = useSearch({ from: '/professional/chat' }).document ?? null
  const visit = useRouterState({ select: ({ location }) => location.state.__TSR_key })
  // Going back leads from a document to the list, and from the list to where one came from.
  const go = (id: number | null) =>
    void navigate({
      to: '.',
      search: ({ passage: _passage, quote: _quote, ...rest }) => ({ ...rest, document: id ?? undefined }),
      replace: id === null,
      resetScroll: false,
    })
  return { documentId, visit, open: (id: number) => go(id), close: () => go(null) }
}
