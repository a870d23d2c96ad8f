/** The school year after this one: 2026/27 is followed by 2027/28, 2026-2027 by 2027-2028. What names no year stays. */
export function nextAcademicYear(year: string): string {
  let first: number | null = null
  return year.replace(/\d+/g, (digits) => {
    if (digits.length === 4) {
      first ??= Number(digits)
      return String(Number(digits) + 1)
    }
    // The short half of 2026/27.
    return digits.length === 2 && first !== null
      ? String((Number(digits) + 1) % 100).padStart(2, '0')
      : digits
  })
}

/** The same day of the next year; the 29th of February becomes the 28th. */
export function dayNextYear(day: string): string {
  const [year = '', ...rest] = day.split('-')
  const monthDay = rest.join('-')
  return `${String(Number(year) + 1).padStart(4, '0')}-${monthDay === '02-29' ? '02-28' : monthDay}`
}
