import { loadWords } from '../../../renderer/browser/load-words.ts'
import type { Words } from '../../../renderer/content/words.ts'
import { download } from '../engine/document/download.ts'
import { documentFileName } from '../engine/document/file-names.ts'
import { type RoofDocumentData, type RoofDocumentWording, roofDocument } from './document.ts'

type Known = Pick<RoofDocumentWording, 'formats' | 'units'> & { labels: Words<'roof'>['labels'] }

const files = import.meta.glob('./{document,roof-document}{,.*}.yaml', {
  base: '../../../content/words',
  import: 'default',
})

/** Loads the words of the estimate. Returns what saves it on the visitor's device. */
export const load = async () => {
  const { document, 'roof-document': roof } = await loadWords(files, 'document', 'roof-document')
  return (data: RoofDocumentData, { labels, formats, units }: Known): void =>
    download(
      documentFileName(roof.fileName, data.date),
      roofDocument(data, { words: { document, roof, labels }, formats, units }),
    )
}
