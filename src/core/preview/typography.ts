import contract from '../../contract';
import type {
	PreviewLevel,
	PreviewText,
	PreviewTypography,
} from '../../contract/types';
import { readFamilies, readValue, type IsCss } from './css';
import { Refusal } from './refusal';

const { preview } = contract;
const LEVELS: PreviewLevel[] = [ 1, 2, 3, 4, 5, 6 ];

/**
 * Field names by property: of the body, of headings, and the prefix of heading
 * levels.
 */
const NAMES = {
	'font-family': [
		'body-font-family',
		'headings-font-family',
		'font-family-h',
	],
	'font-weight': [
		'body-font-weight',
		'headings-font-weight',
		'font-weight-h',
	],
	'line-height': [
		'body-line-height',
		'headings-line-height',
		'line-height-h',
	],
} as const;

type Property = keyof typeof NAMES;
const PROPERTIES = Object.keys( NAMES ) as Property[];

/** A CSS rule. */
export interface Rule {
	selector: string;
	style: Record< string, string >;
}

const isSet = ( value: unknown ) =>
	value !== undefined && value !== null && value !== '';

const readText = (
	css: IsCss,
	property: Property,
	value: unknown,
	field: string
) => {
	if ( value === preview.inherit ) {
		return value;
	}
	return property === 'font-family'
		? readFamilies( css, value, field )
		: readValue( css, property, value, field );
};

const readSize = ( value: unknown, css: IsCss ) => {
	const field = 'font-size-body';
	const size = Object( value ) as Record< string, unknown >;
	if ( ! isSet( size.desktop ) ) {
		return undefined;
	}
	const unit = isSet( size[ 'desktop-unit' ] )
		? size[ 'desktop-unit' ]
		: preview.font_units[ 0 ];
	const desktop = Number( size.desktop );
	if (
		typeof unit !== 'string' ||
		! preview.font_units.includes( unit ) ||
		! ( desktop > 0 && desktop <= preview.largest_font )
	) {
		throw new Refusal( field );
	}
	readValue( css, 'font-size', `${ desktop }${ unit }`, field );
	return { desktop, 'desktop-unit': unit };
};

/**
 * Validates typography. Unknown fields are dropped.
 *
 * @param data Untrusted.
 * @param css  The CSS parser.
 * @throws Refusal If a value is invalid.
 * @see spec 3.14
 */
export const readTypography = (
	data: Record< string, unknown >,
	css: IsCss
): PreviewTypography => {
	const typography: PreviewTypography = {};
	const size = readSize( data[ 'font-size-body' ], css );
	if ( size ) {
		typography[ 'font-size-body' ] = size;
	}
	for ( const property of PROPERTIES ) {
		const [ body, headings, level ] = NAMES[ property ];
		const names: PreviewText[] = [
			body,
			headings,
			...LEVELS.map( ( number ) => `${ level }${ number }` as const ),
		];
		for ( const name of names.filter( ( one ) => isSet( data[ one ] ) ) ) {
			typography[ name ] = readText( css, property, data[ name ], name );
		}
	}
	return typography;
};

/**
 * A heading level's own value, or the headings' value if it is unset or
 * inherits.
 */
const ofLevel = (
	typography: PreviewTypography,
	property: Property,
	level: PreviewLevel
): string | undefined => {
	const [ , headings, start ] = NAMES[ property ];
	const own = typography[ `${ start }${ level }` ];
	return own && own !== preview.inherit ? own : typography[ headings ];
};

/** Whether a rule has any declarations. */
const hasStyle = ( { style }: Rule ) => Object.keys( style ).length > 0;

const styleOf = (
	valueOf: ( property: Property ) => string | undefined
): Record< string, string > =>
	Object.fromEntries(
		PROPERTIES.flatMap( ( property ) => {
			const value = valueOf( property );
			return value ? [ [ property, value ] ] : [];
		} )
	);

/**
 * The CSS rules for typography; empty: none.
 *
 * @see spec 3.14
 */
export const typographyRules = ( typography: PreviewTypography ): Rule[] => {
	const size = typography[ 'font-size-body' ];
	const body = {
		...styleOf( ( property ) => typography[ NAMES[ property ][ 0 ] ] ),
		...( size
			? { 'font-size': `${ size.desktop }${ size[ 'desktop-unit' ] }` }
			: {} ),
	};
	return [
		{ selector: 'body', style: body },
		...LEVELS.map( ( level ) => ( {
			selector: `h${ level }`,
			style: styleOf( ( property ) =>
				ofLevel( typography, property, level )
			),
		} ) ),
	].filter( hasStyle );
};

/** A font family with its weight. */
export interface Font {
	families: string;
	weight: string;
}

/** The fonts used by typography, the body's first. */
export const fontsOf = ( typography: PreviewTypography ): Font[] =>
	typographyRules( typography ).flatMap( ( { style } ) => {
		const families = style[ 'font-family' ];
		return families && families !== preview.inherit
			? [ { families, weight: style[ 'font-weight' ] ?? '' } ]
			: [];
	} );
