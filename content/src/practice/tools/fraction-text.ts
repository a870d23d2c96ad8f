/** A fraction in running text, as it stands, never reduced: "$\frac{2}{4}$". */
export function showFraction(top: number, bottom: number): string {
  return `$\\frac{${top}}{${bottom}}$`
}
