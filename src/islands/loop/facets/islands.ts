import { type Draw, drawnBy } from '../hydrate';
import { isFacet } from '../shapes';
import { LiveFacet } from './live-facet';
import { isRange, LiveRange } from './live-range';

const ranges = drawnBy( LiveRange, isRange );
const boxes = drawnBy( LiveFacet, isFacet );

/** The islands that only a listing with facets has, by their names. */
export const FACET_ISLANDS: Readonly< Record< string, Draw > > = {
	'vitrine-loop-facet': ( ...island ) =>
		ranges( ...island ) ?? boxes( ...island ),
};
