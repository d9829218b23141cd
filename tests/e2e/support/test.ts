import { test as base, expect } from '@playwright/test';
import { temporaryName } from '../../site/boot/owner';
import { createSite } from '../../site/site';
import type { Site } from '../../site/types';
import { listen, unexpected } from './complaints';
import { BUILT_IN, siteOf, type Shop } from './shops';

interface OfTest {
	/** This worker's shop, as new at the start of every test. */
	site: Site;
	/** Errors in the browser that a test brings about on purpose: `test.use( { allowedErrors: [ /404/ ] } )`. */
	allowedErrors: readonly RegExp[];
	/** Complaints of PHP that a test brings about on purpose. */
	allowedNotices: readonly RegExp[];
	/** Fails the test at its end when the browser complained. */
	noErrors: undefined;
}

interface OfWorker {
	/** Which shop, as the project has it. */
	shop: Shop;
	/** Tests use `site`, which is as new for each of them. */
	workerSite: Site;
}

/**
 * A test in a browser, on a shop that no other test uses at the same time.
 * Each fails when the browser's console or PHP's log has an error at its end.
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
			expect( notices, 'complaints of PHP' ).toEqual( [] );
		},
		{ auto: true },
	],
	baseURL: ( { workerSite }, run ) => run( workerSite.url ),
	noErrors: [
		async ( { context, allowedErrors }, run ) => {
			const complaints = listen( context );
			await run( undefined );
			expect(
				unexpected( complaints, allowedErrors ),
				'errors in the browser'
			).toEqual( [] );
		},
		{ auto: true },
	],
} );

export { expect };
