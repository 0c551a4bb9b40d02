import {
  PROJECT_PROGRAMME,
  PROJECT_RAINS,
  PROJECT_SACP,
  type ReachPair,
  type RoleTemplate,
  templateReach,
} from '@msurvey/domain';

/** Who runs the programme. The people are invented; no real official's name appears. */
export const ORGANIZATIONS = [
  { key: 'DAE', name: 'Department of Agricultural Extension', address: 'Khamarbari, Farmgate, Dhaka 1215' },
  {
    key: 'BADC',
    name: 'Bangladesh Agricultural Development Corporation',
    address: 'Krishi Bhaban, Dilkusha, Dhaka 1000',
  },
  { key: 'DAM', name: 'Department of Agricultural Marketing', address: 'Khamarbari, Farmgate, Dhaka 1215' },
  { key: 'BARI', name: 'Bangladesh Agricultural Research Institute', address: 'Joydebpur, Gazipur 1701' },
  { key: 'FAO', name: 'Food and Agriculture Organization', address: 'Gulshan, Dhaka 1212' },
  { key: 'GAIN', name: 'Global Alliance for Improved Nutrition', address: 'Gulshan, Dhaka 1212' },
  { key: 'PMU', name: 'SACP-RAINS Project Office', address: 'Khamarbari, Farmgate, Dhaka 1215' },
] as const;
export type OrganizationKey = (typeof ORGANIZATIONS)[number]['key'];

/** Roles that every organisation starts with, and those that only one has. */
export const COMMON_ROLES: { name: string; template: RoleTemplate; description: string }[] = [
  { name: 'admin', template: 'admin', description: 'Runs the users, roles and forms of the organisation' },
  { name: 'data collector', template: 'data-collector', description: 'Collects data in the field' },
  { name: 'validator', template: 'validator', description: 'Reviews and approves what was collected' },
];
export const SPECIAL_ROLES: {
  organization: OrganizationKey;
  name: string;
  template: RoleTemplate;
  description: string;
}[] = [
  {
    organization: 'FAO',
    name: 'FAO_ADMIN',
    template: 'admin',
    description: 'Administers access for the whole programme',
  },
  {
    organization: 'PMU',
    name: 'M&E officer',
    template: 'me-officer',
    description: 'Monitoring and evaluation for the whole programme',
  },
  { organization: 'PMU', name: 'accountant', template: 'accountant', description: 'Follows plans and spending' },
  { organization: 'GAIN', name: 'viewer', template: 'viewer', description: 'Reads dashboards and reports' },
];

/** The project office looks after the work of every organisation; its collectors, too, begin with their own. */
export const demoReach = (organization: OrganizationKey, template: RoleTemplate): ReachPair =>
  organization === 'PMU' && template !== 'data-collector' ? { records: 'all', people: 'all' } : templateReach(template);

/** The umbrella first: the others refer to it. */
export const PROJECTS = [
  {
    id: PROJECT_PROGRAMME,
    name: 'SACP-RAINS',
    description: 'The umbrella programme: logframe, work plans and results of SACP and RAINS',
    startDate: '2018-11-01',
    endDate: '2029-06-30',
    umbrellaId: null,
    partner: ['DAE', 'BADC', 'DAM', 'BARI', 'FAO', 'GAIN'],
  },
  {
    id: PROJECT_SACP,
    name: 'SACP',
    description:
      'Smallholder Agricultural Competitiveness Project: high-value crops, processing and marketing, surface water management in 30 upazilas of 11 southern districts',
    startDate: '2018-11-01',
    endDate: '2027-06-30',
    umbrellaId: PROJECT_PROGRAMME,
    partner: ['DAE', 'BADC', 'DAM', 'BARI'],
  },
  {
    id: PROJECT_RAINS,
    name: 'RAINS',
    description:
      'Diversified Resilient Agriculture for Improved Food and Nutrition Security in 14 coastal, drought-prone and northern char districts',
    startDate: '2023-07-01',
    endDate: '2029-06-30',
    umbrellaId: PROJECT_PROGRAMME,
    partner: ['DAE', 'BADC', 'DAM', 'BARI', 'FAO', 'GAIN'],
  },
] as const;
