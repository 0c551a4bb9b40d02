import { describe, expect, it } from 'vitest';
import { readConfig } from './index.ts';

describe('configuration', () => {
  it('runs the demonstration on the embedded database by default', () => {
    const config = readConfig({});
    expect(config).toMatchObject({
      port: 8080,
      databaseUrl: undefined,
      demonstration: true,
      publicUrl: 'http://localhost:8080',
      prepareStatements: true,
    });
    expect(config.fileStore).toBe(`file:${config.dataFolder}/files`);
  });

  it('leaves a server’s database without demonstration data unless asked', () => {
    expect(readConfig({ DATABASE_URL: 'postgres://db/msurvey' }).demonstration).toBe(false);
    expect(readConfig({ DATABASE_URL: 'postgres://db/msurvey', MSURVEY_DEMO: '1' }).demonstration).toBe(true);
  });

  it('is exposed when demonstration accounts can be reached from other machines', () => {
    expect(readConfig({}).exposed).toBe(true);
    expect(readConfig({ HOST: 'survey.example.org' }).exposed).toBe(true);
    for (const HOST of ['127.0.0.1', '127.1.2.3', 'localhost', '::1']) expect(readConfig({ HOST }).exposed).toBe(false);
    expect(readConfig({ MSURVEY_DEMO: '0' }).exposed).toBe(false);
    expect(readConfig({ DATABASE_URL: 'postgres://db/msurvey' }).exposed).toBe(false);
    expect(readConfig({ DATABASE_URL: 'postgres://db/msurvey', MSURVEY_DEMO: '1' }).exposed).toBe(true);
  });

  it('takes an empty variable as not set', () => {
    expect(readConfig({ PORT: '', SMTP_URL: '', DATABASE_URL: '' })).toMatchObject({
      port: 8080,
      smtpUrl: undefined,
      databaseUrl: undefined,
    });
  });

  it('says which setting is wrong and how it should look', () => {
    expect(() => readConfig({ PORT: 'http' })).toThrow('PORT must be a port number');
    expect(() => readConfig({ MSURVEY_DEMO: 'maybe' })).toThrow('MSURVEY_DEMO must be 1 or 0');
    expect(() => readConfig({ PUBLIC_URL: 'msurvey' })).toThrow('PUBLIC_URL must be an address');
  });

  it('takes tiles for maps only with whom to name for them', () => {
    const MAP_TILES = 'https://tiles.example.org/{z}/{x}/{y}.png';
    expect(readConfig({}).mapTiles).toBeUndefined();
    expect(readConfig({ MAP_TILES, MAP_TILES_ATTRIBUTION: '© Somebody' }).mapTiles).toEqual({
      url: MAP_TILES,
      attribution: '© Somebody',
    });
    expect(() => readConfig({ MAP_TILES })).toThrow('MAP_TILES_ATTRIBUTION must say whose');
    for (const wrong of ['tiles', 'https://tiles.example.org/{z}/{x}.png', 'javascript:alert({z}{x}{y})'])
      expect(() => readConfig({ MAP_TILES: wrong, MAP_TILES_ATTRIBUTION: '© Somebody' })).toThrow(
        'MAP_TILES must be an address',
      );
  });

  it('drops the slash at the end of the public address, because links are glued to it', () => {
    expect(readConfig({ PUBLIC_URL: 'https://msurvey.example.org/' }).publicUrl).toBe('https://msurvey.example.org');
  });
});
