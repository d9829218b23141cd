import contract from '../../contract';
import { Refusal } from './refusal';

const { preview } = contract;

/** Whether the browser's CSS parser accepts a value for a property. */
export type IsCss = ( property: string, value: string ) => boolean;

/**
 * For each property another one that shares no value with it. Whatever is valid
 * for both is a CSS-wide keyword (`unset`) or has a `var()` or the like, which
 * the parser cannot check.
 */
const ALIEN = {
	color: 'z-index',
	'font-size': 'color',
	'font-weight': 'color',
	'line-height': 'color',
	'font-family': 'line-height',
} as const;

/**
 * Letters of any script, digits and separators. Quotes, brackets and
 * backslashes are not allowed in font names.
 */
const FONT_NAME = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N} ._-]*[\p{L}\p{M}\p{N}])?$/u;

/**
 * Validates a CSS value.
 *
 * @param css      The CSS parser.
 * @param property The property it must be valid for.
 * @param value    Untrusted value.
 * @param field    Its name in the message.
 * @return The trimmed value.
 * @throws Refusal If it is invalid.
 */
export const readValue = (
	css: IsCss,
	property: keyof typeof ALIEN,
	value: unknown,
	field: string
): string => {
	const text = typeof value === 'number' ? `${ value }` : value;
	if ( typeof text !== 'string' || text.length > preview.longest_value ) {
		throw new Refusal( field );
	}
	if ( ! css( property, text ) || css( ALIEN[ property ], text ) ) {
		throw new Refusal( field );
	}
	return text.trim();
};

const unquoted = ( name: string ) => {
	const text = name.trim();
	const [ quote ] = text;
	const isQuoted =
		text.length > 1 &&
		( quote === '"' || quote === "'" ) &&
		text.endsWith( quote );
	return isQuoted ? text.slice( 1, -1 ) : text;
};

/**
 * Splits a list of font families. A quoted name with a comma gets split too,
 * and its unpaired quotes make it invalid.
 */
export const familyNames = ( list: string ): string[] =>
	list.split( ',' ).map( unquoted );

/**
 * Validates a list of font families.
 *
 * @throws Refusal If it is invalid or has an invalid font name.
 */
export const readFamilies = (
	css: IsCss,
	value: unknown,
	field: string
): string => {
	const list = readValue( css, 'font-family', value, field );
	const isNamed = familyNames( list ).every(
		( name ) => name === '-apple-system' || FONT_NAME.test( name )
	);
	if ( ! isNamed ) {
		throw new Refusal( field );
	}
	return list;
};
