import type { Check } from '../../../transport/http/shape';
import { saveSetting, useEdited, type Edited } from './use-edited';

/** A setting of the shop's route that has a page of its own. */
export interface Option< T > extends Edited< T > {
	change: ( edits: Partial< T > ) => void;
}

/**
 * A setting, with what is not saved yet.
 *
 * @param name    Of the setting.
 * @param initial As the page has it.
 * @param is      Whether an answer holds one.
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
