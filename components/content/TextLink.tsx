import type { ComponentProps } from 'react'
import { usePathIn } from '../../renderer/server/use-site.ts'

/** A link in a text. Authors write the original address in every language. */
export const TextLink = ({ href = '', ...link }: ComponentProps<'a'>) => (
  <a {...link} href={usePathIn()(href)} />
)
