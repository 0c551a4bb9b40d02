export const BAR_HEIGHT = 60;
export const MINI_WIDTH = 64;
export const CONTENT_WIDTH = 1600;
