import { useLocation } from '@tanstack/react-router'

/** Kids Code has several paths; a link to another part of it keeps to the one that was chosen. */
export function useOwnAddress(): (search: string) => string {
  const pathname = useLocation({ select: (location) => location.pathname })
  return (search) => `${pathname}?${search}`
}
