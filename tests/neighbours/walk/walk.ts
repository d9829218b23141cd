import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { listen, unexpected } from '../../e2e/support/complaints';
import { expect } from '../../e2e/support/test';
import type { Site } from '../../site/types';
import { cartOf, linesOf } from './cart';
import { look } from './look';
import { watchRequests } from './requests';
import type { Neighbour, Step, Walk } from './types';

const ORDERS = join( __dirname, 'orders.php' );

declare global {
	interface Window {
		/** Defined in in-page.js. */
		takeHeard?: () => string[];
		isSettled?: () => boolean;
		isShowing?: () => boolean;
	}
}

const path = ( url: string, base: string ): string =>
	url
		.replace( base, '' )
		.replace( /order-received\/\d+/, 'order-received/N' )
		.replace( /key=\w+/, 'key=KEY' );

/** Text of an email as displayed. */
const plain = ( html: string ): string =>
	html
		.replace( /<style[\s\S]*?<\/style>|<[^>]*>/g, ' ' )
		.replace( /#\d+/g, '#N' )
		.replace( /\s+/g, ' ' )
		.trim();

/**
 * Runs a plugin's test in a shop.
 *
 * @param browser   Chromium.
 * @param site      The shop.
 * @param neighbour The plugin, which is active.
 * @return The records of each step, and finally the orders.
 */
export async function walkWith(
	browser: Browser,
	site: Site,
	neighbour: Neighbour
): Promise< Step[] > {
	const context = await browser.newContext( { baseURL: site.url } );
	const complaints = listen( context );
	const page = await context.newPage();
	await page.addInitScript( { path: join( __dirname, 'in-page.js' ) } );
	const requests = watchRequests( page, site.url );
	const steps: Step[] = [];
	let heard: string[] = [];

	/** State that may still change: recorded events, and whether the page is busy. */
	const state = async (): Promise< string | null > => {
		try {
			const { events, settled } = await page.evaluate( () => ( {
				events: window.takeHeard?.() ?? [],
				settled: window.isSettled?.() ?? true,
			} ) );
			heard.push( ...events );
			return settled ? String( heard.length ) : null;
		} catch {
			// The page is being left.
			return null;
		}
	};

	const walk: Walk = {
		page,
		site,
		pieces: async () => ( await cartOf( context, site.url ) ).items_count,
		async step( name, act ) {
			requests.take();
			heard = [];
			complaints.lines.splice( 0 );
			await act();
			await requests.rest( state );
			steps.push( {
				name,
				seen: {
					address: [ path( page.url(), site.url ) ],
					events: heard,
					requests: requests.take(),
					...( await look( page, neighbour.shows ?? [] ) ),
					cart: linesOf( await cartOf( context, site.url ) ),
					complaints: unexpected(
						complaints,
						neighbour.allowed ?? []
					).map( ( line ) => line.replaceAll( site.url, '' ) ),
				},
			} );
		},
	};
	try {
		await neighbour.walk( walk );
	} finally {
		await context.close();
	}
	expect( steps.length, 'number of steps' ).toBeGreaterThan( 2 );
	steps.push( {
		name: 'in the end',
		seen: {
			order: JSON.parse( await site.php( ORDERS ) ) as string[],
			mails: site
				.mails()
				.map(
					( { to, subject, message } ) =>
						`${ String( to ) }: ${ plain( subject ) }: ${ plain(
							message
						) }`
				)
				.sort(),
			complaints: site
				.debugLog()
				.split( '\n' )
				.filter( ( line ) => / PHP |^PHP /.test( line ) )
				.map( ( line ) => line.replace( /^\[[^\]]*\]/, '' ) ),
		},
	} );
	return steps;
}
