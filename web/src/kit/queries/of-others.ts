/**
 * For what other people let one see: asked anew at every visit, and when the tab comes to the front again. Who takes it
 * back, or a guardian who withdraws consent, must not stay in sight until somebody loads the page.
 */
export const OF_OTHERS = { staleTime: 0, refetchOnWindowFocus: true } as const
