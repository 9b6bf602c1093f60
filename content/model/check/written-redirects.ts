import type { Redirect } from '../schema/redirects.ts'
import type { ContentFile } from './content.ts'

/** A line of redirects.yaml with its place in the list. */
export type WrittenRedirect = Redirect & { index: number }

const listIn = (file: ContentFile | undefined, field: string): readonly unknown[] => {
  const value = file?.fields[field]
  return Array.isArray(value) ? value : []
}

const isRedirect = (value: unknown): value is Redirect => {
  const { from, to } = (value ?? {}) as Partial<Record<string, unknown>>
  return typeof from === 'string' && typeof to === 'string'
}

/** The lines of redirects.yaml that could be read. */
export const redirectsIn = (file: ContentFile | undefined): WrittenRedirect[] =>
  listIn(file, 'redirects').flatMap((value, index) =>
    isRedirect(value) ? [{ from: value.from, to: value.to, index }] : [],
  )

/** The addresses of published.yaml. */
export const publishedIn = (file: ContentFile | undefined): string[] =>
  listIn(file, 'addresses').filter((address): address is string => typeof address === 'string')
