import { vi } from 'vitest'

// The sizes of pictures are available only after a build.
vi.mock('../renderer/content/pictures.ts', async (original) => ({
  ...(await original<object>()),
  pictureSources: (_site: object, name: string) => ({
    avif: '',
    fallback: name,
    width: 1,
    height: 1,
  }),
}))
