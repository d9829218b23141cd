import apiFetch from '@wordpress/api-fetch';
import { useState } from '@wordpress/element';
import { isObject } from '../../../transport/http/shape';
import { SETTINGS_ROUTE } from '../state/route';
import { readFailure } from '../state/send';

/** Result of the last attempt to save. */
export type Progress =
	| { is: 'idle' | 'saving' | 'saved' }
	| { is: 'refused'; text: string };

/** An edited value with unsaved changes. */
export interface Edited< T > {
	value: T;
	isDirty: boolean;
	progress: Progress;
	edit: ( next: T ) => void;
	discard: () => void;
	save: () => Promise< void >;
}

/**
 * Saves a setting by the shop's settings route.
 *
 * @param name  Name of the setting.
 * @param value The new value.
 * @return The saved value.
 */
export const saveSetting = async (
	name: string,
	value: unknown
): Promise< unknown > => {
	const answer: unknown = await apiFetch( {
		path: SETTINGS_ROUTE,
		method: 'POST',
		data: { [ name ]: value },
	} );
	return isObject( answer ) ? answer[ name ] : undefined;
};

/**
 * State of a value that is edited and saved.
 *
 * @param initial Initial value from the page.
 * @param send    Saves a value and returns the saved one.
 */
export const useEdited = < T >(
	initial: T,
	send: ( value: T ) => Promise< T >
): Edited< T > => {
	const [ kept, setKept ] = useState( initial );
	const [ value, setValue ] = useState( initial );
	const [ progress, setProgress ] = useState< Progress >( { is: 'idle' } );
	const edit = ( next: T ) => {
		setValue( next );
		setProgress( { is: 'idle' } );
	};
	return {
		value,
		isDirty: JSON.stringify( value ) !== JSON.stringify( kept ),
		progress,
		edit,
		discard: () => edit( kept ),
		save: async () => {
			setProgress( { is: 'saving' } );
			try {
				const next = await send( value );
				setKept( next );
				setValue( next );
				setProgress( { is: 'saved' } );
			} catch ( error ) {
				setProgress( {
					is: 'refused',
					text: readFailure( error ).text,
				} );
			}
		},
	};
};
