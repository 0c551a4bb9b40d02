import { describe, expect, it } from 'vitest';
import { menuFor } from './menu.ts';
import { FAO_ADMIN, type Principal } from './permissions.ts';

const person = (changes: Partial<Principal> = {}): Principal => ({
  isSuperUser: false,
  roleNames: [],
  permissions: new Set(),
  ...changes,
});
const ids = (who: Principal) => menuFor(who).map((entry) => entry.id);

describe('the menu', () => {
  it('shows home and notifications to everyone who is signed in', () => {
    expect(ids(person())).toEqual(['home', 'notifications']);
  });

  it('drops a heading under which nothing may be opened', () => {
    expect(ids(person({ permissions: new Set(['User/View']) }))).toEqual(['home', 'team', 'users', 'notifications']);
  });

  it('offers access control to the FAO_ADMIN alone', () => {
    expect(ids(person({ permissions: new Set(['Access Control/View']) }))).not.toContain('access-control');
    expect(ids(person({ roleNames: [FAO_ADMIN] }))).toContain('access-control');
  });

  it('offers the form library to whoever may see forms', () => {
    expect(ids(person())).not.toContain('forms');
    expect(ids(person({ permissions: new Set(['Form/View']) }))).toEqual(['home', 'forms', 'notifications']);
  });

  it('offers the geography to the FAO_ADMIN alone, under the lists', () => {
    expect(ids(person({ permissions: new Set(['Category/View']) }))).not.toContain('geography');
    expect(menuFor(person({ roleNames: [FAO_ADMIN] })).find((entry) => entry.id === 'geography')).toEqual({
      id: 'geography',
      path: '/geography',
      parent: 'lists',
    });
  });

  it('offers the sub-activities under the lists to whoever may edit work plans', () => {
    expect(ids(person({ permissions: new Set(['Work plan/View']) }))).not.toContain('sub-activities');
    expect(ids(person({ permissions: new Set(['Work plan/Edit']) }))).toEqual([
      'home',
      'lists',
      'sub-activities',
      'notifications',
    ]);
  });

  it('puts the three super-user entries before the normal ones, which the super-user may open too', () => {
    const entries = ids(person({ isSuperUser: true }));
    expect(entries.slice(0, 5)).toEqual(['super-users-create', 'super-acl', 'super-forums', 'super-upkeep', 'home']);
    expect(entries).toContain('audit');
  });

  it('offers the programme to its team and to whoever sees all projects, and to nobody else', () => {
    const permissions = new Set(['Project/View']);
    expect(ids(person({ permissions }))).not.toContain('programme');
    expect(ids(person({ permissions, isInProgramme: true }))).toContain('programme');
    expect(ids(person({ permissions, roleNames: [FAO_ADMIN] }))).toContain('programme');
    expect(ids(person({ isSuperUser: true }))).toContain('programme');
  });

  it('offers the forums to whoever may read one, and to whoever sees all', () => {
    const permissions = new Set(['Forum/View']);
    expect(ids(person({ permissions }))).not.toContain('forums');
    expect(ids(person({ permissions, readsForums: true }))).toContain('forums');
    expect(ids(person({ readsForums: true }))).not.toContain('forums');
    expect(ids(person({ permissions, roleNames: [FAO_ADMIN] }))).toContain('forums');
    expect(ids(person({ isSuperUser: true }))).toContain('forums');
  });

  it('opens the fixed project at its configuration tab from the programme entry', () => {
    const entry = menuFor(person({ permissions: new Set(['Project/View']), isInProgramme: true })).find(
      (e) => e.id === 'programme',
    );
    expect(entry).toEqual({ id: 'programme', path: '/project/61?tabIndex=3', parent: null });
  });
});
