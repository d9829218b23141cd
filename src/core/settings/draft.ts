import { validate, type Problem } from './validate';
import type { Group, Options, Value, Values } from './types';

/** Whether two values are equal. */
export const isSame = ( one: unknown, other: unknown ): boolean =>
	JSON.stringify( one ) === JSON.stringify( other );

/** All settings by key, with their option. Keys are unique. */
export const fieldsOf = ( groups: readonly Group[] ) =>
	new Map(
		groups.flatMap( ( { option, fields } ) =>
			fields.map(
				( field ) => [ field.key, { ...field, option } ] as const
			)
		)
	);

/** Merges the values of all options, by setting key. */
export const flatten = ( options: Options ): Values =>
	Object.assign( {}, ...Object.values( options ) ) as Values;

/** The changed values only. */
export const edited = ( saved: Values, typed: Values ): Values =>
	Object.fromEntries(
		Object.entries( typed ).filter(
			( [ key, value ] ) => ! isSame( value, saved[ key ] )
		)
	);

/** Default values of the settings that differ from them. */
export const resets = ( groups: readonly Group[], values: Values ): Values =>
	Object.fromEntries(
		groups
			.flatMap( ( { fields } ) => fields )
			.filter(
				( field ) => ! isSame( values[ field.key ], field.default )
			)
			.map( ( field ) => [ field.key, field.default ] )
	);

/** Validation errors of changed values, by key. */
export const problemsOf = (
	groups: readonly Group[],
	typed: Values,
	mask: string
): Record< string, Problem > => {
	const found: Record< string, Problem > = {};
	for ( const { fields } of groups ) {
		for ( const field of fields ) {
			const problem =
				field.key in typed
					? validate( field, typed[ field.key ], mask )
					: null;
			if ( problem ) {
				found[ field.key ] = problem;
			}
		}
	}
	return found;
};

/** Groups values by option, as the settings route expects. */
export const byOption = (
	groups: readonly Group[],
	values: Values
): Options => {
	const options: Record< string, Record< string, Value > > = {};
	for ( const [ key, { option } ] of fieldsOf( groups ) ) {
		const value = values[ key ];
		if ( value !== undefined ) {
			( options[ option ] ??= {} )[ key ] = value;
		}
	}
	return options;
};
