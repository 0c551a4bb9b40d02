import type { Page } from '~/lib/page.tsx';

const namespace = 'session';

export const pages: Page[] = [
  {
    path: '/login',
    namespace,
    title: 'login.title',
    isPublic: true,
    load: () => import('~/features/session/login/LoginPage.tsx'),
  },
  {
    path: '/register',
    namespace,
    title: 'register.title',
    isPublic: true,
    load: () => import('~/features/session/register/RegisterPage.tsx'),
  },
  {
    path: '/verify',
    namespace,
    title: 'verify.title',
    isPublic: true,
    load: () => import('~/features/session/links/VerifyPage.tsx'),
  },
  {
    path: '/confirm-email',
    namespace,
    title: 'email.confirmTitle',
    // whoever changes an address is signed in, often in the very browser in which the mail is read
    isPublic: 'always',
    load: () => import('~/features/session/links/ConfirmEmailPage.tsx'),
  },
  {
    path: '/forgot',
    namespace,
    title: 'forgot.title',
    isPublic: true,
    load: () => import('~/features/session/links/ForgotPage.tsx'),
  },
  {
    path: '/new-password',
    namespace,
    title: 'reset.title',
    isPublic: true,
    load: () => import('~/features/session/links/NewPasswordPage.tsx'),
  },
  {
    path: '/profile',
    namespace,
    title: 'profile.title',
    load: () => import('~/features/session/profile/ProfilePage.tsx'),
  },
];
