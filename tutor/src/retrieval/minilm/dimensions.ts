export const DIMENSIONS = 384

/** Goes up when the same text gets another vector: what was stored under another one is made anew. */
export const EMBEDDER_ID = 'minilm-l6-v2/bytes-1'
