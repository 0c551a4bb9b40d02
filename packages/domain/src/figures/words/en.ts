import { ageFigures } from './ages.ts';
import type { FigureTexts } from './texts.ts';

export const words: FigureTexts = {
  where: {
    people:
      'A person is counted where they are registered, in the year of registration, in each programme of their record.',
    households:
      'A household is counted at the place, in the year and in the programmes of the member registered first.',
    groups: 'A group is counted at its place, in the year in which it was formed.',
    works: 'An activity is counted where it was held, on its first day, in the programme of its sub-activity.',
    reach: 'A person is counted once, where they are registered, in each year in which they took part anywhere.',
  },
  figures: {
    people: { name: 'Beneficiaries', means: 'People in the member registry, merged and rejected records left out.' },
    'people.male': { name: 'Male beneficiaries', means: 'Men in the member registry.' },
    'people.female': { name: 'Female beneficiaries', means: 'Women in the member registry.' },
    'people.youth': {
      name: 'Youth',
      means: 'People who were of youth age on the day of registration (18 to 35 unless the programme says otherwise).',
    },
    'people.youth_male': { name: 'Male youth', means: 'Men who were of youth age on the day of registration.' },
    'people.youth_female': { name: 'Female youth', means: 'Women who were of youth age on the day of registration.' },
    'people.ethnic': { name: 'Ethnic minorities', means: 'People who said that they belong to an ethnic minority.' },
    'people.ethnic_male': {
      name: 'Men of ethnic minorities',
      means: 'Men who said that they belong to an ethnic minority.',
    },
    'people.ethnic_female': {
      name: 'Women of ethnic minorities',
      means: 'Women who said that they belong to an ethnic minority.',
    },
    'people.heads': { name: 'Heads of household', means: 'People who are the head of their household.' },
    'people.heads_male': { name: 'Male heads of household', means: 'Men who are the head of their household.' },
    'people.heads_female': { name: 'Female heads of household', means: 'Women who are the head of their household.' },
    'people.land_one': { name: 'Land up to 5 decimals', means: 'People with 0 to 5 decimals of land.' },
    'people.land_two': {
      name: 'Land over 5 to 249 decimals',
      means: 'People with more than 5 and up to 249 decimals of land.',
    },
    'people.land_three': { name: 'Land over 249 decimals', means: 'People with more than 249 decimals of land.' },
    'people.youth_land_one': {
      name: 'Youth with up to 5 decimals',
      means: 'People of youth age with 0 to 5 decimals of land.',
    },
    'people.youth_land_two': {
      name: 'Youth with over 5 to 249 decimals',
      means: 'People of youth age with more than 5 and up to 249 decimals of land.',
    },
    'people.youth_land_three': {
      name: 'Youth with over 249 decimals',
      means: 'People of youth age with more than 249 decimals of land.',
    },
    'people.ethnic_land_one': {
      name: 'Ethnic minorities with up to 5 decimals',
      means: 'People of ethnic minorities with 0 to 5 decimals of land.',
    },
    'people.ethnic_land_two': {
      name: 'Ethnic minorities with over 5 to 249 decimals',
      means: 'People of ethnic minorities with more than 5 and up to 249 decimals of land.',
    },
    'people.ethnic_land_three': {
      name: 'Ethnic minorities with over 249 decimals',
      means: 'People of ethnic minorities with more than 249 decimals of land.',
    },
    ...ageFigures({
      between: '{from} to {to} years',
      over: 'at least {from} years',
      male: { name: 'Male beneficiaries, {ages}', means: 'Men who were {ages} old on the day of registration.' },
      female: { name: 'Female beneficiaries, {ages}', means: 'Women who were {ages} old on the day of registration.' },
      unknown: {
        name: 'Age or sex unknown',
        means: 'People whose age on the day of registration or whose sex is not known.',
      },
    }),
    households: {
      name: 'Households',
      means: 'People who share a household number are one household; who has no number is in none.',
    },
    'households.males': {
      name: 'Men in households',
      means: 'Men stated for each household, by its head or else by the member registered first.',
    },
    'households.females': {
      name: 'Women in households',
      means: 'Women stated for each household, by its head or else by the member registered first.',
    },
    groups: { name: 'Groups', means: 'Farmer groups of the registry, rejected records left out.' },
    'training.done': { name: 'Trainings completed', means: 'Approved activities of type training.' },
    'training.waiting': {
      name: 'Trainings waiting for approval',
      means: 'Activities of type training that nobody has approved or rejected yet.',
    },
    'training.attendances': {
      name: 'Attendances of trainings',
      means: 'People at approved trainings, each time they came: those listed, or the heads that were counted.',
    },
    'training.unique.people': {
      name: 'People trained',
      means: 'People of the registry who took part in an approved training.',
    },
    'training.unique.more': {
      name: 'People trained more than once',
      means: 'People of the registry who took part in two or more approved trainings.',
    },
    'training.unique.male': {
      name: 'Men trained',
      means: 'Men of the registry who took part in an approved training.',
    },
    'training.unique.female': {
      name: 'Women trained',
      means: 'Women of the registry who took part in an approved training.',
    },
    'training.unique.youth': {
      name: 'Youth trained',
      means: 'People of youth age who took part in an approved training.',
    },
    'training.unique.ethnic': {
      name: 'Ethnic minorities trained',
      means: 'People of ethnic minorities who took part in an approved training.',
    },
    'input.done': { name: 'Input distributions', means: 'Approved activities of type input.' },
    'input.waiting': {
      name: 'Input distributions waiting for approval',
      means: 'Activities of type input that nobody has approved or rejected yet.',
    },
    'input.attendances': {
      name: 'Receipts of inputs',
      means:
        'People at approved input distributions, each time they received: those listed, or the heads that were counted.',
    },
    'input.unique.people': {
      name: 'People who received inputs',
      means: 'People of the registry who received something at an approved input distribution.',
    },
    'input.unique.more': {
      name: 'People who received inputs more than once',
      means: 'People of the registry who received something at two or more approved input distributions.',
    },
    'input.unique.male': {
      name: 'Men who received inputs',
      means: 'Men of the registry who received something at an approved input distribution.',
    },
    'input.unique.female': {
      name: 'Women who received inputs',
      means: 'Women of the registry who received something at an approved input distribution.',
    },
    'input.unique.youth': {
      name: 'Youth who received inputs',
      means: 'People of youth age who received something at an approved input distribution.',
    },
    'input.unique.ethnic': {
      name: 'Ethnic minorities who received inputs',
      means: 'People of ethnic minorities who received something at an approved input distribution.',
    },
    'demonstration.done': { name: 'Demonstrations completed', means: 'Approved activities of type demonstration.' },
    'demonstration.waiting': {
      name: 'Demonstrations waiting for approval',
      means: 'Activities of type demonstration that nobody has approved or rejected yet.',
    },
    'demonstration.fruits': { name: 'Fruit demonstrations', means: 'Approved demonstrations of fruits.' },
    'demonstration.vegetables': { name: 'Vegetable demonstrations', means: 'Approved demonstrations of vegetables.' },
    'demonstration.oilseeds': { name: 'Oilseed demonstrations', means: 'Approved demonstrations of oilseeds.' },
    'demonstration.area': {
      name: 'Area under demonstration (decimals)',
      means: 'Area of approved demonstrations in decimals; a plot of unknown size adds nothing.',
    },
    'demonstration.produced': {
      name: 'Production of demonstrations (kg)',
      means: 'Kilograms that approved demonstrations yielded, with their approved harvests.',
    },
    'infrastructure.done': { name: 'Structures completed', means: 'Approved activities of type infrastructure.' },
    'infrastructure.waiting': {
      name: 'Structures waiting for approval',
      means: 'Activities of type infrastructure that nobody has approved or rejected yet.',
    },
    'infrastructure.cfc': {
      name: 'Common facility centres (CFC)',
      means: 'Approved structures that are common facility centres.',
    },
    'infrastructure.seed_village': { name: 'Seed villages', means: 'Approved structures that are seed villages.' },
    'infrastructure.canal': { name: 'Canals', means: 'Approved structures that are canals.' },
    'infrastructure.buried_pipe': { name: 'Buried pipes', means: 'Approved structures that are buried pipes.' },
    'infrastructure.length': {
      name: 'Length of structures (km)',
      means: 'Kilometres of approved structures; one of unknown length adds nothing.',
    },
    'infrastructure.households': {
      name: 'Households served by structures',
      means: 'Households that approved structures are said to serve, added up.',
    },
    'infrastructure.quantity': {
      name: 'Work on structures, as measured',
      means: 'What was measured of approved activities of type infrastructure, in the unit of their sub-activity.',
    },
    'event.done': { name: 'Events held', means: 'Approved activities of type event.' },
    'other.done': { name: 'Other work done', means: 'Approved activities that are of no other type.' },
    'other.quantity': {
      name: 'Other work, as measured',
      means: 'What was measured of approved activities of no other type, in the unit of their sub-activity.',
    },
    'demonstration.male': {
      name: 'Men holding demonstration plots',
      means: 'Men who hold or share the plots of approved demonstrations.',
    },
    'demonstration.female': {
      name: 'Women holding demonstration plots',
      means: 'Women who hold or share the plots of approved demonstrations.',
    },
    'demonstration.unique.people': {
      name: 'People with demonstrations',
      means: 'People of the registry who took part in an approved demonstration.',
    },
    'infrastructure.male': {
      name: 'Men benefiting from structures',
      means: 'Men whom approved structures are said to serve.',
    },
    'infrastructure.female': {
      name: 'Women benefiting from structures',
      means: 'Women whom approved structures are said to serve.',
    },
    'infrastructure.unique.people': {
      name: 'People named at structures',
      means: 'People of the registry who took part in an approved structure.',
    },
    'event.unique.people': {
      name: 'People at events',
      means: 'People of the registry who took part in an approved event.',
    },
    'other.unique.people': {
      name: 'People in other activities',
      means: 'People of the registry who took part in an approved activity of another type.',
    },
    'works.done': { name: 'Activities', means: 'Approved activities of every type.' },
    'works.quantity': {
      name: 'Quantity',
      means: 'Quantities of approved activities, added up; units differ from one sub-activity to another.',
    },
    'works.attendances': {
      name: 'Attendances',
      means:
        'People at approved activities of every type, each time they came: those listed, or the heads that were counted.',
    },
    'works.male': { name: 'Men attending', means: 'Men at approved activities of every type, each time they came.' },
    'works.female': {
      name: 'Women attending',
      means: 'Women at approved activities of every type, each time they came.',
    },
    'works.unique.people': {
      name: 'Unique people',
      means: 'Registered people who took part in approved activities of any type.',
    },
    'works.unique.households': {
      name: 'Unique households',
      means:
        'Households of which somebody took part in approved activities, each where its first member is registered.',
    },
  },
  kinds: {
    fruits: 'Fruits',
    vegetables: 'Vegetables',
    oilseeds: 'Oilseeds',
    other: 'Other kinds',
    cfc: 'Common facility centre',
    seed_village: 'Seed village',
    buried_pipe: 'Buried pipe',
    canal: 'Canal',
    dyke: 'Dyke',
  },
  cut: {
    exact: 'Without a more exact place',
    noSubActivity: 'Without a sub-activity',
    noCrop: 'Crop not known',
    noKind: 'Kind not known',
    first: 'took part for the first time',
    male: 'men',
    female: 'women',
    youth: 'youth',
    adult: 'adults',
    ethnic: 'ethnic minorities',
    notEthnic: 'no ethnic minority',
  },
};
