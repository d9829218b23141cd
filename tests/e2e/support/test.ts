import { expect as check, test as base } from '@playwright/test';
import { temporaryName } from '../../site/boot/owner';
import { createSite } from '../../site/site';
import type { Site } from '../../site/types';
import { assertions, expect } from './asserted';
import { listen, unexpected } from './complaints';
import { databaseErrors, waitForPages, whereabouts } from './patience';
import { BUILT_IN, siteOf, type Shop } from './shops';
import { slowDown } from './slow-line';

interface OfTest {
	/** This worker's shop, reset before every test. */
	site: Site;
	/** Browser errors that a test causes on purpose: `test.use( { allowedErrors: [ /404/ ] } )`. */
	allowedErrors: readonly RegExp[];
	/** PHP notices that a test causes on purpose. */
	allowedNotices: readonly RegExp[];
	/** Fails the test at its end if the browser has logged errors. */
	noErrors: undefined;
	/** Fails a test that has asserted nothing. */
	hasAssertions: undefined;
	/** Keeps listings from prefetching pages in the test's own browser. */
	nothingAhead: undefined;
	/** Whether user actions must not wait for the page to load: `test.use( { isHasty: true } )`. */
	isHasty: boolean;
	/** Delays scripts and responses at random if the run asks for it; user actions do not wait then. */
	line: undefined;
}

interface OfWorker {
	/** The project's shop. */
	shop: Shop;
	/** For internal use: tests use `site`, which is reset for each of them. */
	workerSite: Site;
}

/**
 * A browser test with a shop of its own. Fails if the browser console or PHP's
 * log has an error at its end.
 */
export const test = base.extend< OfTest, OfWorker >( {
	allowedErrors: [ [], { option: true } ],
	allowedNotices: [ [], { option: true } ],
	shop: [ BUILT_IN, { option: true, scope: 'worker' } ],
	workerSite: [
		async ( { shop }, run ) => {
			const { template } = shop;
			const site = await createSite( {
				name: temporaryName( template ),
				temporary: true,
				seed: true,
				copyOf: template,
				settled: true,
				...siteOf( shop ),
			} );
			await run( site );
			await site.stop();
		},
		{ scope: 'worker' },
	],
	site: [
		async ( { workerSite, allowedNotices }, run ) => {
			await workerSite.reset();
			await run( workerSite );
			const notices = workerSite
				.debugLog()
				.split( '\n' )
				.filter( ( line ) => / PHP |^PHP /.test( line ) )
				.filter(
					( line ) =>
						! allowedNotices.some( ( one ) => one.test( line ) )
				);
			check( notices, 'complaints of PHP' ).toEqual( [] );
		},
		{ auto: true },
	],
	baseURL: ( { workerSite }, run ) => run( workerSite.url ),
	isHasty: [ false, { option: true } ],
	line: [
		async ( { context, isHasty, site }, run, info ) => {
			const delay = process.env.VITRINE_SLOW_LINE;
			waitForPages( context, isHasty || Boolean( delay ) );
			await slowDown( context, delay );
			await run( undefined );
			if ( info.status !== info.expectedStatus ) {
				throw new Error(
					`${ await whereabouts( context ) } ${ databaseErrors(
						site.debugLog()
					) }`.trim()
				);
			}
		},
		{ auto: true },
	],
	nothingAhead: [
		async ( { context }, run ) => {
			// The shop would answer prefetch requests of a listing during the next test. Listings do not
			// prefetch on devices with little memory.
			await context.addInitScript( () =>
				Object.defineProperty( navigator, 'deviceMemory', { value: 1 } )
			);
			await run( undefined );
		},
		{ auto: true },
	],
	hasAssertions: [
		async ( {}, run, info ) => {
			const before = assertions();
			await run( undefined );
			if ( info.status === 'passed' && assertions() === before ) {
				throw new Error( 'This test has asserted nothing.' );
			}
		},
		{ auto: true },
	],
	noErrors: [
		async ( { context, allowedErrors }, run ) => {
			const complaints = listen( context );
			await run( undefined );
			check(
				unexpected( complaints, allowedErrors ),
				'errors in the browser'
			).toEqual( [] );
		},
		{ auto: true },
	],
} );

export { expect };
