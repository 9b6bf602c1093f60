import { afterAll, vi } from 'vitest'

// Files share a process: the clock and the globals of one would be those of the next.
afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

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
