import { type ChildProcess, fork } from 'node:child_process'
import { constants, setPriority } from 'node:os'

/** Runs something again after the present run, once, however often that is asked for meanwhile. */
const oneAfterAnother = <T>(run: () => Promise<T>): (() => Promise<T>) => {
  let running: Promise<T> | undefined
  let next: Promise<T> | undefined
  const start = () => {
    next = undefined
    running = run().finally(() => {
      running = undefined
    })
    return running
  }
  return () => {
    next ??= running?.then(start, start)
    return next ?? start()
  }
}

/**
 * Checks the content of a project in a process of its own, which remembers what it has checked: no
 * page waits for it.
 */
export const contentChecker = (root: string) => {
  let child: ChildProcess | undefined
  let answer = (_report: string | undefined) => {}
  let isClosed = false

  const start = () => {
    const started = fork('scripts/quick.mjs', ['dev-content', root])
    // A page that is being made comes first.
    if (started.pid) setPriority(started.pid, constants.priority.PRIORITY_BELOW_NORMAL)
    // A process that was stopped ends while the next one may be checking already.
    const isStopped = () => child !== started
    started.on('message', (report) => {
      if (!isStopped()) answer(typeof report === 'string' ? report : undefined)
    })
    const fail = () => {
      if (!isStopped()) stop()
    }
    started.on('error', fail)
    started.on('exit', fail)
    return started
  }

  /** Ends the process. The next check starts it again, with the code as it is then. */
  const stop = () => {
    child?.kill()
    child = undefined
    answer(undefined)
  }

  /** Ends the process for good, and with it a check that waits for its turn. */
  const close = () => {
    isClosed = true
    stop()
  }

  /** What is wrong in the content as it stands; undefined if nothing is, or if the check fails. */
  const check = oneAfterAnother(
    () =>
      new Promise<string | undefined>((found) => {
        if (isClosed) return found(undefined)
        answer = found
        child ??= start()
        child.send('check')
      }),
  )

  return { check, stop, close }
}
