/** `u•••@example.org`: who typed it recognizes it, and nobody else can write to it. */
export function maskEmail(email: string): string {
  const [start = ''] = email
  return `${start}•••${email.slice(email.lastIndexOf('@'))}`
}
