import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Visitor } from './visitor';

/** Pages that every shopper sees. */
const PAGES = [
	'/shop/',
	'/product/everyday-mug/',
	'/product/linen-house-robe/',
	'/product/jar-trio/',
	'/product/glass-carafe/',
];

/**
 * Has visitors who carry a cart look at pages.
 *
 * @param visitors Who.
 * @param views    How many pages in all.
 * @return How many came from the cache.
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

/** A page that the balancer keeps. */
interface Kept {
	path: string;
	/** Headers and body as they came from a node. */
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

/** Values shorter than this stand in many a page by chance. */
const SHORTEST = 10;

/**
 * Pages that hold what belongs to a visitor.
 *
 * @param dir      Folder of the balancer.
 * @param visitors Everybody who was there.
 * @param words    What only they have typed.
 * @return How many pages were read, and a line for each fault.
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
 * Has the balancer forget its pages.
 *
 * @param dir Its folder.
 */
export function forget( dir: string ): void {
	for ( const name of readdirSync( join( dir, 'pages' ) ) ) {
		rmSync( join( dir, 'pages', name ), { recursive: true } );
	}
}

/**
 * Compares the pages that the balancer keeps, which were made for visitors with
 * a cart, with what the nodes give a stranger, byte by byte. Nothing may have
 * been sold in between.
 *
 * @param dir   Folder of the balancer.
 * @param url   Address of the shop.
 * @param nodes Ports of the nodes.
 * @return How many pages were compared, and a line for each fault.
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

/** Where two texts part, with some characters around it. */
function difference( one: string, other: string ): string {
	let at = 0;
	while ( at < one.length && one[ at ] === other[ at ] ) {
		at++;
	}
	const around = ( text: string ) =>
		JSON.stringify( text.slice( Math.max( 0, at - 60 ), at + 60 ) );
	return `${ around( one ) } is kept, a stranger gets ${ around( other ) }`;
}
