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

/** Why saving failed. */
export interface Failure {
	/** The error message. */
	text: string;
	/** Messages by setting key. */
	fields: Record< string, string >;
}

/** The saved values, or why saving failed. */
export type Outcome = { saved: Values } | { failure: Failure };

/** Reads an error response of the settings route. */
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
 * Saves settings by the shop's route, all or none.
 *
 * @param groups All groups.
 * @param values The changed values.
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
				// Messages for unknown settings are only in the text.
				fields: Object.fromEntries(
					Object.entries( fields ).filter( ( [ key ] ) =>
						known.has( key )
					)
				),
			},
		};
	}
};
