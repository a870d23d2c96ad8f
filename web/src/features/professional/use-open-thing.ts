import { useNavigate, useSearch } from '@tanstack/react-router'

/** The document or guide that stands in the address: ?document=12. Going back leads to the list again. */
export function useOpenThing(kind: 'document' | 'guide') {
  const navigate = useNavigate()
  const search: Record<string, unknown> = useSearch({ strict: false })
  const go = (id: number | undefined) =>
    void navigate({
      to: '.',
      search: ({ document: _document, guide: _guide, ...rest }: Record<string, unknown>) => ({
        ...rest,
        [kind]: id,
      }),
      resetScroll: false,
    } as never)
  return { id: readId(search[kind]), open: (id: number) => go(id), close: () => go(undefined) }
}

function readId(value: unknown): number | null {
  return /^[1-9]\d{0,8}$/.test(String(value)) ? Number(value) : null
}
