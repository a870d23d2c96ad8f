import { expect, test } from '@playwright/test'

test('the API can be browsed, down to one operation', async ({ page }) => {
  await page.goto('/api/docs')
  const operation = page.getByText('The signed-in user; 401 means nobody is signed in.')
  await expect(operation).toBeVisible()
  await operation.click()
  await expect(page.getByText('Access: signedIn (anyone who is signed in).')).toBeVisible()
})
