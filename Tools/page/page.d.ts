// Types for the page's code in addition to JSDoc, and browser API that this TypeScript version does not declare.

type Child = Node | string | null | undefined | false | Child[];

interface CSSStyleDeclaration {
  backdropFilter: string;
}

declare module "node:test" {
  export function test(name: string, body: () => void | Promise<void>): void;
}

declare module "node:assert/strict" {
  interface Assert {
    ok(value: unknown, message?: string): void;
    equal(actual: unknown, expected: unknown, message?: string): void;
    deepEqual(actual: unknown, expected: unknown, message?: string): void;
    match(text: string, pattern: RegExp, message?: string): void;
  }
  const assert: Assert;
  export default assert;
}
