import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, BrowserContextOptions } from '@playwright/test';
import { chromium } from '@playwright/test';
import { launchOptions } from '../../site/browser';
import { createSandbox, type Sandbox } from '../../site/wallet/sandbox';
import { expect, test as base } from './test';

interface OfTest {
	/**
	 * This worker's fake wallet server, reset before every test, which the
	 * shop's direct checkout is configured to use.
	 */
	wallet: Sandbox;
	/** Whether the browser accepts the wallet's cookies as third-party cookies. */
	thirdPartyCookies: 'allowed' | 'blocked';
}

interface OfWorker {
	workerWallet: Sandbox;
}

/** A browser test with direct checkout enabled. */
export const test = base.extend< OfTest, OfWorker >( {
	thirdPartyCookies: [ 'blocked', { option: true } ],
	// Only the full browser, not the headless shell, blocks third-party cookies.
	launchOptions: [ launchOptions( 'whole' ), { scope: 'worker' } ],
	workerWallet: [
		async ( {}, run ) => {
			const wallet = await createSandbox();
			await run( wallet );
			await wallet.stop();
		},
		{ scope: 'worker' },
	],
	wallet: [
		async ( { workerWallet, site }, run ) => {
			workerWallet.reset();
			await workerWallet.connect( site );
			await run( workerWallet );
		},
		{ auto: true },
	],
	context: async (
		{ context, thirdPartyCookies, baseURL, viewport, launchOptions: own },
		run
	) => {
		if ( thirdPartyCookies === 'blocked' ) {
			// Chromium's default for contexts without a profile.
			await run( context );
			return;
		}
		await withCookies( run, {
			...own,
			viewport,
			...( baseURL === undefined ? {} : { baseURL } ),
		} );
	},
} );

/** Runs with third-party cookies allowed, which takes a browser profile. */
async function withCookies(
	run: ( context: BrowserContext ) => Promise< void >,
	options: BrowserContextOptions
): Promise< void > {
	const profile = mkdtempSync( join( tmpdir(), 'vitrine-profile-' ) );
	mkdirSync( join( profile, 'Default' ) );
	writeFileSync(
		join( profile, 'Default', 'Preferences' ),
		JSON.stringify( { profile: { cookie_controls_mode: 0 } } )
	);
	const context = await chromium.launchPersistentContext( profile, options );
	try {
		await run( context );
	} finally {
		await context.close();
		rmSync( profile, { recursive: true, force: true } );
	}
}

export { expect };
