import contract from '../../contract';
import { Refusal } from './refusal';

const { preview } = contract;

/** A CSS parser: whether it takes a text for a value of a property. */
export type IsCss = ( property: string, value: string ) => boolean;

/**
 * Properties of which no value is one of these. What a parser takes for both is
 * a word of CSS as a whole (`unset`), or holds a `var()` or its like, which
 * could say anything: a parser takes those on trust.
 */
const ALIEN = {
	color: 'z-index',
	'font-size': 'color',
	'font-weight': 'color',
	'line-height': 'color',
	'font-family': 'line-height',
} as const;

/** Letters of any script, digits and what stands between words. A quote, a bracket or a backslash is in no font's name. */
const FONT_NAME = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N} ._-]*[\p{L}\p{M}\p{N}])?$/u;

/**
 * Reads a value as a parser does.
 *
 * @param css      The parser.
 * @param property Of which it must be a value by itself.
 * @param value    From outside.
 * @param field    Where it stood.
 * @return The value, as it came but for what surrounds it.
 * @throws Refusal When it is no such value.
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
 * The names in a list of font families. A name that holds a comma has half a
 * quote in each half, and is refused with it.
 */
export const familyNames = ( list: string ): string[] =>
	list.split( ',' ).map( unquoted );

/**
 * Reads a list of font families.
 *
 * @throws Refusal When it is none, or holds what no font is named.
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
