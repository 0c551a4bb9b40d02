/** The address becomes that of the sign-in page, which remembers where one wanted to go. */
export function goToSignIn(): void {
  const { pathname, search } = window.location;
  if (pathname === '/login') return;
  // the form in which the router keeps a location's state
  window.history.replaceState({ usr: { from: pathname + search } }, '', '/login');
}
