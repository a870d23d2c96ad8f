import { useEffect } from 'react'

/** A guide saved as PDF is called by its title, however printing was asked for. */
export function usePrintTitle(title: string): void {
  useEffect(() => {
    let before: string | null = null
    const name = () => {
      before = document.title
      document.title = title
    }
    const restore = () => {
      if (before !== null) document.title = before
      before = null
    }
    window.addEventListener('beforeprint', name)
    window.addEventListener('afterprint', restore)
    return () => {
      restore()
      window.removeEventListener('beforeprint', name)
      window.removeEventListener('afterprint', restore)
    }
  }, [title])
}
