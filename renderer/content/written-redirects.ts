import type { Redirect } from '../../content/schema/redirects.ts'

/** The fields of a file that was read. */
type FileFields = { fields: Readonly<Record<string, unknown>> }

/** A line of redirects.yaml with its place in the list. */
export type WrittenRedirect = Redirect & { index: number }

const listIn = (file: FileFields | undefined, field: string): readonly unknown[] => {
  const value = file?.fields[field]
  return Array.isArray(value) ? value : []
}

const isRedirect = (value: unknown): value is Redirect => {
  const { from, to } = (value ?? {}) as Partial<Record<string, unknown>>
  return typeof from === 'string' && typeof to === 'string'
}

/** The lines of redirects.yaml that could be read. */
export const redirectsIn = (file: FileFields | undefined): WrittenRedirect[] =>
  listIn(file, 'redirects').flatMap((value, index) =>
    isRedirect(value) ? [{ from: value.from, to: value.to, index }] : [],
  )

/** The addresses that lines of redirects.yaml are about, and whatever else lines say that are wrong. */
export const addressesIn = (file: FileFields | undefined): string[] =>
  listIn(file, 'redirects').flatMap((value) =>
    isRedirect(value)
      ? [value.from]
      : Object.values(value ?? {}).filter((one): one is string => typeof one === 'string'),
  )

/** The addresses of published.yaml. */
export const publishedIn = (file: FileFields | undefined): string[] =>
  listIn(file, 'addresses').filter((address): address is string => typeof address === 'string')
