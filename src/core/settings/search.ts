import { fold } from '../fold';
import type { Field, Group } from './types';

const textOf = ( group: Group, field: Field ) =>
	fold(
		[
			group.label,
			field.label,
			field.help,
			field.standard,
			...field.choices.map( ( { label } ) => label ),
		].join( ' ' )
	);

/**
 * Filters settings: every word must be found in the label, the help, a choice
 * or the name of the group.
 *
 * @param groups All groups.
 * @param search As typed; blank: everything.
 */
export const searchFields = (
	groups: readonly Group[],
	search: string
): Group[] => {
	const words = fold( search ).split( /\s+/ ).filter( Boolean );
	return groups
		.map( ( group ) => ( {
			...group,
			fields: group.fields.filter( ( field ) => {
				const text = textOf( group, field );
				return words.every( ( word ) => text.includes( word ) );
			} ),
		} ) )
		.filter( ( { fields } ) => fields.length > 0 );
};
