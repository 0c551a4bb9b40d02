import { profile } from './profile.ts';
import { signIn } from './sign-in.ts';
import { signUp } from './sign-up.ts';

export type { LoginUser } from './shapes.ts';
export const session = { ...signIn, ...signUp, ...profile };
