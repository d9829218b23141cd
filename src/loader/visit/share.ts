import type { VisitSettings } from '../../contract/types';
import {
	attributionFields,
	ownFields,
} from '../../core/visit/attribution/fields';
import { readKept } from '../../transport/visit/kept';

/**
 * Lets other scripts read where a visitor comes from, and say whether that may be
 * recorded, under the name that they know. What a script says holds until the
 * visitor chooses otherwise.
 *
 * @param settings Of the page.
 * @param record   Begins and ends the recording.
 * @return Hears of consent.
 */
export const shareOrigins = (
	settings: NonNullable< VisitSettings[ 'attribution' ] >,
	record: ( allowed: boolean ) => void
): ( ( allowed: boolean ) => void ) => {
	const { api, withheld, fields = ownFields() } = settings;
	let said = withheld ? false : undefined;
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
				said = allow;
				decide( allow );
			},
		},
	} );
	return ( allowed ) => {
		if ( consented !== undefined && consented !== allowed ) {
			said = undefined;
		}
		consented = allowed;
		decide( said ?? allowed );
	};
};
