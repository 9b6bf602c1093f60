import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { appendLine } from './append-line.ts'
import type { Form } from './body.ts'
import type { InboxLead } from './inbox-lead.ts'
import { mergeForms } from './merge-forms.ts'
import { photoFiles } from './photo-files.ts'
import { readForms, type StoredForm } from './stored-forms.ts'

/** What the file holds: the leads, newest first by first arrival, and how many lines are damaged. */
export type InboxContent = { leads: readonly InboxLead[]; damaged: number }

/**
 * Leads in a file, one line of JSON per form, so that they survive a restart. Their photos are in a
 * folder beside it. Damaged lines are skipped, and reported on the console.
 */
export const inboxStore = (file: string) => {
  const photos = photoFiles(`${file.replace(/\.\w+$/, '')}-photos`)
  let reported = ''

  const report = (damaged: readonly number[]) => {
    const lines = damaged.join(', ')
    if (lines !== '' && lines !== reported)
      console.error(`${file}: these lines could not be read and were skipped: ${lines}.`)
    reported = lines
  }

  return {
    /** Throws if the form could not be stored. */
    add({ fields, files }: Form): void {
      mkdirSync(dirname(file), { recursive: true })
      const form: StoredForm = { receivedAt: new Date().toISOString(), fields }
      if (files.length > 0) form.photos = files.map(photos.keep)
      appendLine(file, JSON.stringify(form))
    },
    async read(): Promise<InboxContent> {
      if (!existsSync(file)) return { leads: [], damaged: 0 }
      const damaged: number[] = []
      const leads = await mergeForms(readForms(file, damaged))
      report(damaged)
      return { leads: leads.reverse(), damaged: damaged.length }
    },
    /** The content of a photo; undefined if no lead has it. */
    photo: photos.read,
    /** Deletes every lead and photo. */
    clear(): void {
      rmSync(file, { force: true })
      photos.clear()
    },
  }
}

export type InboxStore = ReturnType<typeof inboxStore>
