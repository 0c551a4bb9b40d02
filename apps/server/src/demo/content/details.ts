/** What grows on the plots of a demonstration: sub-activity, crop, its kind, decimals, kg per decimal, months until the
 * harvest, variety. A line without a crop: there is no plot. */
export const PLOTS = `
15 sunflower oilseeds 33-100 6.5-9.5 3-4 BARI Surjomukhi-3
16 mustard oilseeds 33-100 4.8-7.2 3 BARI Sarisha-14
17 soybean oilseeds 33-100 6-9 3-4 BARI Soybean-6
18 groundnut oilseeds 25-66 7-10.5 4-5 BARI Chinabadam-8
19 mung other 33-100 4-6.5 2-3 BARI Mung-6
20 watermelon fruits 33-66 110-190 3
21 tomato vegetables 5-15 110-180 2-4 BARI Hybrid Tomato-8
22 bitter_gourd vegetables 10-25 70-115 2-3
23 brinjal vegetables 10-33 120-180 3-5
24 chilli vegetables 10-33 30-55 3-5
25 malta fruits 20-50 20-45 24-36 BARI Malta-1
26 mango fruits 33-66 15-35 24-36 BARI Aam-4
27 dragon_fruit fruits 10-33 45-80 12-18 BARI Dragonfol-1
28 guava fruits 20-50 65-110 12-18 BARI Peyara-2
29 bitter_gourd vegetables 15-50 70-115 3-4
29 cucumber vegetables 15-50 100-160 3-4
29 bottle_gourd vegetables 15-50 120-180 3-4 BARI Lau-4
30 cucumber vegetables 2-8 100-160 2-3
30 bottle_gourd vegetables 2-8 120-180 2-3 BARI Lau-4
30 other vegetables 2-8 60-110 2-3
31 - - - - 2-3
32 tomato vegetables 2-8 120-200 3-5
32 brinjal vegetables 2-8 120-180 3-5
32 bottle_gourd vegetables 2-8 120-180 3-5 BARI Lau-4
32 chilli vegetables 2-6 30-55 3-5
32 guava fruits 4-10 65-110 3-5 BARI Peyara-2
57 sunflower oilseeds 50-150 6.5-9.5 3-4 BARI Surjomukhi-3
58 maize other 33-100 32-46 5-6 BARI Hybrid Bhutta-9
59 sweet_gourd vegetables 15-50 70-115 4-5 BARI Mistikumra-2
60 tomato vegetables 10-25 120-200 3-4
60 brinjal vegetables 10-25 120-180 3-4
60 chilli vegetables 10-25 30-55 3-4
61 tomato vegetables 10-33 120-200 3-4
61 watermelon fruits 20-50 110-190 3-4
61 brinjal vegetables 10-33 120-180 3-4
62 other vegetables 1.5-5 70-130 2-3
62 tomato vegetables 1.5-5 120-200 2-3
62 bottle_gourd vegetables 1.5-5 120-180 2-3 BARI Lau-4
63 mango fruits 33-66 15-35 24-36 BARI Aam-4
63 malta fruits 33-66 20-45 24-36 BARI Malta-1
63 guava fruits 33-66 65-110 24-36 BARI Peyara-2
64 watermelon fruits 33-66 110-190 3
73 sunflower oilseeds 5-20 6.5-9.5 3-4 BARI Surjomukhi-3
73 mung other 5-20 4-6.5 3-4 BARI Mung-6
73 tomato vegetables 3-10 120-200 3-4
73 watermelon fruits 8-20 110-190 3-4
74 sunflower oilseeds 15-50 6.5-9.5 3-4 BARI Surjomukhi-3
74 soybean oilseeds 15-50 6-9 3-4 BARI Soybean-6
74 groundnut oilseeds 15-50 7-10.5 3-4 BARI Chinabadam-8
74 watermelon fruits 15-50 110-190 3-4
75 tomato vegetables 2-6 120-200 3-4
75 bottle_gourd vegetables 2-6 120-180 3-4 BARI Lau-4
75 brinjal vegetables 2-6 120-180 3-4
75 other vegetables 2-6 60-120 3-4
76 mustard oilseeds 33-66 4.8-7.2 3-4 BARI Sarisha-14
76 mung other 33-66 4-6.5 3-4 BARI Mung-6
76 rice other 33-66 22-28 3-4
83 sesame oilseeds 15-50 3.6-5.4 3-5 BARI Til-4
83 mung other 15-50 4-6.5 3-5 BARI Mung-6
83 maize other 15-50 32-46 3-5 BARI Hybrid Bhutta-9
84 sweet_potato vegetables 8-25 70-115 4-5
84 rice other 33-66 19-26 4-5
128 tomato vegetables 10-25 120-200 3-4
128 watermelon fruits 15-33 110-190 3-4
128 dragon_fruit fruits 10-25 45-80 3-4 BARI Dragonfol-1
129 rice other 33-100 22-28 4-5
167 maize other 25-66 32-46 3-5 BARI Hybrid Bhutta-9
167 sunflower oilseeds 25-66 6.5-9.5 3-5 BARI Surjomukhi-3
167 mung other 25-66 4-6.5 3-5 BARI Mung-6
169 - - - - 1-2
171 tomato vegetables 0.2-1 150-240 2-3
171 other vegetables 0.2-1 120-200 2-3
173 tomato vegetables 5-20 120-200 2-4
173 brinjal vegetables 5-20 120-180 2-4
173 cucumber vegetables 5-20 100-160 2-4
173 bottle_gourd vegetables 5-20 120-180 2-4 BARI Lau-4
`;

/** Structures: sub-activity, type, length in km, households that use one. */
export const STRUCTURES = `
78 seed_village - 25-50
88 cfc - 150-400
89 other - 150-500
90 other - 75-200
91 other - 15-40
109 cfc - 150-350
117 canal 0.8-4.5 80-350
118 buried_pipe 0.4-1.6 35-120
119 other - 40-110
120 other - 35-90
121 other - 120-450
122 other - 25-80
123 dyke 0.5-3 100-400
124 other - 60-250
132 canal 0.8-4 80-350
133 buried_pipe 0.4-1.6 35-120
134 other - 40-120
175 seed_village - 30-60
177 other - 20-60
178 dyke 0.25-1.2 60-200
184 other - 200-600
`;

/** What is handed out: sub-activity, item, unit, how much each gets. */
export const INPUTS = `
33 seed kg 0.5-5
34 fertiliser kg 20-60
35 sapling piece 3-20
36 power_tiller piece 1
37 other piece 1
38 sprayer piece 1
38 pheromone_trap piece 5-15
39 irrigation_pump piece 1
40 other piece 1-2
65 other set 1
66 seed kg 1-6
67 drip_kit set 1
68 other piece 1
68 power_tiller piece 1
68 irrigation_pump piece 1
79 sapling piece 2-10
99 crate piece 4-12
100 other set 1
101 other piece 1
112 other set 1-3
180 seed kg 1-3
182 other piece 2-5
214 other piece 1
`;
