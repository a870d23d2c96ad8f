import { expect, test } from 'vitest'
import { createToastStore, REMOVAL_DELAY_MS } from './toast-store.ts'

function openStore() {
  const scheduled: { run: () => void; delayMs: number }[] = []
  const store = createToastStore((run, delayMs) => scheduled.push({ run, delayMs }))
  return { store, scheduled }
}

test('a shown toast is open and keeps what it was given', () => {
  const { store } = openStore()
  store.show({ title: 'Saved', variant: 'default' })
  expect(store.read()).toMatchObject({ title: 'Saved', variant: 'default', isOpen: true })
})

test('a new toast replaces the old one', () => {
  const { store } = openStore()
  store.show({ title: 'First' })
  store.show({ title: 'Second' })
  expect(store.read()).toMatchObject({ title: 'Second', isOpen: true })
})

test('a dismissed toast is hidden at once and its record goes after 1,000,000 ms', () => {
  const { store, scheduled } = openStore()
  const { dismiss } = store.show({ title: 'Saved' })
  dismiss()
  expect(store.read()).toMatchObject({ title: 'Saved', isOpen: false })
  expect(scheduled.map(({ delayMs }) => delayMs)).toEqual([1_000_000])
  expect(REMOVAL_DELAY_MS).toBe(1_000_000)
  scheduled[0]?.run()
  expect(store.read()).toBeNull()
})

test('the late removal of an old toast leaves the newer one alone', () => {
  const { store, scheduled } = openStore()
  store.show({ title: 'Old' }).dismiss()
  store.show({ title: 'New' })
  scheduled[0]?.run()
  expect(store.read()).toMatchObject({ title: 'New', isOpen: true })
})

test('dismissing twice schedules one removal', () => {
  const { store, scheduled } = openStore()
  const { dismiss } = store.show({ title: 'Saved' })
  dismiss()
  dismiss()
  expect(scheduled).toHaveLength(1)
})

test('listeners hear every change until they unsubscribe', () => {
  const { store } = openStore()
  const seen: (boolean | undefined)[] = []
  const unsubscribe = store.subscribe(() => seen.push(store.read()?.isOpen))
  const { dismiss } = store.show({ title: 'Saved' })
  dismiss()
  unsubscribe()
  store.show({ title: 'Unheard' })
  expect(seen).toEqual([true, false])
})
