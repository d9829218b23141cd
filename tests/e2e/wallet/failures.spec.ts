import type { Behavior } from '../../site/wallet/behavior';
import { haveInCart } from '../steps/shopper';
import {
	fillCart,
	goWhereItIsPaid,
	hearWarnings,
	PLACES,
	PRODUCT,
	whenTaken,
} from '../steps/wallet';
import { expect, test } from '../support/wallet';

// Each test waits for timeouts, which would take too long in one worker.
test.describe.configure( { mode: 'parallel' } );

const WHOLE = {
	success: true,
	blog_id: 'sandbox-shop',
	data: { session: 's', iv: 'i', hash: 'h' },
};

interface Failure {
	/** Console warning of the specified list, or its beginning. */
	warning: RegExp;
	/** Behavior of the wallet. */
	wallet?: Partial< Behavior >;
	/** The shop's response instead of a session. */
	session?: unknown;
}

const NO_URL = /^Could not retrieve woopay checkout URL\.$/;
const BAD_URL = /^Invalid woopay session URL: /;
const NO_ANSWER =
	/^woopayConnectIframe did not respond within the allotted time\.$/;
const BAD_SESSION = /^Invalid encrypted session data\.$/;

/** The wallet's timeout in milliseconds, which must be enough for the shop’s own responses. */
const PATIENCE = 3000;

/** Failures by whether third-party cookies are allowed. */
const FAILURES: Record< 'allowed' | 'blocked', Record< string, Failure > > = {
	allowed: {
		'no session [8.5-01]': {
			warning: /^Could not retrieve encrypted session data from store\.$/,
			session: { error: 'Your cart is empty.', code: 'empty' },
		},
		'a session that is not whole [8.5-05]': {
			warning: BAD_SESSION,
			session: { ...WHOLE, data: { session: 's', iv: 'i' } },
		},
		'a session that the shop has not sealed': {
			warning: NO_URL,
			session: WHOLE,
		},
		'no address [8.5-02]': {
			warning: NO_URL,
			wallet: { redirect: 'none' },
		},
		'an error of the wallet’s': {
			warning: NO_URL,
			wallet: { redirect: 'error' },
		},
		'an address without its key [8.5-03]': {
			warning: BAD_URL,
			wallet: { redirect: 'no-key' },
		},
		'a foreign address [8.5-03]': {
			warning: BAD_URL,
			wallet: { redirect: 'foreign' },
		},
		'a script for an address [8.5-03]': {
			warning: BAD_URL,
			wallet: { redirect: 'script' },
		},
		'a wallet that falls silent [8.5-07]': {
			warning: NO_ANSWER,
			wallet: {
				timeout: PATIENCE,
				replies: { setRedirectSessionData: 'silent' },
			},
		},
		'a wallet that is too late [8.5-07]': {
			warning: NO_ANSWER,
			wallet: {
				timeout: PATIENCE,
				replies: {
					setRedirectSessionData: { delay: PATIENCE * 1.5 },
				},
			},
		},
	},
	blocked: {
		'a wallet that is not available [8.5-06]': {
			warning: /^woopay is currently not available\.$/,
			wallet: { reachable: false },
		},
		'a refused minimum session [8.5-04]': {
			warning: /^Could not retrieve redirect data from merchant\.$/,
			session: { success: false },
		},
		'a minimum session that is not whole [8.5-05]': {
			warning: BAD_SESSION,
			session: { ...WHOLE, blog_id: '' },
		},
		'a window that says nothing [8.5-08]': {
			warning: /^iframePostMessage is not set$/,
			wallet: { connect: 'silent' },
		},
		'a window of another origin that speaks for it [5.13-04]': {
			warning: /^iframePostMessage is not set$/,
			wallet: { from: 'foreign' },
		},
		'another window of the wallet’s that speaks for it [5.13-04]': {
			warning: /^iframePostMessage is not set$/,
			wallet: { from: 'nested' },
		},
	},
};

/** The numbers in the names of failures, for a test title. */
const numbers = ( failures: readonly [ string, Failure ][] ): string =>
	[
		...new Set(
			failures.flatMap(
				( [ name ] ) => name.match( /\[[^\]]+\]/g ) ?? []
			)
		),
	].join( ' ' );

for ( const cookies of [ 'allowed', 'blocked' ] as const ) {
	test.describe( `with third-party cookies ${ cookies }`, () => {
		test.use( { thirdPartyCookies: cookies } );

		PLACES.forEach( ( place, turn ) => {
			// Alternate between the two places, since the failures are the same.
			const failures = Object.entries( FAILURES[ cookies ] ).filter(
				( _failure, at ) => at % PLACES.length === turn
			);
			test( `failures of wallet or shop end at the checkout, from the ${ place } [4.17-15] [8.5-11] ${ numbers(
				failures
			) }`, async ( { context, site, wallet } ) => {
				const first = await context.newPage();
				await haveInCart( first, PRODUCT );
				await first.close();
				for ( const [ name, failure ] of failures ) {
					const { warning, wallet: change = {}, session } = failure;
					await test.step( name, async () => {
						wallet.reset();
						wallet.behave( change );
						// A new tab without stored state.
						const page = await context.newPage();
						if ( session ) {
							await page.route( /wc-ajax=wcpay_get_/, ( route ) =>
								route.fulfill( { json: session } )
							);
						}
						const warnings = hearWarnings( page );
						const button = await goWhereItIsPaid(
							page,
							site.url,
							place
						);
						await whenTaken( page, button );
						await button.click();
						await expect( page ).toHaveURL( /\/checkout\/$/ );
						expect( warnings ).toHaveLength( 1 );
						expect( warnings[ 0 ] ).toMatch( warning );
						expect( wallet.payments ).toEqual( [] );
						await page.close();
					} );
				}
			} );
		} );
	} );
}

test.describe( 'an unreachable wallet', () => {
	test.use( { allowedErrors: [ /500|ERR_|chrome-error/ ] } );

	for ( const connect of [ 'error', 'drop' ] as const ) {
		test( `by ${ connect } leaves the shopper at the checkout [4.17-15]`, async ( {
			page,
			site,
			wallet,
		} ) => {
			wallet.behave( { connect } );
			const button = await fillCart( page, site.url, 'cart page' );
			await whenTaken( page, button );
			await button.click();
			await expect( page ).toHaveURL( /\/checkout\/$/ );
		} );
	}
} );
