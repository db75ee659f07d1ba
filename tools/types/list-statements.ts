import { relative } from 'node:path';
import {
  isCallExpression,
  isNoSubstitutionTemplateLiteral,
  isPropertyAccessExpression,
  isStringLiteral,
  isTaggedTemplateExpression,
  isTemplateExpression,
  type Node,
  type SourceFile,
  type TypeNode,
} from 'typescript/unstable/ast';
import { SymbolFlags, type Type, TypeFlags } from 'typescript/unstable/sync';
import type { Program } from './open-program.ts';

/**
 * A property of the declared row type. `kinds` contains `string`, `number`, `boolean`, `date`, `bytes`, `object`, `anything` or
 * `list of string`.
 */
interface DeclaredColumn {
  kinds: string[];
  isNullable: boolean;
  isOptional: boolean;
}

export interface Statement {
  /** The file and the line of the statement. */
  place: string;
  text: string;
  /** The declared columns by name. Undefined if the code does not use the rows. */
  row: Record<string, DeclaredColumn> | undefined;
}

/** Every SQL statement of the server and the commands, with the declared type of its rows. */
export function listStatements({ root, program, checker }: Program): Statement[] {
  return program
    .getSourceFileNames()
    .filter((file) => /^(server|tools)\//.test(relative(root, file)) && !file.endsWith('.test.ts'))
    .flatMap((file) => {
      const source = program.getSourceFile(file);
      return source === undefined ? [] : listOfFile(source, relative(root, file));
    });

  function listOfFile(source: SourceFile, file: string) {
    const statements: Statement[] = [];
    const visit = (node: Node) => {
      const found = readQuery(node);
      if (found !== undefined) {
        const line = source.text.slice(0, node.end).split('\n').length;
        statements.push({ place: `${file}:${line}`, text: found.text, row: found.row && describeRow(found.row) });
      }
      node.forEachChild(visit);
    };
    visit(source);
    return statements;
  }

  function describeRow(node: TypeNode) {
    const type = checker.getTypeFromTypeNode(node);
    if (type === undefined) throw new Error('A row type cannot be read.');
    return Object.fromEntries(
      checker.getPropertiesOfType(type).map((property) => {
        const kinds = describeKinds(checker.getTypeOfSymbol(property));
        return [
          property.name,
          {
            kinds: kinds.filter((kind) => kind !== 'null'),
            isNullable: kinds.includes('null') || kinds.includes('anything'),
            isOptional: (property.flags & SymbolFlags.Optional) !== 0,
          },
        ];
      }),
    );
  }

  function describeKinds(type: Type | undefined): string[] {
    if (type === undefined || type.flags & TypeFlags.AnyOrUnknown) return ['anything'];
    if (type.isUnionType()) return [...new Set(type.getTypes().flatMap(describeKinds))];
    if (type.flags & TypeFlags.Nullable) return ['null'];
    if (type.flags & TypeFlags.StringLike) return ['string'];
    if (type.flags & TypeFlags.NumberLike) return ['number'];
    if (type.flags & TypeFlags.BooleanLike) return ['boolean'];
    const name = type.getSymbol()?.name;
    if (name === 'Date') return ['date'];
    if (name === 'Buffer' || name === 'Uint8Array') return ['bytes'];
    if (checker.isArrayType(type) && type.isTypeReference())
      return checker
        .getTypeArguments(type)
        .flatMap(describeKinds)
        .filter((kind) => kind !== 'null')
        .map((kind) => `list of ${kind}`);
    return ['object'];
  }
}

/** An SQL statement is either a `Database` tagged template or a string literal passed to the database driver. */
function readQuery(node: Node): { text: string; row: TypeNode | undefined } | undefined {
  if (isTaggedTemplateExpression(node) && isQuery(node.tag)) {
    const text = isTemplateExpression(node.template)
      ? [node.template.head, ...node.template.templateSpans.map(({ literal }) => literal)]
          .map(({ text }) => text)
          .reduce((before, part, index) => `${before}$${index}${part}`)
      : node.template.text;
    return { text, row: node.typeArguments?.[0] };
  }
  if (isCallExpression(node) && isQuery(node.expression)) {
    const [text] = node.arguments;
    const isConstant = text !== undefined && (isStringLiteral(text) || isNoSubstitutionTemplateLiteral(text));
    if (isConstant && /^\s*(select|insert|update|delete|with|alter|create)\s/.test(text.text))
      return { text: text.text, row: node.typeArguments?.[0] };
  }
  return undefined;
}

const isQuery = (node: Node) => isPropertyAccessExpression(node) && node.name.text === 'query';
