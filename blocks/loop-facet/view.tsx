import { FACET_ISLANDS } from '../../src/islands/loop/facets/islands';
import { hydrateLoops } from '../../src/islands/loop/hydrate';

// A separate script, because listings without facets do not need it.
hydrateLoops( FACET_ISLANDS );
