import type { Landing, VisitSettings } from '../../../contract/types';
import { attributionFields } from '../../../core/visit/attribution/fields';
import { recordVisit } from '../../../core/visit/attribution/visit';
import { readKept, writeKept } from '../../../transport/visit/kept';
import { takeLanding } from '../../../transport/visit/landing';
import { blank } from './blank';
import { fillOrder } from './fill';

/** The pages to record, in their order: the one before may have been left too soon. */
const withEarlier = ( landing: Landing ): Landing[] => {
	const earlier = takeLanding();
	// It may be this one, which the browser had put away and shows again.
	return earlier && earlier.at !== landing.at
		? [ earlier, landing ]
		: [ landing ];
};

/**
 * Records the page for the origin of an order, and puts it where orders are
 * made. A browser that takes no cookies tells of this page only.
 *
 * @param landing The page as it was when the visitor came.
 * @return What stops it.
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
