export const DIMENSIONS = 384

/** Changes when the same text gets another vector: vectors stored under another id are computed again. */
export const EMBEDDER_ID = 'minilm-l6-v2/learners-1'
