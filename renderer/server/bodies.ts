import type { MDXContent } from 'mdx/types'

/** The text of every MDX file, compiled by @mdx-js/rollup and loaded when its page is rendered. */
const bodies = import.meta.glob<MDXContent>('/content/**/*.mdx', { import: 'default' })

/**
 * The component that the text of an MDX file makes.
 * @throws if there is no such file.
 */
export const bodyOf = (path: string): Promise<MDXContent> => {
  const load = bodies[`/${path}`]
  if (!load) throw new Error(`There is no ${path}`)
  return load()
}
