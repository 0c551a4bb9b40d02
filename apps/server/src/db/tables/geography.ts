import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { Labels } from './labels.ts';

/** The geography and the sites that lie in it. */
export interface GeographyTables {
  geo_type: {
    id: Generated<number>;
    name: JSONColumnType<Labels>;
    parent_id: number | null;
    depth: number;
    /** Of its open units. */
    unit_count: Generated<number>;
  };
  geo_unit: {
    id: Generated<number>;
    type_id: number;
    parent_id: number | null;
    name: string;
    name_bn: string | null;
    other_names: Generated<string[]>;
    geocode: string | null;
    latitude: number | null;
    longitude: number | null;
    position_source: 'list' | 'boundary' | null;
    is_closed: Generated<boolean>;
  };
  geo_code: { system: string; code: string; unit_id: number };
  /** Folded names of open units for type-ahead and for matching imports. */
  geo_word: { unit_id: number; key: string; type_id: number; starts_name: boolean };
  geo_layer: {
    id: Generated<number>;
    title: string;
    system: string;
    licence: string;
    attribution: string;
    imported_at: Generated<Date>;
  };
  geo_boundary: { layer_id: number; unit_id: number; geometry: JSONColumnType<object>; digest: string };
  geo_import: {
    id: string;
    owner_id: number;
    kind: 'units' | 'boundaries';
    file_name: string;
    system: string;
    title: string | null;
    licence: string | null;
    attribution: string | null;
    checked_at: Generated<Date>;
    applied_at: Date | null;
  };
  site: {
    project_id: number;
    id: GeneratedAlways<number>;
    member_id: number | null;
    activity_id: number | null;
    unit_id: number;
    created_at: Generated<Date>;
  };
}
