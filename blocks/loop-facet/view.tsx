import { isPrice, LivePrice } from '../../src/islands/loop/facets/live-price';
import { drawnBy, hydrateLoops } from '../../src/islands/loop/hydrate';

// Boxes are among the islands of every listing; this one is fetched where it stands.
hydrateLoops( { 'vitrine-loop-facet': drawnBy( LivePrice, isPrice ) } );
