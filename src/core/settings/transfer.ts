import { byOption, fieldsOf, isSame } from './draft';
import { explain, validate } from './validate';
import type { Field, Options, ScreenData, Value, Values } from './types';

/** What an exported file says that it is. */
const KIND = 'vitrine-settings';

/** Its shape; another one needs another reader. */
const FORMAT = 1;

/** A file of settings. */
export interface SettingsFile {
	kind: typeof KIND;
	format: typeof FORMAT;
	/** Of the plugin that wrote it. */
	version: string;
	options: Options;
}

/** A setting that a file would change. */
export interface Change {
	field: Field;
	from: Value;
	to: Value;
}

/** Why something of a file is left out. */
export type Left =
	| { why: 'option' | 'unknown' | 'secret'; name: string }
	| { why: 'value'; name: string; field: Field; text: string };

/** What a file brings. */
export interface Import {
	/** Of the plugin that wrote it, where that is another than this one. */
	foreign: string | null;
	changes: Change[];
	left: Left[];
}

/** Why a file is none of ours. */
export type Refused = 'json' | 'kind' | 'format';

const isObject = ( value: unknown ): value is Record< string, unknown > =>
	typeof value === 'object' && value !== null && ! Array.isArray( value );

/**
 * The settings as a file, without the secrets.
 *
 * @param data   Of the screen.
 * @param values As they are saved.
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
		// Editors on Windows put a mark before the text.
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
				// The verdict has read the type.
				found.changes.push( { field, from, to: value as Value } );
			}
		}
	}
};

/**
 * Reads a file. Nothing is changed by it: it says what would be, and names
 * whatever of it cannot be.
 *
 * @param text   Of the file.
 * @param data   Of the screen.
 * @param values As they are saved.
 * @return What it brings, or why it is none of ours.
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
