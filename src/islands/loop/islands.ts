import { type Draw, drawnBy } from './hydrate';
import * as live from './live';
import * as shapes from './shapes';

/** Islands that any listing may have, by name. */
export const ISLANDS: Readonly< Record< string, Draw > > = {
	'vitrine-loop-count': drawnBy( live.LiveCount, shapes.isCount ),
	'vitrine-loop-search': drawnBy( live.LiveSearch, shapes.isSearch ),
	'vitrine-loop-sort': drawnBy( live.LiveSort, shapes.isSort ),
	'vitrine-loop-category': drawnBy( live.LiveFilter, shapes.isFilter ),
	'vitrine-loop-pagination': drawnBy( live.LivePages, shapes.isPages ),
	'vitrine-loop-reset': drawnBy( live.LiveReset, shapes.isReset ),
	'vitrine-loop-failure': drawnBy( live.LiveFailure, shapes.isFailure ),
	'vitrine-loop-nothing': drawnBy( live.LiveNoResults, shapes.isNoResults ),
};
