import { useSyncExternalStore } from 'react'
import { firstPage } from '../../../device/first-page.ts'
import { createListeners } from '../../../device/listeners.ts'
import { openChoices } from '../../../device/open-choices.ts'
import { USER_MEMORY_PREFIX } from '../../user-memory.ts'

/** Where the chat stands: beside the page where there is room for it, else in a dialog over it. */
type Dock = {
  /** The page on show has room for the panel; the shell says so. */
  canDock: boolean
  isPanelOpen: boolean
  isDialogOpen: boolean
  /** A screen that is a chat itself needs neither. */
  hasOwnChat: boolean
  /** Who opens or closes the panel by hand goes on where it was, or where it is opened again. */
  focusNext: 'input' | 'button' | null
}

const PANEL_KEY = `${USER_MEMORY_PREFIX}chat.panel`

let dock: Dock | null = null
const listeners = createListeners()

/** Before the device is asked. */
const FIRST: Dock = {
  canDock: false,
  isPanelOpen: true,
  isDialogOpen: false,
  hasOwnChat: false,
  focusNext: null,
}

function read(): Dock {
  // Documented: the panel is there until it is closed; closing is remembered on the device.
  dock ??= { ...FIRST, isPanelOpen: openChoices().getItem(PANEL_KEY) !== 'closed' }
  return dock
}

/** The same each time it is asked, as React wants it. */
const FOLDED: Dock = { ...FIRST, isPanelOpen: false }
const readFirst = () => (firstPage.shape.isPanelOpen ? FIRST : FOLDED)

function change(next: Partial<Dock>): void {
  dock = { ...read(), ...next }
  listeners.notify()
}

export function useDock(): Dock {
  return useSyncExternalStore(listeners.subscribe, read, readFirst)
}

export function showPanel(isPanelOpen: boolean): void {
  if (isPanelOpen) openChoices().removeItem(PANEL_KEY)
  else openChoices().setItem(PANEL_KEY, 'closed')
  change({ isPanelOpen, focusNext: isPanelOpen ? 'input' : 'button' })
}

/** Not by the learner's wish: the next page has it again. */
export const foldPanel = (): void => change({ isPanelOpen: false })

export function sayCanDock(canDock: boolean): void {
  if (read().canDock !== canDock) change({ canDock })
}

/** The focus is where it was wanted. */
export const settleFocus = (): void => change({ focusNext: null })

/** Wherever the chat stands on this page. */
export function openChat(): void {
  if (read().canDock) showPanel(true)
  else showDialog(true)
}

export const showDialog = (isDialogOpen: boolean): void => change({ isDialogOpen })

/** Call it in an effect; what it gives back brings the way to the chat back. */
export function takeChatPlace(): () => void {
  change({ hasOwnChat: true })
  return () => change({ hasOwnChat: false })
}
