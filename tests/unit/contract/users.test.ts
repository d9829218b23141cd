import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { globSync } from 'fast-glob';
import contract from '../../../src/contract/contract.json';
import { CONSTANTS } from './spec-constants';
import { NAMES } from './spec-names';

const ROOT = resolve( __dirname, '../../..' );

/** Paths of the contract with a value. */
const placesOf = ( value: unknown, place = '' ): string[] =>
	typeof value === 'object' && value !== null && ! Array.isArray( value )
		? Object.entries( value ).flatMap( ( [ name, inner ] ) =>
				placesOf( inner, place ? `${ place }.${ name }` : name )
		  )
		: [ place ];

const lastOf = ( place: string ) => place.slice( place.lastIndexOf( '.' ) + 1 );

/** Names in the specification outside of its tables, which nothing here reads. */
const NAMED = [
	'limits.tablet_break_px',
	'limits.mobile_break_px',
	'wallet.requests.preemptive_session',
	'wallet.replies.preemptive_session',
	'wallet.replies.preemptive_session_error',
];

const named = new Set( [
	...NAMED,
	...CONSTANTS.map( ( [ , , place ] ) => place ),
	...NAMES.map( ( [ , place ] ) => place ),
] );

/** Every name in the shipped code. */
const used = new Set(
	globSync( [ '{src,includes,blocks}/**/*.{ts,tsx,php}' ], {
		cwd: ROOT,
	} ).flatMap( ( file ) => [
		...( readFileSync( resolve( ROOT, file ), 'utf8' ).match(
			/[A-Za-z_$][\w$-]*/g
		) ?? [] ),
	] )
);

describe( "the contract's names and numbers", () => {
	it( 'are all used, except listed ones', () => {
		const unused = placesOf( contract ).filter(
			( place ) => ! used.has( lastOf( place ) ) && ! named.has( place )
		);
		expect( unused ).toEqual( [] );
	} );

	it( 'are listed only while unused', () => {
		expect(
			NAMED.filter( ( place ) => used.has( lastOf( place ) ) )
		).toEqual( [] );
	} );
} );
