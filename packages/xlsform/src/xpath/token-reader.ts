import { unexpected, XPathSyntaxError } from './syntax-message.ts';
import { type Token, tokenize } from './tokens.ts';

/** The tokens of an expression with one place of reading. */
export class TokenReader {
  private index = 0;
  private readonly tokens: Token[];

  constructor(source: string) {
    const { tokens, error } = tokenize(source);
    if (error) throw new XPathSyntaxError(error.message, error.position);
    this.tokens = tokens;
  }

  peek(ahead = 0): Token {
    return this.tokens[Math.min(this.index + ahead, this.tokens.length - 1)] as Token;
  }

  take(): Token {
    const token = this.peek();
    this.index++;
    return token;
  }

  /** End of what was read last. */
  get end(): number {
    return this.tokens[this.index - 1]?.end ?? 0;
  }

  is(text: string, ahead = 0): boolean {
    const token = this.peek(ahead);
    return token.text === text && (token.type === 'symbol' || token.type === 'operator');
  }

  expect(text: string): Token {
    if (!this.is(text)) this.fail(text);
    return this.take();
  }

  fail(expected?: string): never {
    throw new XPathSyntaxError(unexpected(this.peek(), this.tokens[this.index - 1], expected), this.peek().start);
  }
}
