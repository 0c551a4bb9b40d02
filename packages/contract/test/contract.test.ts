import { isPermission, PROBLEMS } from '@msurvey/domain';
import { describe, expect, it } from 'vitest';
import { endpoints } from '../src/endpoints.generated.ts';
import { contract, type Operation } from '../src/index.ts';
import { openApi } from '../src/openapi/index.ts';

const operations = Object.entries(contract) as [string, Operation][];

describe('the contract', () => {
  it('has one operation per method and path', () => {
    const seen = operations.map(([, o]) => `${o.method} ${o.path.replace(/:\w+/g, ':')}`);
    expect(seen.length).toBe(new Set(seen).size);
  });

  it('serves the paths of the specification as written', () => {
    const paths = new Set(operations.map(([, o]) => `${o.method} ${o.path}`));
    for (const path of [
      'POST /msurvey/api/auth/login',
      'POST /msurvey/api/auth/refresh-token',
      'POST /msurvey/api/user/reset-password-request',
      'POST /msurvey/api/user/reset-password',
      'GET /msurvey/api/sacp/role-list',
      'GET /msurvey/api/sacp/permission-list',
      'POST /msurvey/api/sacp/permission-change',
      'POST /msurvey/api/sacp/user-permission',
    ])
      expect(paths).toContain(path);
  });

  it('names known permissions and problems only', () => {
    const special = ['public', 'signed-in', 'super-user', 'fao-admin'];
    for (const [name, o] of operations) {
      expect(special.includes(o.permission) || isPermission(o.permission), name).toBe(true);
      for (const code of o.problems ?? []) expect(PROBLEMS, name).toHaveProperty([code]);
    }
  });

  it('declares a parameter for every placeholder of a path', () => {
    for (const [name, o] of operations) {
      const placeholders = [...o.path.matchAll(/:(\w+)/g)].map((m) => m[1]);
      expect(Object.keys(o.params?.shape ?? {}).sort(), name).toEqual(placeholders.sort());
    }
  });

  it('limits every text that can be sent', () => {
    const unlimited: string[] = [];
    const document = openApi(contract, '0') as {
      paths: Record<string, Record<string, { requestBody?: unknown; operationId: string }>>;
      components: { schemas: Record<string, unknown> };
    };
    const seen = new Set<string>();
    const walk = (schema: unknown, at: string): void => {
      if (schema === null || typeof schema !== 'object') return;
      const s = schema as Record<string, unknown>;
      if (typeof s.$ref === 'string') {
        const name = s.$ref.replace('#/components/schemas/', '');
        if (seen.has(name)) return;
        seen.add(name);
        walk(document.components.schemas[name], `${at} ${name}`);
        return;
      }
      const bounded = 'maxLength' in s || 'enum' in s || 'const' in s || 'format' in s || 'pattern' in s;
      if (s.type === 'string' && !bounded) unlimited.push(at);
      if (s.type === 'array' && !('maxItems' in s)) unlimited.push(at);
      for (const [key, value] of Object.entries(s)) if (typeof value === 'object') walk(value, `${at}/${key}`);
    };
    for (const path of Object.values(document.paths))
      for (const o of Object.values(path)) walk(o.requestBody, o.operationId);
    expect(seen.size).toBeGreaterThan(100);
    expect(unlimited).toEqual([]);
  });

  it('gives the console every endpoint', () => {
    expect(Object.keys(endpoints)).toEqual(Object.keys(contract));
  });
});
