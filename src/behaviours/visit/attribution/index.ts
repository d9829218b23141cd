import type { Landing, VisitSettings } from '../../../contract/types';
import { attributionFields } from '../../../core/visit/attribution/fields';
import { recordVisit } from '../../../core/visit/attribution/visit';
import { readKept, writeKept } from '../../../transport/visit/kept';
import { takeLanding } from '../../../transport/visit/landing';
import { blank } from './blank';
import { fillOrder } from './fill';

/** The pages to record in order; the last one may still be pending. */
const withEarlier = ( landing: Landing ): Landing[] => {
	const earlier = takeLanding();
	// It may be this page, restored from the back/forward cache.
	return earlier && earlier.at !== landing.at
		? [ earlier, landing ]
		: [ landing ];
};

/**
 * Records the page for order attribution and fills the order forms. Without
 * cookies only this page is recorded.
 *
 * @param landing The page at the start of the visit.
 * @return Stops the attribution.
 *
 * @see spec 3.15, 4.16, 7.18
 */
export const startAttribution = (
	settings: NonNullable< VisitSettings[ 'attribution' ] >,
	landing: Landing
): ( () => void ) => {
	let stored = readKept();
	for ( const page of withEarlier( landing ) ) {
		const kept = recordVisit( page, stored, settings );
		writeKept( kept, settings.domain );
		stored = {
			...stored,
			...Object.fromEntries(
				kept.map( ( { what, value } ) => [ what, value ] )
			),
		};
	}
	fillOrder( settings, attributionFields( stored, settings.fields ) );
	return () => blank( settings );
};
