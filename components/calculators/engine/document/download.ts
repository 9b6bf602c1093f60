import { slugOf } from '../../../../content/schema/slug.ts'
import type { DocumentData } from './page.ts'

/** A file of the site as a `data:` address. */
const dataAddress = async (address: string) => {
  const file = await (await fetch(address)).blob()
  return new Promise<string>((done, fail) => {
    const reader = new FileReader()
    reader.onload = () => done(String(reader.result))
    reader.onerror = () => fail(reader.error)
    reader.readAsDataURL(file)
  })
}

/** The fonts of the page, which the browser has in its cache, with their files in them. */
const fontFaces = () => {
  const faces = [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules])
    .map(({ cssText }) => cssText)
    .filter((text) => /^@font-face.*url\(/s.test(text))
  return Promise.all(
    faces.map(async (face) => {
      const [, address = ''] = /url\("?([^")]+)/.exec(face) ?? []
      return face.replace(address, await dataAddress(address))
    }),
  )
}

/** Saves a page on the visitor's device. */
const download = (name: string, html: string): void => {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([html], { type: 'text/html;charset=utf-8' }))
  link.download = name
  document.body.append(link)
  link.click()
  link.remove()
  // Some browsers read the address only after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}

/**
 * Returns what saves the page of a result with the fonts of the site or, without them, in those of
 * its reader.
 */
export const loadDownload = async <Data extends DocumentData>(
  write: (data: Data) => string,
  nameOf: (data: Data) => string,
) => {
  const faces = await fontFaces().catch(() => [])
  return (data: Data): void =>
    download(nameOf(data), write(data).replace('<style>', `<style>\n${faces.join('\n')}`))
}

const longestName = 40
const short = (name: string) => slugOf(name).slice(0, longestName).replace(/-$/, '')

/** `roof-estimate-2026-11-20.html`: what it is, for whom, its day. Leaves out names not in Latin. */
export const documentFileName = (
  kind: string,
  date: Date,
  names: readonly string[] = [],
): string => {
  // Swedish writes a day of the visitor's own calendar as 2026-11-20.
  const parts = [kind, ...names.map(short), date.toLocaleDateString('sv')]
  return `${parts.filter((part) => part !== '').join('-')}.html`
}
