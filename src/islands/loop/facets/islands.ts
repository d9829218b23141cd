import { type Draw, drawnBy } from '../hydrate';
import { isFacet } from '../shapes';
import { LiveFacet } from './live-facet';
import { isRange, LiveRange } from './live-range';

const ranges = drawnBy( LiveRange, isRange );
const boxes = drawnBy( LiveFacet, isFacet );

/** Islands of facets, by name. */
export const FACET_ISLANDS: Readonly< Record< string, Draw > > = {
	'vitrine-loop-facet': ( ...island ) =>
		ranges( ...island ) ?? boxes( ...island ),
};
