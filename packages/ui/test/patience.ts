import { configure } from '@testing-library/react';

// One second, as it is by default, is too little for a part that is fetched when it is first drawn, on a busy machine.
configure({ asyncUtilTimeout: 60_000 });
