import { byOption, fieldsOf, isSame } from './draft';
import { explain, validate } from './validate';
import type { Field, Options, ScreenData, Value, Values } from './types';

/** The file type of exported settings. */
const KIND = 'vitrine-settings';

/** Version of the file format. */
const FORMAT = 1;

/** An exported settings file. */
export interface SettingsFile {
	kind: typeof KIND;
	format: typeof FORMAT;
	/** Version of the plugin that exported it. */
	version: string;
	options: Options;
}

/** A setting that a file would change. */
export interface Change {
	field: Field;
	from: Value;
	to: Value;
}

/** Why part of a file is skipped. */
export type Left =
	| { why: 'option' | 'unknown' | 'secret'; name: string }
	| { why: 'value'; name: string; field: Field; text: string };

/** The result of reading a file. */
export interface Import {
	/** Version of the plugin that exported it, if it is not the current one. */
	foreign: string | null;
	changes: Change[];
	left: Left[];
}

/** Why a file is invalid. */
export type Refused = 'json' | 'kind' | 'format';

const isObject = ( value: unknown ): value is Record< string, unknown > =>
	typeof value === 'object' && value !== null && ! Array.isArray( value );

/**
 * Exports settings without secrets.
 *
 * @param data   Data of the settings screen.
 * @param values The saved values.
 */
export const writeFile = (
	data: Pick< ScreenData, 'groups' | 'version' >,
	values: Values
): string => {
	const shared = data.groups.map( ( group ) => ( {
		...group,
		fields: group.fields.filter( ( { format } ) => format !== 'secret' ),
	} ) );
	const file: SettingsFile = {
		kind: KIND,
		format: FORMAT,
		version: data.version,
		options: byOption( shared, values ),
	};
	return JSON.stringify( file, null, '\t' ) + '\n';
};

const parse = ( text: string ): unknown => {
	try {
		// Windows editors may add a byte order mark.
		return JSON.parse( text.replace( /^\uFEFF/, '' ) );
	} catch {
		return undefined;
	}
};

const readOption = (
	fields: ReturnType< typeof fieldsOf >,
	data: ScreenData,
	values: Values,
	[ option, entries ]: [ string, unknown ],
	found: Import
) => {
	if ( ! ( option in data.values ) || ! isObject( entries ) ) {
		found.left.push( { why: 'option', name: option } );
		return;
	}
	for ( const [ key, value ] of Object.entries( entries ) ) {
		const field = fields.get( key );
		if ( field?.option !== option ) {
			found.left.push( { why: 'unknown', name: key } );
		} else if ( field.format === 'secret' ) {
			found.left.push( { why: 'secret', name: field.label } );
		} else {
			const problem = validate( field, value, data.mask );
			const from = values[ key ] ?? field.default;
			if ( problem ) {
				const text = explain( problem, field, data.problems );
				const name = field.label;
				found.left.push( { why: 'value', name, field, text } );
			} else if ( ! isSame( value, from ) ) {
				// validate() has checked the type.
				found.changes.push( { field, from, to: value as Value } );
			}
		}
	}
};

/**
 * Reads a file without saving anything: returns the changes and what would be
 * skipped.
 *
 * @param text   The file's content.
 * @param data   Data of the settings screen.
 * @param values The saved values.
 * @return The import, or why the file is invalid.
 */
export const readFile = (
	text: string,
	data: ScreenData,
	values: Values
): Import | Refused => {
	const file = parse( text );
	if ( file === undefined ) {
		return 'json';
	}
	if (
		! isObject( file ) ||
		file.kind !== KIND ||
		! isObject( file.options )
	) {
		return 'kind';
	}
	if ( file.format !== FORMAT ) {
		return 'format';
	}
	const found: Import = {
		foreign: file.version === data.version ? null : String( file.version ),
		changes: [],
		left: [],
	};
	const fields = fieldsOf( data.groups );
	for ( const entry of Object.entries( file.options ) ) {
		readOption( fields, data, values, entry, found );
	}
	return found;
};
