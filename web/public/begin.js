// Begins the app on a page that the server has made: first what it stands on, then the app itself, with a breath between
// them, so that the page does not stand still for long while somebody reads it. The server writes the addresses into this
// script's tag. What is pressed before the app can answer is kept for it; links lead on by themselves.
void (async ({ dataset }) => {
  const listening = new AbortController()
  const pressed = new Set()
  addEventListener('click', ({ target }) => pressed.add(target.closest('button')), {
    capture: true,
    signal: listening.signal,
  })
  window.takePressed = () => {
    listening.abort()
    pressed.delete(null)
    return pressed
  }
  if (document.readyState === 'loading')
    await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve))
  for (const file of dataset.files.split(' ')) {
    await import(file)
    await new Promise((resolve) => setTimeout(resolve))
  }
})(document.currentScript)
