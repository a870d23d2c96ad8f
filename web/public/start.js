// Starts the app on the ready-made landing page at the first sign of use: to read the page nobody needs it, and a phone
// is busy with it for a good while. The build writes the addresses of the app's files into this script's tag.
;(() => {
  const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll', 'wheel', 'click']
  const PRESSES = ['keydown', 'click']
  const { entry, ahead } = document.currentScript.dataset
  const listening = new AbortController()
  const { signal } = listening
  /** Pressed before the app could answer. Each once: whoever presses again is impatient and means the same. */
  const pressed = new Set()
  /** What was chosen in a menu meanwhile; the app begins with what the page was made with. */
  const chosen = new Map()
  let isFetched = false
  let isStarting = false
  let hasFailed = false
  let isReplaying = false

  async function start() {
    if (isStarting || signal.aborted) return
    isStarting = true
    fetchAhead('auto')
    try {
      await parsePage()
      await import(entry)
      await window.startApp()
      listening.abort()
    } catch (error) {
      // No connection, or a new version has taken the files away: a later press tries again.
      hasFailed = true
      reportError(error)
    }
    replay()
    isStarting = false
  }

  function fetchAhead(fetchPriority) {
    if (isFetched) return
    isFetched = true
    for (const href of ahead.split(' ')) {
      const link = document.createElement('link')
      document.head.append(Object.assign(link, { rel: 'modulepreload', href, fetchPriority }))
    }
  }

  /** The app takes over the whole page, so the whole page has to be there. */
  async function parsePage() {
    if (document.readyState !== 'loading') return
    await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve))
  }

  /** Gives what was pressed to the app, or, where that could not start, to the browser, which follows links itself. */
  function replay() {
    isReplaying = true
    for (const element of pressed) element.click()
    isReplaying = false
    pressed.clear()
    if (!signal.aborted) return
    for (const [menu, value] of chosen) {
      menu.value = value
      menu.dispatchEvent(new Event('change', { bubbles: true }))
    }
  }

  function startOnUse({ type, movementX, movementY }) {
    // When a page appears under a resting mouse, browsers say that the mouse has moved, by nothing.
    const isAtRest = type === 'pointermove' && movementX === 0 && movementY === 0
    // After a failure, scrolling would ask for the files dozens of times.
    if (!isAtRest && (!hasFailed || PRESSES.includes(type))) void start()
  }

  function holdPress(event) {
    const isPlain = event.button === 0 && !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)
    const element = event.target.closest('a, button')
    if (isReplaying || !isPlain || !element) return
    // An app that is only half alive must not answer in its place.
    event.stopPropagation()
    if (!needsApp(element)) return
    event.preventDefault()
    pressed.add(element)
  }

  /** Links to other pages do not, except for who was sent here from a protected one: only the app hands on which. */
  function needsApp(element) {
    if (element.matches('button')) return true
    return !hasFailed && (element.pathname === location.pathname || Boolean(history.state?.wanted))
  }

  /** First what is to be seen, then what is to be ready: not before the words are painted, in a hidden tab not at all. */
  function fetchAheadWhenPainted() {
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) whenIdle(() => fetchAhead('low'))
    }).observe({ type: 'paint', buffered: true })
  }

  /** Safari has no idle callback, and some browsers never call one back. */
  function whenIdle(run) {
    if (window.requestIdleCallback) requestIdleCallback(run, { timeout: 2000 })
    else setTimeout(run)
  }

  /** On a tall screen, what only the app can fill is in sight without scrolling. */
  function startWhenInSight() {
    const sight = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) void start()
    })
    for (const element of document.querySelectorAll('[data-filled-by-app]')) sight.observe(element)
    signal.addEventListener('abort', () => sight.disconnect())
  }

  for (const sign of SIGNS) addEventListener(sign, startOnUse, { capture: true, passive: true, signal })
  addEventListener('click', holdPress, { capture: true, signal })
  addEventListener('change', ({ target }) => chosen.set(target, target.value), { capture: true, signal })
  // A state means that the app has been here: it has a notice to show, or remembers how far the page was scrolled. The
  // page is ready in English; other languages are the app's.
  if (location.hash || history.state || document.documentElement.dataset.language !== 'en') void start()
  addEventListener('load', () => {
    if (scrollY > 0) void start()
    startWhenInSight()
    fetchAheadWhenPainted()
  })
})()
