import { fitsFormat, wouldLose } from './formats';
import { isSecureOrigin, isSite } from './origin';
import type { Field, ScreenData } from './types';

/** The parts of a setting that validation needs. */
export type Rule = Pick< Field, 'type' | 'choices' | 'min' | 'max' | 'format' >;

/** Why a value is invalid. */
export interface Problem {
	/** A key of `ScreenData.problems`. */
	code: string;
	/** The invalid entries of a list. */
	items: string[];
}

const problem = ( code: string, items: string[] = [] ): Problem => ( {
	code,
	items,
} );

/** Counts code points, like PHP. */
const lengthOf = ( text: string ) => Array.from( text ).length;

const ofNumber = ( { min, max }: Rule, value: unknown ) =>
	typeof value === 'number' &&
	Number.isInteger( value ) &&
	value >= min &&
	value <= max
		? null
		: problem( 'range' );

const ofList = ( { format, max }: Rule, value: unknown ) => {
	if (
		! Array.isArray( value ) ||
		! value.every( ( item ) => typeof item === 'string' )
	) {
		return problem( 'list' );
	}
	const isOrigins = format === 'origin';
	const wrong = value.filter(
		( item ) =>
			! ( isOrigins ? isSite( item ) : fitsFormat( format, item ) )
	);
	if ( wrong.length ) {
		return problem( isOrigins ? 'origins' : format, wrong );
	}
	return value.length > max ? problem( 'many' ) : null;
};

const ofLine = ( { format, min, max }: Rule, text: string ) => {
	if ( text === '' ) {
		return format === 'currency' ? problem( 'currency' ) : null;
	}
	if ( lengthOf( text ) > max ) {
		return problem( 'long' );
	}
	if ( format === 'origin' ) {
		return isSecureOrigin( text ) ? null : problem( 'origin' );
	}
	if ( wouldLose( format, text ) ) {
		return problem( format === 'secret' ? 'lost-of-secret' : 'lost' );
	}
	if ( lengthOf( text ) < min ) {
		return problem( 'short' );
	}
	return fitsFormat( format, text ) ? null : problem( format );
};

const ofText = ( rule: Rule, value: unknown, mask: string ) => {
	if ( typeof value !== 'string' ) {
		return problem( 'text' );
	}
	if ( rule.choices.length ) {
		return rule.choices.some( ( choice ) => choice.value === value )
			? null
			: problem( 'choice' );
	}
	const text =
		rule.format === 'separator'
			? value
			: value.replace( /^[ \t\r\n]+|[ \t\r\n]+$/g, '' );
	return rule.format === 'secret' && text === mask
		? null
		: ofLine( rule, text );
};

/**
 * Validates a value, like includes/Settings/Rules/Validator.php.
 *
 * @param rule  The setting.
 * @param value The value, of its JSON type.
 * @param mask  Placeholder for a saved secret.
 * @see spec 3.8, 3.9
 */
export const validate = (
	rule: Rule,
	value: unknown,
	mask: string
): Problem | null => {
	switch ( rule.type ) {
		case 'boolean':
			return typeof value === 'boolean' ? null : problem( 'truth' );
		case 'integer':
			return ofNumber( rule, value );
		case 'array':
			return ofList( rule, value );
		default:
			return ofText( rule, value, mask );
	}
};

/**
 * The error message of a problem.
 *
 * @param found The problem.
 * @param rule  The setting.
 * @param texts All error messages, from PHP.
 */
export const explain = (
	found: Problem,
	rule: Rule,
	texts: ScreenData[ 'problems' ]
): string => {
	const values: Record< string, string > = {
		min: String( rule.min ),
		max: String( rule.max ),
		items: found.items.join( ', ' ),
		choices: rule.choices.map( ( { value } ) => value ).join( ', ' ),
	};
	return ( texts[ found.code ] ?? found.code ).replace(
		/\{(\w+)\}/g,
		( token, name: string ) => values[ name ] ?? token
	);
};
