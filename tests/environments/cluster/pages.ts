import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Visitor } from './visitor';

/** Pages that all shoppers visit. */
const PAGES = [
	'/shop/',
	'/product/everyday-mug/',
	'/product/linen-house-robe/',
	'/product/jar-trio/',
	'/product/glass-carafe/',
];

/**
 * Has visitors with a filled cart view pages.
 *
 * @param visitors Who.
 * @param views    Total number of page views.
 * @return Number of cache hits.
 */
export async function look(
	visitors: readonly Visitor[],
	views: number
): Promise< number > {
	let hits = 0;
	for ( let n = 0; n < views; n++ ) {
		const visitor = visitors[ n % visitors.length ];
		const answer = await visitor?.send( PAGES[ n % PAGES.length ] ?? '/' );
		hits += answer?.cache === 'HIT' ? 1 : 0;
	}
	return hits;
}

/** A page in the balancer's cache. */
interface Kept {
	path: string;
	/** Headers and body of a node's response. */
	answer: string;
	body: string;
}

function keptPages( dir: string ): Kept[] {
	return readdirSync( join( dir, 'pages' ), {
		recursive: true,
		withFileTypes: true,
	} )
		.filter( ( entry ) => entry.isFile() )
		.map( ( entry ) => {
			const text = readFileSync(
				join( entry.parentPath, entry.name ),
				'utf8'
			);
			const start = text.indexOf( '\nKEY: ' );
			const end = text.indexOf( '\n', start + 1 );
			const head = text.indexOf( '\r\n\r\n', end );
			return {
				path: text.slice( start + 6, end ),
				answer: text.slice( end ),
				body: text.slice( head + 4 ),
			};
		} );
}

/** Shorter values appear in pages by chance. */
const SHORTEST = 10;

/**
 * Finds cached pages with a visitor's data.
 *
 * @param dir      Folder of the balancer.
 * @param visitors All visitors.
 * @param words    Text that only they have entered.
 * @return Number of pages, and a line for each violation.
 */
export function findVisitors(
	dir: string,
	visitors: readonly Visitor[],
	words: readonly string[]
): { pages: number; faults: string[] } {
	const values = visitors.flatMap( ( { cookies } ) =>
		[ ...cookies.values() ].flatMap( ( value ) => [
			value,
			decodeURIComponent( value ),
			decodeURIComponent( value ).split( '|' )[ 0 ] ?? '',
		] )
	);
	const secrets = [ ...new Set( [ ...words, ...values ] ) ].filter(
		( word ) => word.length >= SHORTEST
	);
	const pages = keptPages( dir );
	const faults = pages.flatMap( ( { path, answer } ) => {
		const found = secrets.filter( ( word ) => answer.includes( word ) );
		const isCookie = /^set-cookie:/im.test( answer );
		return found.length > 0 || isCookie
			? [ `${ path } keeps ${ found.join( ', ' ) || 'a cookie' }` ]
			: [];
	} );
	return { pages: pages.length, faults };
}

/**
 * Clears the balancer's cache.
 *
 * @param dir Folder of the balancer.
 */
export function forget( dir: string ): void {
	for ( const name of readdirSync( join( dir, 'pages' ) ) ) {
		rmSync( join( dir, 'pages', name ), { recursive: true } );
	}
}

/**
 * Compares the balancer's cached pages, which were generated for visitors with a
 * cart, with the nodes' responses to a new visitor, byte by byte. Nothing may
 * have been sold in between.
 *
 * @param dir   Folder of the balancer.
 * @param url   URL of the shop.
 * @param nodes Ports of the nodes.
 * @return Number of pages, and a line for each difference.
 */
export async function compareBytes(
	dir: string,
	url: string,
	nodes: readonly number[]
): Promise< { pages: number; faults: string[] } > {
	const pages = keptPages( dir );
	const faults: string[] = [];
	for ( const { path, body } of pages ) {
		for ( const via of nodes ) {
			const fresh = await new Visitor( url ).send( path, { via } );
			if ( fresh.body !== body ) {
				faults.push( `${ path }: ${ difference( body, fresh.body ) }` );
			}
		}
	}
	return { pages: pages.length, faults };
}

/** The first difference between two texts, with some characters around it. */
function difference( one: string, other: string ): string {
	let at = 0;
	while ( at < one.length && one[ at ] === other[ at ] ) {
		at++;
	}
	const around = ( text: string ) =>
		JSON.stringify( text.slice( Math.max( 0, at - 60 ), at + 60 ) );
	return `${ around( one ) } is cached, a new visitor gets ${ around(
		other
	) }`;
}
