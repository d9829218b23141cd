import apiFetch from '@wordpress/api-fetch';
import { byOption, fieldsOf, flatten } from '../../../core/settings/draft';
import type { Group, Values } from '../../../core/settings/types';
import {
	isObject,
	isShape,
	isText,
	isTexts,
} from '../../../transport/http/shape';
import { isValues } from '../data';
import { SETTINGS_ROUTE } from './route';

/** Why nothing was saved. */
export interface Failure {
	/** For a person. */
	text: string;
	/** What is wrong with single settings, by key. */
	fields: Record< string, string >;
}

/** What was saved as the server has it now, or why nothing was. */
export type Outcome = { saved: Values } | { failure: Failure };

/** What the settings route says of what it refuses. */
export const readFailure = ( error: unknown ): Failure => {
	const { message = '', data } = isShape< { message: string } >( {
		message: isText,
	} )( error )
		? ( error as { message: string; data?: unknown } )
		: {};
	const fields = isObject( data ) ? data.fields : undefined;
	return { text: message, fields: isTexts( fields ) ? fields : {} };
};

/**
 * Saves settings by the shop's route: all of them or none.
 *
 * @param groups Of the screen.
 * @param values Those that are to change.
 */
export const send = async (
	groups: readonly Group[],
	values: Values
): Promise< Outcome > => {
	const data = byOption( groups, values );
	try {
		const answer = await apiFetch< Record< string, unknown > >( {
			path: SETTINGS_ROUTE,
			method: 'POST',
			data,
		} );
		const options: Record< string, Values > = {};
		for ( const option of Object.keys( data ) ) {
			const kept = answer[ option ];
			options[ option ] = isValues( kept ) ? kept : data[ option ] ?? {};
		}
		return { saved: flatten( options ) };
	} catch ( error ) {
		const { text, fields } = readFailure( error );
		const known = fieldsOf( groups );
		return {
			failure: {
				text,
				// What has no place beside a setting stands in the text alone.
				fields: Object.fromEntries(
					Object.entries( fields ).filter( ( [ key ] ) =>
						known.has( key )
					)
				),
			},
		};
	}
};
