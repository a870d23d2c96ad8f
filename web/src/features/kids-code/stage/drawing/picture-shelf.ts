type Shelved = { state: 'loading' | 'ready' | 'missing'; image: HTMLImageElement; loaded: Promise<void> }

const MOST_PICTURES = 400

/** Every picture is fetched once, for all stages of the page. */
function createPictureShelf() {
  const shelved = new Map<string, Shelved>()
  const listeners = new Set<() => void>()

  function notify() {
    for (const listener of listeners) listener()
  }

  function fetchPicture(url: string): Shelved {
    const image = new Image()
    image.decoding = 'async'
    image.src = url
    const picture: Shelved = { state: 'loading', image, loaded: Promise.resolve() }
    picture.loaded = image.decode().then(
      () => {
        picture.state = 'ready'
        notify()
      },
      () => {
        picture.state = 'missing'
        notify()
      },
    )
    shelved.set(url, picture)
    const [oldest] = shelved.keys()
    if (shelved.size > MOST_PICTURES && oldest !== undefined) shelved.delete(oldest)
    return picture
  }

  /** What could not be fetched is asked for once more when there is a connection again. */
  function retry() {
    for (const [url, { state }] of shelved) if (state === 'missing') shelved.delete(url)
    notify()
  }

  return {
    /** The picture, or that it is on its way, or that there is none. */
    find(url: string | undefined): HTMLImageElement | 'loading' | 'missing' {
      if (url === undefined) return 'missing'
      const { state, image } = shelved.get(url) ?? fetchPicture(url)
      return state === 'ready' ? image : state
    },
    /** Over when every one of them is there or known to be missing. */
    async load(urls: readonly string[]): Promise<void> {
      await Promise.all(urls.map((url) => (shelved.get(url) ?? fetchPicture(url)).loaded))
    },
    subscribe(listener: () => void) {
      if (listeners.size === 0) window.addEventListener('online', retry)
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) window.removeEventListener('online', retry)
      }
    },
  }
}

export const pictureShelf = createPictureShelf()
