type InstallPrompt = Event & { prompt: () => Promise<unknown> }

/** Chromium hands it out when the product can be installed; other browsers have a menu entry of their own. */
export function hasInstallPrompt(): boolean {
  return window.installPrompt !== undefined
}

/** A prompt is good for one answer. */
export async function askToInstall(): Promise<void> {
  const prompt = window.installPrompt as InstallPrompt | undefined
  delete window.installPrompt
  await prompt?.prompt()
}
