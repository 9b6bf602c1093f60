import { useMDXComponents } from '@mdx-js/react'
import type { MDXContent, MDXModule } from 'mdx/types'
import * as runtime from 'react/jsx-runtime'

/**
 * The component that the text of an MDX file was compiled to.
 * @param code the body of a function, as renderer/build/compile-body.ts makes it.
 */
export const componentOf = (code: string): MDXContent => {
  const run = new Function(code) as (given: object) => MDXModule
  return run({ ...runtime, useMDXComponents }).default
}
