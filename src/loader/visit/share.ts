import type { VisitSettings } from '../../contract/types';
import {
	attributionFields,
	ownFields,
} from '../../core/visit/attribution/fields';
import { readKept } from '../../transport/visit/kept';

/**
 * Exposes order attribution to other scripts under WooCommerce's name: its
 * data, and a switch for tracking that holds until the visitor's consent
 * changes.
 *
 * @param settings The page's settings.
 * @param record   Starts and stops the tracking.
 * @return Called on consent changes.
 */
export const shareOrigins = (
	settings: NonNullable< VisitSettings[ 'attribution' ] >,
	record: ( allowed: boolean ) => void
): ( ( allowed: boolean ) => void ) => {
	const { api, withheld, fields = ownFields() } = settings;
	let choice = withheld ? false : undefined;
	let consented: boolean | undefined;
	const params: Record< string, unknown > = {
		...api?.params,
		prefix: settings.prefix,
		allowTracking: ! withheld,
	};
	const decide = ( allowed: boolean ) => {
		params.allowTracking = allowed;
		record( allowed );
	};
	Object.assign( window, {
		[ api?.name ?? '' ]: {
			params,
			fields,
			getAttributionData: () =>
				Object.fromEntries(
					Object.entries(
						attributionFields(
							params.allowTracking ? readKept() : null,
							fields
						)
					).map( ( [ name, value ] ) => [ name, value || null ] )
				),
			setOrderTracking: ( allow: boolean ) => {
				choice = allow;
				decide( allow );
			},
		},
	} );
	return ( allowed ) => {
		if ( consented !== undefined && consented !== allowed ) {
			choice = undefined;
		}
		consented = allowed;
		decide( choice ?? allowed );
	};
};
