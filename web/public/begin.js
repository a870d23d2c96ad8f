// Begins the app on a page that the server has made, once that can be read: first what the app stands on, then the app
// itself, with a breath between them, so that the page does not stand still for long. The server writes the addresses into
// this script's tag. What is pressed before the app can answer is kept for it; links lead on by themselves.
;(({ dataset }) => {
  const listening = new AbortController()
  const { signal } = listening
  /** The last one: it may be where the answer to an earlier one would have been. */
  let pressed = null
  let isBeginning = false

  async function begin() {
    if (isBeginning) return
    isBeginning = true
    try {
      await parsePage()
      await paintPage()
      const files = dataset.files.split(' ')
      // All of them before the first begins, the ones that the app will ask for as well.
      for (const file of [...files, ...dataset.ahead.split(' ')]) {
        fetchAhead(file)
        await yieldToMain()
      }
      for (const file of files) {
        await import(file)
        await yieldToMain()
      }
    } catch (error) {
      // No connection, or a new version has taken the files away: a later press tries again.
      isBeginning = false
      reportError(error)
    }
  }

  const yieldToMain = () => new Promise((resolve) => setTimeout(resolve))

  /** The app takes over the whole page, so the whole page has to be there. */
  async function parsePage() {
    if (document.readyState !== 'loading') return
    await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve))
  }

  /** What there is to read is not held up by what it can do. A tab behind others is not painted. */
  async function paintPage() {
    if (document.hidden) return
    const painted = new Promise((resolve) =>
      new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true }),
    )
    await Promise.race([painted, new Promise((resolve) => setTimeout(resolve, 1000))])
  }

  function fetchAhead(href) {
    const link = document.createElement('link')
    document.head.append(Object.assign(link, { rel: 'preload', as: 'script', crossOrigin: '', href }))
  }

  function keepPress({ target }) {
    const button = target.closest('button')
    if (!button) return
    pressed = button
    void begin()
  }

  addEventListener('click', keepPress, { capture: true, signal })
  addEventListener('online', begin, { signal })
  window.takePressed = () => {
    listening.abort()
    return pressed
  }
  void begin()
})(document.currentScript)
