import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

// For each file anew: they share a process, in which the helpers of these tests are loaded once only.
afterEach(cleanup);
