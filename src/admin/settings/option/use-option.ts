import type { Check } from '../../../transport/http/shape';
import { saveSetting, useEdited, type Edited } from './use-edited';

/** A setting with a page of its own. */
export interface Option< T > extends Edited< T > {
	change: ( edits: Partial< T > ) => void;
}

/**
 * State of a setting with a page of its own.
 *
 * @param name    Name of the setting.
 * @param initial Initial value from the page.
 * @param is      Whether a response has a valid value.
 */
export const useOption = < T extends object >(
	name: string,
	initial: T,
	is: Check< T >
): Option< T > => {
	const edited = useEdited( initial, async ( value ) => {
		const saved = await saveSetting( name, value );
		return is( saved ) ? saved : value;
	} );
	return {
		...edited,
		change: ( edits ) => edited.edit( { ...edited.value, ...edits } ),
	};
};
