import { toast, toastError } from './toast-store.ts'

type CopyWords = { done: string; doneText?: string; failed: string; failedText?: string }

/** Puts a text on the clipboard, and says so. */
export async function copyText(text: string, { done, doneText, failed, failedText }: CopyWords) {
  try {
    await navigator.clipboard.writeText(text)
    toast({ title: done, ...(doneText && { description: doneText }) })
  } catch {
    toastError(failed, failedText)
  }
}
