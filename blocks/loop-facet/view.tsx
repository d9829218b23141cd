import { FACET_ISLANDS } from '../../src/islands/loop/facets/islands';
import { hydrateLoops } from '../../src/islands/loop/hydrate';

// A listing without facets has no need of them.
hydrateLoops( FACET_ISLANDS );
