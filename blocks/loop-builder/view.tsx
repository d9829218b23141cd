import { hydrateLoops } from '../../src/islands/loop/hydrate';

hydrateLoops();
