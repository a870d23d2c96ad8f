type Policies = { createPolicy: (name: string, rules: { createHTML: (html: string) => string }) => unknown }

/** Style rules for the parts of Radix alone, without any tag. */
const LIBRARY_STYLES = /^(?:\[data-radix-[a-z-]+\](?:::-webkit-scrollbar)?\{[a-z:;-]+\})+$/

/**
 * The content security policy lets no text become HTML. Radix's select writes its few style rules that way: exactly
 * those pass, and everything else is refused as before.
 */
export function allowLibraryStyles(policies: Policies | undefined): void {
  policies?.createPolicy('default', {
    createHTML(html) {
      if (LIBRARY_STYLES.test(html)) return html
      throw new TypeError('Text must not become HTML')
    },
  })
}
