import { Children, isValidElement, type ReactNode } from 'react'
import { say } from '../../content/schema/message.ts'
import { useWords } from '../../renderer/server/use-words.ts'
import styles from './Prose.module.css'

type Parent = { children?: ReactNode }

const textOf = (node: ReactNode): string =>
  Children.toArray(node)
    .map((part) => (isValidElement<Parent>(part) ? textOf(part.props.children) : String(part)))
    .join('')

/** What the columns are called in the head of a table. */
const columnsOf = (node: ReactNode): string[] =>
  Children.toArray(node)
    .filter(isValidElement<Parent>)
    .filter(({ type }) => type !== 'tbody')
    .flatMap(({ type, props: { children } }) =>
      type === 'th' ? [textOf(children)] : columnsOf(children),
    )

/** A table in a box that scrolls where it is too wide, named by its columns. */
export const Table = ({ children }: { children?: ReactNode }) => (
  <div
    className={styles.table}
    role="group"
    aria-label={say(useWords('layout').table, { columns: columnsOf(children).join(', ') })}
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to scroll a table wider than the screen
    tabIndex={0}
  >
    <table>{children}</table>
  </div>
)
