import { lineOf, visitSource } from './parse-source.ts'
import type { SyntaxNode } from './parse-source.ts'
import { report } from './report.ts'
import type { Finding } from './report.ts'
import { isTest, readSources, repositoryRoot } from './source-files.ts'
import type { SourceFile } from './source-files.ts'

const fileLines = 250
const testFileLines = 400
const functionLines = 50
const componentLines = 90
const parameters = 3

/**
 * Judges the size of every file and function. One that is larger for a good reason says so: `// budget: <reason>`
 * in the first lines of the file, or over the function.
 */
export function checkBudgets(files: readonly SourceFile[]): Finding[] {
  return files.flatMap((file) => [...checkFileLength(file), ...checkFunctions(file)])
}

function checkFileLength({ path, text }: SourceFile): Finding[] {
  const lines = text.trimEnd().split('\n')
  const budget = isTest(path) ? testFileLines : fileLines
  if (lines.length <= budget || givesReason(lines.slice(0, 5))) return []
  const sentence = `${lines.length} lines, and the budget is ${budget}. Move one noun or one rule to a file of its own, or write \`// budget: <reason>\` at the top.`
  return [{ path, line: 1, sentence }]
}

function checkFunctions(file: SourceFile): Finding[] {
  const findings: Finding[] = []
  const lines = file.text.split('\n')
  visitSource(file, (node, ancestors) => {
    if (!isFunction(node) || isSuite(ancestors[0])) return
    const line = lineOf(file.text, statementOf(node, ancestors).start)
    if (givesReason(commentAbove(lines, line))) return
    const add = (sentence: string): number => findings.push({ path: file.path, line, sentence })
    const length = lineOf(file.text, node.end) - lineOf(file.text, node.start) + 1
    const budget = isComponent(file, node) ? componentLines : functionLines
    if (length > budget) {
      add(
        `A function of ${length} lines, and the budget is ${budget}. Name its steps and make each a function.`,
      )
    }
    const count = (node.params as SyntaxNode[]).length
    if (count > parameters) {
      add(`A function of ${count} parameters, and the budget is ${parameters}. Take one object with names.`)
    }
  })
  return findings
}

function isFunction(node: SyntaxNode): boolean {
  const functions = ['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression']
  return functions.includes(node.type) && Boolean(node.body)
}

/** The function given to `describe` is a chapter of a test file, which has its own budget. */
function isSuite(parent: SyntaxNode | undefined): boolean {
  if (parent?.type !== 'CallExpression') return false
  const callee = parent.callee as SyntaxNode & { name?: string; property?: { name?: string } }
  return [callee.name, callee.property?.name].includes('describe')
}

function isComponent(file: SourceFile, node: SyntaxNode): boolean {
  if (!file.path.endsWith('.tsx')) return false
  return /return\s*\(?\s*<|=>\s*\(?\s*</.test(file.text.slice(node.start, node.end))
}

/** The statement, property or member that carries the function's name, where a comment about it stands. */
function statementOf(node: SyntaxNode, ancestors: readonly SyntaxNode[]): SyntaxNode {
  const carriers =
    /^(VariableDeclarat|Export|MethodDefinition|Property$|PropertyDefinition|ExpressionStatement|ReturnStatement|CallExpression)/
  let statement = node
  for (const ancestor of ancestors) {
    if (!carriers.test(ancestor.type)) break
    statement = ancestor
  }
  return statement
}

/** The lines of the comment that ends right above a line (1-based). */
function commentAbove(lines: readonly string[], line: number): string[] {
  const comment: string[] = []
  for (let at = line - 2; /^\s*(\/\/|\/\*|\*)/.test(lines[at] ?? ''); at -= 1) comment.push(lines[at] ?? '')
  return comment
}

function givesReason(lines: readonly string[]): boolean {
  return lines.some((line) => /^\s*(\/\/|\/?\*+)\s*budget: \S+ \S+/.test(line))
}

if (import.meta.main) report(checkBudgets(readSources(repositoryRoot)))
