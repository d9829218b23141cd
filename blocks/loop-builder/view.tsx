import { hydrateLoops } from '../../src/islands/loop/hydrate';
import { ISLANDS } from '../../src/islands/loop/islands';

hydrateLoops( ISLANDS );
