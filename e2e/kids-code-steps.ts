import { expect, type Locator, type Page } from '@playwright/test'

export const startButton = (page: Page) => page.getByRole('button', { name: 'Start', exact: true })
export const saving = (page: Page) => page.getByTestId('saving')

/** Until the shelf of blocks is there: the editor comes after the page. */
export async function openStudio(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await waitForStudio(page)
}

export async function waitForStudio(page: Page): Promise<void> {
  await expect(page.getByRole('treeitem').first()).toBeVisible({ timeout: 30_000 })
  await expect(startButton(page)).toBeVisible()
}

/** Blocks in the workspace whose words hold these, without those of the shelf. */
export const laidBlocks = (page: Page, words: string): Locator =>
  page
    .locator('.blocklySvg > .blocklyWorkspace .blocklyBlockCanvas > .blocklyDraggable, .blocklyDraggable')
    .filter({ hasText: words })
    .and(page.locator(':not(.blocklyFlyout *)'))

/** Drags a block out of the shelf to under the last one, or into the free workspace. */
export async function dragBlock(page: Page, shelf: string, words: string, under?: string): Promise<void> {
  const offered = page.locator('.blocklyFlyout .blocklyDraggable').filter({ hasText: words }).first()
  // The block before may still be settling on a slow machine, and what settles closes the shelf.
  await expect(async () => {
    if (await offered.isHidden()) await page.getByRole('treeitem', { name: shelf }).click()
    await expect(offered).toBeVisible({ timeout: 2_000 })
  }).toPass()
  const from = await readBox(offered)
  const place = under ? await findPlaceUnder(page, under) : await findFreePlace(page)
  await page.mouse.move(from.x + 10, from.y + 10)
  await page.mouse.down()
  await page.mouse.move(from.x + 60, from.y + 40, { steps: 5 })
  await page.mouse.move(place.x + 10, place.y + 10, { steps: 10 })
  await page.mouse.up()
  await expect(page.locator('.blocklyFlyout .blocklyDraggable').first()).toBeHidden()
}

async function findPlaceUnder(page: Page, words: string) {
  const box = await readBox(laidBlocks(page, words).last())
  return { x: box.x, y: box.y + box.height }
}

async function findFreePlace(page: Page) {
  const box = await readBox(page.locator('.blocklySvg').first())
  return { x: box.x + box.width / 2, y: box.y + 60 }
}

async function readBox(locator: Locator) {
  const box = await locator.boundingBox({ timeout: 20_000 })
  if (!box) throw new Error('Nothing to see there')
  return box
}

const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: element } = document
    // With the focus nowhere, or on the page as a whole, everything would be called so.
    if (!element || element === document.body || element.id === 'main') return ''
    return `${element.getAttribute('aria-label') ?? ''} ${element.textContent ?? ''}`.trim()
  })

/** Presses a key until what has the focus is called like this. */
export async function pressUntil(page: Page, key: string, words: string, most = 40): Promise<void> {
  for (let count = 0; count < most; count++) {
    if ((await focused(page)).includes(words)) return
    await page.keyboard.press(key)
  }
  expect(await focused(page)).toContain(words)
}

/** Takes a block from the shelf and hangs it on the block that has the focus, with keys alone. */
export async function addByKeys(page: Page, shelf: string, words: string): Promise<void> {
  await page.keyboard.press('t')
  await pressUntil(page, 'ArrowUp', 'Motion')
  await pressUntil(page, 'ArrowDown', shelf)
  await page.keyboard.press('ArrowRight')
  await pressUntil(page, 'ArrowDown', words)
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
}

/** What the stage says of itself, as those hear it who do not see it. */
export async function readStage(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Describe the stage' }).click()
  const words = page.getByRole('dialog', { name: 'What is on the stage' })
  const text = await words.innerText()
  await page.keyboard.press('Escape')
  await expect(words).toBeHidden()
  return text
}

/** Where the cat is, as the stage tells it. */
export async function expectCatAt(page: Page, x: number): Promise<void> {
  await expect.poll(() => readStage(page)).toContain(`x ${x}, y 0`)
}

type Step = { id: string; way: string; squares: number }

/** Puts steps under the hat of the first script of a mission, in what the device keeps of it. */
export async function layStepsOnDevice(page: Page, mission: string, steps: Step[]): Promise<void> {
  await page.evaluate(
    ({ key, laid }) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('trellis')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const transaction = opening.result.transaction('programs', 'readwrite')
          const reading = transaction.objectStore('programs').getAll()
          reading.onsuccess = () => {
            const program = reading.result.find((one) => one.key === key)
            const cat = program.blocks.sprites.find((sprite: { id: string }) => sprite.id === 'cat')
            cat.scripts[0].body = laid.map(({ id, way, squares }) => ({
              id,
              opcode: 'motion_step',
              fields: { way },
              inputs: { squares },
              body: [],
              otherwise: [],
            }))
            transaction.objectStore('programs').put(program)
          }
          transaction.oncomplete = () => {
            opening.result.close()
            resolve()
          }
        }
      }),
    { key: `m${mission}`, laid: steps },
  )
}

/** In the menu of a project's card. */
export async function chooseInMenu(page: Page, title: string, name: string): Promise<void> {
  await page.getByRole('button', { name: `More for ${title}`, exact: true }).click()
  await page.getByRole('menuitem', { name, exact: true }).click()
}
