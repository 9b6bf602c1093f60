import displayFont from '../../../ui/fonts/bricolage-grotesque-display.woff2?url'
import textFont from '../../../ui/fonts/figtree-latin-wght.woff2?url'
import { download } from './saving.ts'

/** A file as a `data:` address. */
const dataAddress = async (address: string) => {
  const file = await (await fetch(address)).blob()
  return new Promise<string>((done, fail) => {
    const reader = new FileReader()
    reader.onload = () => done(String(reader.result))
    reader.onerror = () => fail(reader.error)
    reader.readAsDataURL(file)
  })
}

const fontFace = async (family: string, address: string) =>
  `@font-face { font-family: "${family}"; src: url(${await dataAddress(address)}); font-weight: 300 900 }\n`

/** Loads the fonts of the site, which it has shown already. Returns what saves a page with them. */
export const loadDownload = async () => {
  const faces = await Promise.all([
    fontFace('Bricolage Grotesque', displayFont),
    fontFace('Figtree', textFont),
  ]).catch(() => []) // Without them a document is shown in a font of its reader.
  return (name: string, html: string) =>
    download(name, html.replace('<style>', `<style>\n${faces.join('')}`))
}
