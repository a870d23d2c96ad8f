// Sets the theme before the first paint; as a file of its own because inline scripts are forbidden.
;(() => {
  let choice = 'system'
  try {
    // Who wants nothing kept for comfort has it for this visit (device/cookie-preferences.ts).
    choice = sessionStorage.getItem('theme') ?? localStorage.getItem('theme') ?? 'system'
  } catch {
    // Storage may be forbidden; the system's theme will do.
  }
  const isDark =
    choice === 'dark' || (choice !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.dataset.theme = isDark ? 'dark' : 'light'
})()
