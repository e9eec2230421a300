import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative, resolve, sep } from 'node:path'
import { runCommand } from './run-command.ts'
import { repositoryRoot } from './source-files.ts'
import { readWorkspaces } from './workspaces.ts'

const atOnce = 2

type Config = { readonly include: readonly string[]; readonly compilerOptions?: object }

/** Checks the types of every workspace with a tsconfig, and of the scripts; returns the errors. */
export async function checkTypes(): Promise<string> {
  const generators = readWorkspaces().filter(({ scripts }) => scripts.typegen)
  const generated = await Promise.all(
    generators.map(({ name }) => runCommand('npm', ['run', '--silent', 'typegen', '-w', name])),
  )
  const failures = generated.filter(({ code }) => code !== 0).map(({ output }) => output)
  const folders = ['scripts', ...readWorkspaces().map(({ folder }) => folder)].filter(hasTypes)
  const ownOptions = folders.filter((folder) => readConfig(folder).compilerOptions)
  const projects = [writeProject(folders.filter((folder) => !ownOptions.includes(folder))), ...ownOptions]
  const checkNext = async (): Promise<void> => {
    for (let project = projects.shift(); project !== undefined; project = projects.shift()) {
      const { code, output } = await runCommand('tsc', [
        '-p',
        project,
        '--pretty',
        'false',
        ...memoryOf(project),
      ])
      if (code !== 0) failures.push(output)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, checkNext))
  return failures.join('\n')
}

/** Options that keep the findings, so that a second check reads only files that changed since. */
function memoryOf(project: string): readonly string[] {
  const name = `${relative(repositoryRoot, resolve(repositoryRoot, project)).replaceAll(sep, '-')}.tsbuildinfo`
  return ['--incremental', '--tsBuildInfoFile', join(repositoryRoot, '.cache', 'types', name)]
}

/**
 * Writes one project of workspaces with the same settings: each alone would check its imports
 * again.
 */
function writeProject(folders: readonly string[]): string {
  const folder = join(repositoryRoot, '.cache', 'types')
  const included = folders.flatMap((from) =>
    readConfig(from).include.map((glob) => join('../..', from, glob)),
  )
  mkdirSync(folder, { recursive: true })
  const config = { extends: '../../tsconfig.base.json', include: included }
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config, undefined, 2))
  return folder
}

const configFile = (folder: string): string => join(repositoryRoot, folder, 'tsconfig.json')

const hasTypes = (folder: string): boolean => existsSync(configFile(folder))

const readConfig = (folder: string): Config => JSON.parse(readFileSync(configFile(folder), 'utf8')) as Config
