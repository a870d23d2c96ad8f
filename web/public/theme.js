// Sets the theme before the first paint and finds the language; as a file of its own because inline scripts are forbidden.
;(() => {
  const { dataset } = document.documentElement
  let choice, language
  try {
    // Who wants nothing kept for comfort has it for this visit (device/cookie-preferences.ts).
    const read = (key) => sessionStorage.getItem(key) ?? localStorage.getItem(key)
    choice = read('theme')
    language = read('language')
  } catch {
    // Storage may be forbidden; the system's theme and the browser's language will do.
  }
  const isDark =
    choice === 'dark' || (choice !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  dataset.theme = isDark ? 'dark' : 'light'
  dataset.language =
    [language, ...navigator.languages]
      .map((tag) => tag?.slice(0, 2))
      .find((tag) => ['en', 'es', 'fr', 'de', 'zh'].includes(tag)) ?? 'en'
  // A browser fetches its tables of numbers and dates at first use. A page that the server has made waits for its styles
  // now; later its reader would wait.
  if ('ready' in dataset) new Intl.NumberFormat().format(0)
})()
