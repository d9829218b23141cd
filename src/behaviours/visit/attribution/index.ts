import type { Landing, Stored, VisitSettings } from '../../../contract/types';
import { attributionFields } from '../../../core/visit/attribution/fields';
import { recordVisit } from '../../../core/visit/attribution/visit';
import { readKept, writeKept } from '../../../transport/visit/kept';
import { blank } from './blank';
import { fillOrder } from './fill';

/**
 * Records the page for the origin of an order, and puts it where orders are
 * made. A browser that takes no cookies tells of this page only.
 *
 * @param settings Of the page.
 * @param landing  The page as it was when the visitor came.
 * @return What stops it.
 *
 * @see spec 3.15, 4.16, 7.18
 */
export const startAttribution = (
	settings: NonNullable< VisitSettings[ 'attribution' ] >,
	landing: Landing
): ( () => void ) => {
	const before = readKept();
	const kept = recordVisit( landing, before, settings );
	writeKept( kept, settings.domain );
	const stored: Stored = {
		...before,
		...Object.fromEntries(
			kept.map( ( { what, value } ) => [ what, value ] )
		),
	};
	fillOrder( settings, attributionFields( stored, settings.fields ) );
	return () => blank( settings );
};
