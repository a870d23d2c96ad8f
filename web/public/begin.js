// Begins the app on a page that the server has made: first what it stands on, then the app itself, with a breath between
// them, so that the page does not stand still for long while somebody reads it. The server writes the addresses into this
// script's tag. What is pressed before the app can answer is kept for it; links lead on by themselves.
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
      for (const file of dataset.files.split(' ')) {
        await import(file)
        await new Promise((resolve) => setTimeout(resolve))
      }
    } catch (error) {
      // No connection, or a new version has taken the files away: a later press tries again.
      isBeginning = false
      reportError(error)
    }
  }

  /** The app takes over the whole page, so the whole page has to be there. */
  async function parsePage() {
    if (document.readyState !== 'loading') return
    await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve))
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
